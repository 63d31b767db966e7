// Practice with teammates: they think in a worker in the page, hints show the way, and the end shows par.
import type { Locator } from '@playwright/test';
import { readBriefing } from './support/briefing';
import { playByHints } from './support/hint_taker';
import type { Player } from './support/player';
import { expect, test } from './support/table';

const mates = ({ page }: Player): Locator => page.getByRole('button', { name: /^[^,]+, teammate,/ });
const hints = ({ page }: Player): Locator => page.getByRole('region', { name: 'Hints' });

test('scenario 1 with three teammates is won by following hints, and the end shows par', { tag: '@long' }, async ({
  site,
}) => {
  test.setTimeout(180_000);
  const ana = await site.player('Ana');
  // Always the same deal: chance is tested elsewhere.
  await ana.page.addInitScript(() => {
    let last = 7;
    const next = (): number => (last = (Math.imul(last, 1_103_515_245) + 12_345) >>> 0) >>> 16;
    crypto.getRandomValues = (room) => {
      if (room instanceof Uint8Array || room instanceof Uint32Array) room.forEach((_, i) => (room[i] = next()));
      return room;
    };
  });
  await ana.page.goto(`${site.url}/practice`);
  await ana.page.getByRole('radio', { name: 'with teammates' }).check();
  await ana.page.getByRole('radio', { name: 'instant' }).check();
  await ana.page.getByRole('radio', { name: '7:00' }).check();
  await ana.button('Start the heist').click();
  await readBriefing(ana.page);
  await ana.seesTheMall();
  await expect(mates(ana)).toHaveCount(3);

  await ana.button('Hint').click();
  await expect(hints(ana)).toHaveAttribute('data-hint', /./);
  await expect(hints(ana).getByRole('status')).toHaveText(/^Next: /);

  await playByHints(ana, 0);
  await expect(ana.heading('You got away')).toBeVisible();
  await expect(ana.page.getByText(/^\d+ actions; par \d+$/)).toBeVisible();
  await expect(hints(ana)).toHaveCount(0);

  await ana.button('Play again').click();
  await expect(ana.heading('You got away')).toHaveCount(0);
  await expect(mates(ana)).toHaveCount(3);
  await expect(hints(ana)).toBeVisible();
});

test('there are hints in a solo game too', async ({ site }) => {
  const ana = await site.player('Ana');
  await ana.page.goto(`${site.url}/practice/solo?scenario=3`);
  await readBriefing(ana.page);
  await ana.seesTheMall();
  await ana.button('Hint').click();
  await expect(hints(ana).getByRole('status')).toHaveText('Next: turn over another action.');
  await ana.page.keyboard.press('r');
  await expect(hints(ana).getByRole('status')).toHaveText('');
});

test('the introduction ends with a game with teammates', { tag: '@quick' }, async ({ site }) => {
  const ana = await site.player('Ana');
  await ana.page.goto(`${site.url}/practice/introduction`);
  await ana.seesTheMall();
  const skip = ana.button(/^(Skip|Move them for me)$/);
  for (let lesson = 1; lesson <= 14; lesson += 1) {
    await expect(ana.page.getByText(`Lesson ${lesson} of 14`)).toBeVisible();
    await skip.click();
  }
  await ana.page
    .getByRole('region', { name: 'You got away' })
    .getByRole('button', { name: 'Play with teammates now' })
    .click();
  await readBriefing(ana.page);
  await expect(mates(ana)).toHaveCount(3);
  const { hash } = await ana.position();
  await expect.poll(async () => (await ana.position()).hash, { timeout: 20_000 }).not.toBe(hash);
});
