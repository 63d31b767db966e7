// The Book, a crew and the heist of the day in a browser, as people come to them.
import { languageCodes, type LanguageCode } from '../src/settings/languages';
import type { BookKey } from '../src/text/book';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { Guests } from '../shots/support/guests';
import { credit, foundCrew, secretOf, winFor } from './support/crews';
import { program, type GameServer } from './support/game_server';
import { overflowing } from './support/overflow';
import { expect, playOn, readScript, test } from './support/table';

type BookTexts = Readonly<Record<BookKey, string>>;

async function textsOf(language: LanguageCode): Promise<BookTexts> {
  return ((await import(`../src/text/${language}/book.ts`)) as { default: BookTexts }).default;
}

async function proofIsWatched(page: Page): Promise<void> {
  await page.locator('[data-achievement="13"]').getByRole('link', { name: 'Watch', exact: true }).click();
  await expect(page.locator('[data-pawn="yellow"]')).toBeVisible();
}

test('a crew is started, someone else opens its link, and it can be left', async ({ site }) => {
  const ana = await site.player('Ana');
  const link = await foundCrew(site, ana.page, 'The Foxes');
  expect(link).toMatch(/\/crew#[0-9a-f]{32}$/);
  await ana.page.getByText('Delete the crew').click();
  await expect(ana.page.getByText(`magicmaze forget ${link}`)).toBeVisible();
  const bo = await site.player('Bo');
  await bo.page.goto(link);
  await expect(bo.heading('The Foxes')).toBeVisible();
  await expect(bo.page).toHaveURL(/\/crew$/); // the secret doesn't stay in the address
  await bo.button('Leave the crew').click();
  await bo.page.getByRole('dialog').getByRole('button', { name: 'Leave the crew' }).click();
  await expect(bo.button('Start crew')).toBeVisible();
  await bo.page.getByRole('textbox', { name: 'Crew link' }).fill('nonsense');
  await bo.button('Join crew').click();
  await expect(bo.page.getByRole('alert')).toHaveText('That isn’t a crew link.');
  await bo.page.getByRole('textbox', { name: 'Crew link' }).fill(link);
  await bo.button('Join crew').click();
  await expect(bo.heading('The Foxes')).toBeVisible();
});

test("B-SCORE-1: a crew's win is in the Book, marked as special if its deal was custom, and can be raced", {
  tag: '@long',
}, async ({ site }) => {
  test.setTimeout(120_000);
  const ana = await site.player('Ana');
  const bo = await site.player('Bo');
  const link = await foundCrew(site, ana.page, 'The Foxes');
  const game = readScript('won_s1_by_two');
  const table = await site.openTable({ ...game.choice, crew: secretOf(link) });
  await site.gather(table, [ana, bo]);
  await playOn([ana, bo], game.script);
  await expect(ana.heading('You got away')).toBeVisible();
  await ana.page.goto(`${site.url}/book`);
  await ana.page.getByRole('button', { name: /9 tiles/ }).click();
  const entry = ana.page.locator('.entry-row');
  await expect(entry).toContainText('The Foxes');
  await expect(entry).toContainText('custom deal');
  await expect(entry).not.toContainText('Ana'); // it was a private table
  await expect(entry.getByRole('link', { name: 'Watch' })).toHaveAttribute('href', /\/replay\/[0-9a-f]{32}$/);
  await ana.page.getByRole('radio', { name: 'My crew' }).check();
  await expect(ana.page.locator('.entry-row')).toContainText('Ana, Bo');
  await ana.page.getByRole('radio', { name: 'By the book' }).check();
  await expect(ana.page.getByText('Nothing here yet.')).toBeVisible();

  // The same deal again, with the earlier game's heroes as ghosts.
  await ana.page.getByRole('radio', { name: 'Special' }).check();
  await ana.button('Race this').click();
  await expect(ana.page).toHaveURL(/\/t\//);
  await ana.isOnline();
  await bo.page.goto(ana.page.url()); // the page knows his name
  await bo.isOnline();
  for (const player of [ana, bo]) await player.sayReady();
  for (const player of [ana, bo]) await player.seesTheMall();
  await expect(bo.page.locator('[data-race="running"]')).toContainText('Them:');
  await expect(bo.page.locator('[data-rival]').first()).toBeVisible();
  await expect(bo.page.locator('[data-race]')).toContainText(/[1-9]\d* tile/, { timeout: 60_000 });
});

test("ACH-42: a crew's achievements are on its page with their proof, and can be shown to others", async ({
  site,
  browser,
}) => {
  test.setTimeout(120_000);
  const ana = await site.player('Ana');
  const link = await foundCrew(site, ana.page, 'The Foxes');
  await expect(ana.page.locator('[data-achievements-earned]')).toHaveText('0 of 42');
  await expect(ana.page.getByRole('link', { name: 'Share' })).toHaveCount(0);
  await winFor(site, await Guests.arrive(browser, site), link, 'earned_together');
  await ana.page.reload();
  await expect(ana.page.locator('.entry-row')).toContainText('Together'); // won, and yet R-90: the deal was set up by hand
  await expect(ana.page.locator('[data-achievements-earned]')).toHaveText('0 of 42');
  await credit(site, 'ACH-13');
  await ana.page.reload();
  const achievement = ana.page.locator('[data-achievement="13"]');
  await expect(achievement).toContainText('All in one corner');
  await expect(achievement.getByRole('link', { name: 'Watch', exact: true })).toHaveAttribute(
    'href',
    /\/replay\/[0-9a-f]{32}$/,
  );
  await ana.page.getByRole('link', { name: 'Share' }).click();
  await expect(ana.page).toHaveURL(/\/achievements\/[0-9a-f]{32}$/);

  // Someone else looks, has no crew, and can't do anything with it.
  const bo = await site.player('Bo');
  await bo.page.goto(ana.page.url());
  await expect(bo.heading('Achievements: The Foxes')).toBeVisible();
  const earned = Number(await bo.page.locator('[data-achievements-earned]').getAttribute('data-achievements-earned'));
  await expect(bo.page.locator('[data-achievement]')).toHaveCount(earned);
  await expect(bo.page.locator('[data-achievement-missing]')).toHaveCount(42 - earned);
  await bo.page.getByText('Still to earn').click();
  await expect(bo.page.locator('[data-achievement-missing="42"]')).toContainText('Tell everyone');
  await expect(bo.page.locator('body')).not.toContainText(secretOf(link));
  await expect(bo.page.locator('.entry-row')).toContainText('Together');
  await expect(bo.page.locator('.entry-row')).not.toContainText('Cy'); // it was a private table
  await proofIsWatched(bo.page);
  await bo.page.goto(`${site.url}/book`);
  await bo.page.getByRole('link', { name: 'The Foxes' }).first().click();
  await expect(bo.heading('Achievements: The Foxes')).toBeVisible();
  await bo.page.goto(`${site.url}/deeds/nothing`);
  await expect(bo.page.getByRole('alert')).toContainText('doesn’t know that crew');
});

test('a table for the heist of the day gathers, its try counts when it begins, and it is on the leaderboard', async ({
  site,
}) => {
  const ana = await site.player('Ana');
  await ana.page.goto(`${site.url}/heist`);
  await expect(ana.page.getByText('You need a crew for the heist.')).toBeVisible();
  await foundCrew(site, ana.page, 'The Foxes');
  await ana.page.goto(`${site.url}/heist`);
  await expect(ana.page.getByText('Nobody has tried yet.')).toBeVisible();
  await ana.button('Open a table for the heist').click();
  await expect(ana.page).toHaveURL(/\/t\//);
  const table = ana.page.url();
  const others = await Promise.all(['Bo', 'Cy'].map((name) => site.player(name)));
  await site.gather(table, [ana, ...others]);
  await others[0]?.page.goto(`${site.url}/heist`);
  await expect(others[0]?.page.locator('.entry-row') ?? ana.page.locator('body')).toContainText('started');
  await ana.page.goto(`${site.url}/heist`);
  await expect(ana.page.locator('.entry-row')).toContainText('your crew');
  await expect(ana.page.getByText('Your crew’s try is under way.')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Previous day' }).click();
  await expect(ana.page.getByText('This day is over. Anyone can watch its games.')).toBeVisible();
});

test("a heist's lobby says that there is one try, and offers nothing else to play", async ({ site }) => {
  const ana = await site.player('Ana');
  await ana.page.addInitScript(() => localStorage.setItem('magicmaze.name', JSON.stringify('Ana')));
  await foundCrew(site, ana.page, 'The Foxes');
  await ana.page.goto(`${site.url}/heist`);
  await ana.button('Open a table for the heist').click();
  await expect(ana.page.locator('[data-challenge="heist"]')).toContainText('one try each');
  await expect(ana.button(/^Ready$/)).toBeVisible();
  await expect(ana.button('Choose')).toHaveCount(0); // its deal is set
  await expect(ana.page.getByText('play solo')).toHaveCount(0);
});

// Games of Maximum Security that were won elsewhere.
async function importGames(server: GameServer, names: readonly string[]): Promise<void> {
  const files = names.map((name) =>
    fileURLToPath(new URL(`../../tests/records/expansion/won-${name}.mmr`, import.meta.url)),
  );
  await server.stop();
  await promisify(execFile)(program, ['import', ...files, '--data', server.folder]);
  await server.run();
}

test('games of Maximum Security are listed separately, by name and in order, and watched by name', async ({ site }) => {
  await importGames(site.server, ['t10', 't2', 't1-hardcore', 'f1', 't1', 'f0']);
  const { page } = await site.player('Ana', { viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto(`${site.url}/book`);
  await expect(page.getByRole('heading', { name: 'Maximum Security', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Custom scenarios' })).toHaveCount(0);
  const rows = page.locator('.book-row-name');
  await expect(rows.nth(17)).toHaveText('Night watch');
  await expect(rows.nth(18)).toHaveText('Full game 1: Doors and shafts');
  await expect(rows.nth(19)).toHaveText(/^Tutorial 1: [^·]+$/);
  await expect(rows.nth(20)).toHaveText(/^Tutorial 1: .+ · hardcore$/);
  await expect(rows.nth(21)).toHaveText(/^Tutorial 2: /);
  await expect(rows.nth(22)).toHaveText(/^Tutorial 10: /);
  expect(await overflowing(page)).toEqual([]);
  const hard = `Maximum Security · ${await rows.nth(20).textContent()}`;
  await expect(page.locator('.entry-row', { hasText: `${hard} · 6 tiles` })).toHaveCount(1);
  await page.locator('.book-row', { hasText: 'hardcore' }).getByRole('button').click();
  await expect(page.getByRole('heading', { name: `${hard} · 6 tiles` })).toBeVisible();
  await page.getByRole('link', { name: 'Watch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: hard })).toBeVisible();
});

test.describe('a full Book', () => {
  test.use({ finishedGames: 600 });

  test('can be read by scenario, level and seats, page by page, raced and downloaded', { tag: '@quick' }, async ({
    site,
  }) => {
    const { page } = await site.player('Ana');
    await page.goto(site.url);
    await page.getByRole('link', { name: /The Great Book/ }).click();
    await expect(page.getByRole('heading', { name: 'The Great Book' })).toBeVisible();
    await expect(page.locator('.entry-row')).toHaveCount(25);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.locator('.entry-row')).toHaveCount(50);
    const cell = page.locator('.book-cell', { hasText: 'best' }).first();
    await cell.click();
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('radio', { name: 'By the book' }).check();
    const best = /best: (\d+)/.exec((await cell.locator('.book-cell-best').textContent()) ?? '')?.[1];
    await expect(page.locator('.entry-row').first()).toContainText(`${best} sand timer space`);
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Spreadsheet (CSV)' }).click(),
    ]);
    expect(csv.suggestedFilename()).toBe('great-book.csv');
    await page.getByRole('button', { name: 'Race this' }).first().click();
    await expect(page).toHaveURL(/\/t\//);
  });

  for (const language of languageCodes) {
    test(`nothing overflows at 360 pixels (${language})`, async ({ site }) => {
      const texts = await textsOf(language);
      const { page } = await site.player('Ana', { viewport: { width: 360, height: 740 }, hasTouch: true });
      await page.addInitScript((chosen) => {
        localStorage.setItem('magicmaze.language', JSON.stringify(chosen));
      }, language);
      for (const place of ['book', 'heist', 'crew'] as const) {
        await page.goto(`${site.url}/${place}`);
        await expect(page.getByRole('heading', { level: 1, name: texts[`${place}.title`] })).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: texts['book.loading'] })).toHaveCount(0);
        expect(await overflowing(page), place).toEqual([]);
      }
    });
  }
});
