// The Book, a crew and the heist of the day in a browser, as people come to them.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import de from '../src/text/de/book';
import en from '../src/text/en/book';
import pt from '../src/text/pt/book';
import { Guests } from '../shots/support/guests';
import { credit, foundCrew, secretOf, winFor } from './support/crews';
import { program, type GameServer } from './support/game_server';
import { overflowing } from './support/overflow';
import { expect, playOn, readScript, test } from './support/table';

const texts = { en, de, pt } as const;

async function deedProofIsWatched(page: Page): Promise<void> {
  await page.locator('[data-deed="13"]').getByRole('link', { name: 'proof' }).click();
  await expect(page.locator('[data-pawn="yellow"]')).toBeVisible();
}

test('a crew is founded, its link opens it for somebody else, and one can leave it', async ({ house }) => {
  const ana = await house.player('Ana');
  const link = await foundCrew(house, ana.page, 'The Foxes');
  expect(link).toMatch(/\/crew#[0-9a-f]{32}$/);
  await ana.page.getByText('Forget the crew').click();
  await expect(ana.page.getByText(`magicmaze forget ${link}`)).toBeVisible();
  const bo = await house.player('Bo');
  await bo.page.goto(link);
  await expect(bo.heading('The Foxes')).toBeVisible();
  await expect(bo.page).toHaveURL(/\/crew$/); // the secret does not stay in the address
  await bo.button('Stop playing for it here').click();
  await bo.page.getByRole('dialog').getByRole('button', { name: 'Stop playing for it here' }).click();
  await expect(bo.button('Found it')).toBeVisible();
  await bo.page.getByRole('textbox', { name: 'Link of the crew' }).fill('nonsense');
  await bo.button('Play for it').click();
  await expect(bo.page.getByRole('alert')).toHaveText('That is no link of a crew.');
  await bo.page.getByRole('textbox', { name: 'Link of the crew' }).fill(link);
  await bo.button('Play for it').click();
  await expect(bo.heading('The Foxes')).toBeVisible();
});

test('B-SCORE-1: a win for the crew stands in the Book, apart where its deal was laid by hand, and is raced', { tag: '@long' }, async ({ house }) => {
  test.setTimeout(120_000);
  const ana = await house.player('Ana');
  const bo = await house.player('Bo');
  const link = await foundCrew(house, ana.page, 'The Foxes');
  const game = readScript('won_s1_by_two');
  const table = await house.openTable({ ...game.choice, crew: secretOf(link) });
  await house.gather(table, [ana, bo]);
  await playOn([ana, bo], game.script);
  await expect(ana.heading('You got away')).toBeVisible();
  await ana.page.goto(`${house.url}/book`);
  await ana.page.getByRole('button', { name: /9 tiles/ }).click();
  const entry = ana.page.locator('.entry-row');
  await expect(entry).toContainText('The Foxes');
  await expect(entry).toContainText('laid by hand');
  await expect(entry).not.toContainText('Ana'); // it was a private table
  await expect(entry.getByRole('link', { name: 'Watch' })).toHaveAttribute('href', /\/replay\/[0-9a-f]{32}$/);
  await ana.page.getByRole('radio', { name: 'My crew' }).check();
  await expect(ana.page.locator('.entry-row')).toContainText('Ana, Bo');
  await ana.page.getByRole('radio', { name: 'By the book' }).check();
  await expect(ana.page.getByText('Nothing is written here yet.')).toBeVisible();

  // The same deal once more, and those of before go with them as ghosts.
  await ana.page.getByRole('radio', { name: 'Apart' }).check();
  await ana.button('Race this').click();
  await expect(ana.page).toHaveURL(/\/t\//);
  await ana.isOnline();
  await bo.page.goto(ana.page.url()); // the page knows his name
  await bo.isOnline();
  for (const player of [ana, bo]) await player.sayReady();
  for (const player of [ana, bo]) await player.seesTheMall();
  await expect(bo.page.locator('[data-race="running"]')).toContainText('They:');
  await expect(bo.page.locator('[data-rival]').first()).toBeVisible();
  await expect(bo.page.locator('[data-race]')).toContainText(/[1-9]\d* tile/, { timeout: 60_000 });
});

test('ACH-42: what a crew has achieved stands on its page with its proof, and is shown to others', async ({ house, browser }) => {
  test.setTimeout(120_000);
  const ana = await house.player('Ana');
  const link = await foundCrew(house, ana.page, 'The Foxes');
  await expect(ana.page.locator('[data-deeds-earned]')).toHaveText('0 of 42');
  await expect(ana.page.getByRole('link', { name: 'Show them to others' })).toHaveCount(0);
  await winFor(house, await Guests.arrive(browser, house), link, 'earned_together');
  await ana.page.reload();
  await expect(ana.page.locator('.entry-row')).toContainText('Together'); // won, and yet R-90: the deal was laid by hand
  await expect(ana.page.locator('[data-deeds-earned]')).toHaveText('0 of 42');
  await credit(house, 'ACH-13');
  await ana.page.reload();
  const deed = ana.page.locator('[data-deed="13"]');
  await expect(deed).toContainText('All in one corner');
  await expect(deed.getByRole('link', { name: 'proof' })).toHaveAttribute('href', /\/replay\/[0-9a-f]{32}$/);
  await ana.page.getByRole('link', { name: 'Show them to others' }).click();
  await expect(ana.page).toHaveURL(/\/deeds\/[0-9a-f]{32}$/);

  // Somebody else looks, plays for nobody, and can do nothing with it.
  const bo = await house.player('Bo');
  await bo.page.goto(ana.page.url());
  await expect(bo.heading('Achievements of The Foxes')).toBeVisible();
  const earned = Number(await bo.page.locator('[data-deeds-earned]').getAttribute('data-deeds-earned'));
  await expect(bo.page.locator('[data-deed]')).toHaveCount(earned);
  await expect(bo.page.locator('[data-deed-missing]')).toHaveCount(42 - earned);
  await bo.page.getByText('Still to earn').click();
  await expect(bo.page.locator('[data-deed-missing="42"]')).toContainText('Tell everybody');
  await expect(bo.page.locator('body')).not.toContainText(secretOf(link));
  await expect(bo.page.locator('.entry-row')).toContainText('Together');
  await expect(bo.page.locator('.entry-row')).not.toContainText('Cy'); // it was a private table
  await deedProofIsWatched(bo.page);
  await bo.page.goto(`${house.url}/book`);
  await bo.page.getByRole('link', { name: 'The Foxes' }).first().click();
  await expect(bo.heading('Achievements of The Foxes')).toBeVisible();
  await bo.page.goto(`${house.url}/deeds/nothing`);
  await expect(bo.page.getByRole('alert')).toContainText('does not know that crew');
});

test('the heist of the day is gathered for, counts when it begins, and stands on its board', async ({ house }) => {
  const ana = await house.player('Ana');
  await ana.page.goto(`${house.url}/heist`);
  await expect(ana.page.getByText('The heist is played for a crew.')).toBeVisible();
  await foundCrew(house, ana.page, 'The Foxes');
  await ana.page.goto(`${house.url}/heist`);
  await expect(ana.page.getByText('Nobody has tried yet.')).toBeVisible();
  await ana.button('Gather for the heist').click();
  await expect(ana.page).toHaveURL(/\/t\//);
  const table = ana.page.url();
  const others = await Promise.all(['Bo', 'Cy'].map((name) => house.player(name)));
  await house.gather(table, [ana, ...others]);
  await others[0]?.page.goto(`${house.url}/heist`);
  await expect(others[0]?.page.locator('.entry-row') ?? ana.page.locator('body')).toContainText('has begun');
  await ana.page.goto(`${house.url}/heist`);
  await expect(ana.page.locator('.entry-row')).toContainText('your crew');
  await expect(ana.page.getByText('Your crew has begun its try.')).toBeVisible();
  await ana.page.getByRole('button', { name: 'The day before' }).click();
  await expect(ana.page.getByText('This day is over: everybody may watch.')).toBeVisible();
});

test('the lobby of a heist says that there is one try, and offers nothing else', async ({ house }) => {
  const ana = await house.player('Ana');
  await ana.page.addInitScript(() => localStorage.setItem('magicmaze.name', JSON.stringify('Ana')));
  await foundCrew(house, ana.page, 'The Foxes');
  await ana.page.goto(`${house.url}/heist`);
  await ana.button('Gather for the heist').click();
  await expect(ana.page.locator('[data-challenge="heist"]')).toContainText('Your crew has one try.');
  await expect(ana.button(/^Ready$/)).toBeVisible();
  await expect(ana.button('Choose')).toHaveCount(0); // its deal is set
  await expect(ana.page.getByText('play solo')).toHaveCount(0);
});

// Games of Maximum Security that were won elsewhere.
async function importGames(server: GameServer, names: readonly string[]): Promise<void> {
  const files = names.map((name) => fileURLToPath(new URL(`../../tests/records/expansion/won-${name}.mmr`, import.meta.url)));
  await server.stop();
  await promisify(execFile)(program, ['import', ...files, '--data', server.folder]);
  await server.run();
}

test('games of Maximum Security stand by themselves, by name and in their order, and are watched by name', async ({ house }) => {
  await importGames(house.server, ['t10', 't2', 't1-hardcore', 'f1', 't1', 'f0']);
  const { page } = await house.player('Ana', { viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto(`${house.url}/book`);
  await expect(page.getByRole('heading', { name: 'Maximum Security', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Scenarios of people’s own' })).toHaveCount(0);
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

  test('is read by scenario, level and seats, page by page, raced and taken along', { tag: '@quick' }, async ({ house }) => {
    const { page } = await house.player('Ana');
    await page.goto(house.url);
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
      page.getByRole('button', { name: 'As a table (CSV)' }).click(),
    ]);
    expect(csv.suggestedFilename()).toBe('great-book.csv');
    await page.getByRole('button', { name: 'Race this' }).first().click();
    await expect(page).toHaveURL(/\/t\//);
  });

  for (const language of ['en', 'de', 'pt'] as const) {
    test(`nothing overflows at 360 pixels (${language})`, async ({ house }) => {
      const { page } = await house.player('Ana', { viewport: { width: 360, height: 740 }, hasTouch: true });
      await page.addInitScript((chosen) => {
        localStorage.setItem('magicmaze.language', JSON.stringify(chosen));
      }, language);
      for (const place of ['book', 'heist', 'crew'] as const) {
        await page.goto(`${house.url}/${place}`);
        await expect(page.getByRole('heading', { level: 1, name: texts[language][`${place}.title`] })).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: texts[language]['book.loading'] })).toHaveCount(0);
        expect(await overflowing(page), place).toEqual([]);
      }
    });
  }
});
