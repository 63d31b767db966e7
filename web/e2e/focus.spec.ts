// Keyboard players continue where they were when a dialog closes.
import type { Page } from '@playwright/test';
import { expect, readScript, test } from './support/table';

const game = readScript('won_s1_by_two');

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return (
      activeElement?.getAttribute('aria-label') ??
      `${activeElement?.tagName}: ${activeElement?.textContent?.trim() ?? ''}`
    );
  });

test('dialogs in the lobby and at the table return the focus', async ({ site }) => {
  const link = await site.openTable(game.choice);
  const [ana, bo] = [await site.player('Ana'), await site.player('Bo')];
  const { page } = ana;
  const goesBackTo = async (opener: RegExp): Promise<void> => {
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => focused(page)).toMatch(opener);
  };
  await ana.enter(link);
  for (const name of ['Choose', 'Settings', 'Leave']) {
    await ana.button(name).first().press('Enter');
    await goesBackTo(new RegExp(`${name}`));
  }
  await bo.enter(link);
  await ana.sayReady();
  await bo.sayReady();
  await ana.seesTheMall();
  for (const name of [
    'Players and invite',
    'Keyboard shortcuts',
    'Settings',
    'Report a bug',
    'Give up',
    'Leave the table',
  ]) {
    await ana.button('Menu').press('Enter');
    await page.getByRole('dialog').getByRole('button', { name }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
    await goesBackTo(/^Menu$/);
  }
});

test('the dialog of a seat returns the focus, however it closes', async ({ site }) => {
  const link = await site.openTable(game.choice);
  const [ana, bo] = [await site.player('Ana'), await site.player('Bo')];
  const { page } = ana;
  await site.gather(link, [ana, bo]);
  const plate = page.getByRole('button', { name: /^Bo/ });
  const sheet = page.getByRole('group', { name: 'Bo' });
  await plate.press('Enter');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(plate).toBeFocused();
  await plate.press('Enter');
  await sheet.getByRole('button', { name: 'Stare' }).press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(plate).toBeFocused();
});

test('a dialog whose opener is gone moves the focus to the heading of the screen', async ({ site }) => {
  const link = await site.openTable(game.choice);
  const [ana, bo] = [await site.player('Ana'), await site.player('Bo')];
  const { page } = ana;
  await site.gather(link, [ana, bo]);
  await page.clock.install();
  await page.keyboard.press('t'); // too early: says why not, for a moment
  await page
    .getByRole('button', { name: 'Rule' })
    .or(page.getByRole('link', { name: 'Rule' }))
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(page.locator('.word-line-word')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => focused(page)).toMatch(/^H1: At the table/);
});

test('looking at the mall after the end and coming back, the focus follows', async ({ site }) => {
  const link = await site.openTable(game.choice);
  const [ana, bo] = [await site.player('Ana'), await site.player('Bo')];
  const { page } = ana;
  await site.gather(link, [ana, bo]);
  await ana.button('Menu').press('Enter');
  await ana.button('Give up').press('Enter');
  await page.getByRole('dialog', { name: 'Give up?' }).getByRole('button', { name: 'Give up' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('H2: Given up');
  await ana.button('Look at the mall').press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^BUTTON: /);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('H2: Given up');
});
