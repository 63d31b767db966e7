// Practice with teammates: they think in a worker in the page, hints show the way, and the end shows par.
import type { Locator } from '@playwright/test';
import { readBriefing } from './support/briefing';
import { playByHints } from './support/hint_taker';
import type { Player } from './support/player';
import { panBy } from './support/pan';
import { withSameDeal } from './support/same_deal';
import { expect, test } from './support/table';

const mates = ({ page }: Player): Locator => page.getByRole('button', { name: /^[^,]+, teammate,/ });
const abilitiesOf = (all: Locator): Promise<readonly string[]> =>
  all.evaluateAll((each) => each.map((one) => one.getAttribute('data-ability') ?? '').sort());
const hints = ({ page }: Player): Locator => page.getByRole('region', { name: 'Hints' });

test('scenario 1 with three teammates is won by following hints, and the end shows par', { tag: '@long' }, async ({
  site,
}) => {
  test.setTimeout(180_000);
  const ana = await site.player('Ana');
  await withSameDeal(ana.page);
  await ana.page.goto(`${site.url}/practice`);
  await ana.page.locator('.solo-options').getByRole('radio', { name: 'with teammates' }).check();
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

  await ana.goesOn('Play again');
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
  for (let lesson = 1; lesson <= 17; lesson += 1) {
    await expect(ana.page.getByText(`Lesson ${lesson} of 17`)).toBeVisible();
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

test('the briefing shows the goal and my actions, and the sand waits until it is read', async ({ site }) => {
  const ana = await site.player('Ana');
  await ana.page.clock.install();
  await ana.page.goto(`${site.url}/practice/solo?scenario=10&seats=4`);
  const briefing = ana.page.locator('[data-briefing="S10"]');
  await expect(briefing.locator('[data-goal-steps]')).toHaveAttribute('data-goal-steps', 'foreign foreign');
  const mine = briefing.locator('[data-ability]');
  await expect(mine).not.toHaveCount(0);
  const dealt = await abilitiesOf(mine);
  await ana.page.clock.fastForward(100_000);
  await readBriefing(ana.page);
  await ana.seesTheMall();
  await expect(ana.page.locator('.sand-timer-text')).toHaveText(/^(3:00|2:5\d)$/);
  expect(await abilitiesOf(ana.page.locator('.your-place [data-ability]'))).toEqual(dealt);
});

test('the next scenario has its own briefing, and its sand waits too; the same scenario again begins at once', async ({
  site,
}) => {
  const ana = await site.player('Ana');
  await ana.page.clock.install();
  await ana.page.goto(`${site.url}/practice/solo?scenario=2&seats=4`);
  await readBriefing(ana.page);
  const time = ana.page.locator('.sand-timer-text');
  const endsHere = async (): Promise<void> => {
    await ana.seesTheMall();
    await ana.button('Menu').click();
    await ana.button('Give up').click();
    await ana.page.getByRole('dialog', { name: 'Give up?' }).getByRole('button', { name: 'Give up' }).click();
    await ana.page.clock.fastForward(2_000);
    await expect(ana.heading('Given up')).toBeVisible();
  };
  await endsHere();
  await ana.button('Play again').click();
  await expect(time).toHaveText(/^(3:00|2:5\d)$/);
  await expect(ana.page.locator('[data-briefing]')).toHaveCount(0);
  await endsHere();
  await ana.goesOn('Next scenario');
  await expect(ana.page.locator('[data-briefing="S3"] [data-ability]')).not.toHaveCount(0);
  await ana.page.clock.fastForward(100_000);
  await readBriefing(ana.page);
  await ana.seesTheMall();
  await expect(time).toHaveText(/^(3:00|2:5\d)$/);
});

test('where teammates wait for me is marked at the edge while it is out of sight', async ({ site }) => {
  const ana = await site.player('Ana', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await withSameDeal(ana.page);
  await ana.page.goto(`${site.url}/practice/solo?scenario=1&seats=2&pace=instant&sand=420000`);
  await readBriefing(ana.page);
  await ana.seesTheMall();
  const mark = ana.page.locator('[data-awaited]');
  await expect(mark).toHaveCount(1, { timeout: 60_000 });
  await expect(mark).toBeHidden();
  // The camera comes closer and is moved away, until the place is out of sight.
  const goAway = async (): Promise<boolean> => {
    if (await mark.isVisible()) return true;
    const place = await mark.getAttribute('data-awaited', { timeout: 1000 }).catch(() => null);
    const at = place === null ? null : await ana.space(place).boundingBox();
    if (at === null) return false;
    await ana.page.mouse.move(195, 400);
    await ana.page.mouse.wheel(0, -200);
    await panBy(ana.page, at.x < 195 ? -90 : 90, at.y < 400 ? -90 : 90);
    return false;
  };
  await expect.poll(goAway, { intervals: [100] }).toBe(true);
  await mark.click();
  await expect(mark.filter({ visible: true })).toHaveCount(0);
});

test('the home page plays a game that was won, unless motion is reduced', async ({ site }) => {
  const ana = await site.player('Ana', { reducedMotion: 'no-preference' });
  await ana.page.goto(site.url);
  const show = ana.page.locator('[data-show="game"]');
  await expect(show.locator('[data-tile]')).not.toHaveCount(0);
  await expect(show.locator('[data-tile="7"]')).toHaveCount(1, { timeout: 15_000 }); // it goes on
  expect(await show.evaluate((element) => element.matches('[inert][aria-hidden="true"]'))).toBe(true);
  const bo = await site.player('Bo', { reducedMotion: 'reduce' });
  await bo.page.goto(site.url);
  await expect(bo.page.locator('.night-scene')).toBeVisible();
  await expect(bo.page.locator('[data-show]')).toHaveCount(0);
});

test('a game lost in practice leads to where it was decided, in its own replay', async ({ site }) => {
  const ana = await site.player('Ana');
  await ana.page.clock.install();
  await ana.page.goto(`${site.url}/practice/solo?scenario=1&seats=2&pace=instant&sand=20000`);
  await readBriefing(ana.page);
  await ana.seesTheMall();
  const { version } = await ana.position();
  await ana.page.clock.runFor(4_000);
  await ana.reaches(version + 1); // a teammate has done something
  await ana.page.clock.runFor(20_000);
  await expect(ana.heading('Caught')).toBeVisible();
  const decided = ana.page.locator('a[href^="/replay/practice#"]');
  await expect(decided).toHaveCount(1);
  const opening = ana.context.waitForEvent('page');
  await decided.click();
  const replay = await opening;
  await expect(replay.locator('[data-pawn="yellow"]')).toBeVisible();
  await expect(replay.getByRole('heading', { level: 1 })).toContainText('1 ·');
});
