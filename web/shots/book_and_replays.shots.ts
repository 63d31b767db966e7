// What is kept: the Book, a crew and what it has earned, the heist of the day, replays, custom scenarios, a race.
import { fileURLToPath } from 'node:url';
import { credit, foundCrew, winFor } from '../e2e/support/crews';
import { expect } from '../e2e/support/table';
import { regular, scene, take, test } from './support/scene';

const record = (name: string): string => fileURLToPath(new URL(`../../tests/records/v1/${name}`, import.meta.url));

test.describe('a full Book', () => {
  test.use({ finishedGames: 600 });
  scene('book', async ({ site }) => {
    const { page } = await regular(site);
    await page.goto(`${site.url}/book`);
    await expect(page.locator('.entry-row')).toHaveCount(25);
    await take(page, 'book');
    await take(page, 'book-entries', async () => page.locator('.entry-row').nth(2).scrollIntoViewIfNeeded());
  });
});

scene('book-empty', async ({ site }) => {
  const { page } = await regular(site);
  await page.goto(`${site.url}/book`);
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await take(page, 'book-empty');
});

scene('crew', async (studio) => {
  const { page } = await regular(studio.site);
  await page.goto(`${studio.site.url}/crew`);
  await take(page, 'crew-none');
  const crew = await foundCrew(studio.site, page, 'The Foxes');
  await take(page, 'crew-started');
  await winFor(studio.site, studio.guests, crew, 'won_s1_by_two');
  await winFor(studio.site, studio.guests, crew, 'earned_together');
  await credit(studio.site, 'ACH-13');
  await page.reload();
  await expect(page.locator('[data-achievement="13"] strong')).toBeVisible();
  await take(page, 'crew');
  await page.getByRole('link', { name: 'Share' }).click();
  await expect(page.getByRole('heading', { name: 'Achievements: The Foxes' })).toBeVisible();
  await take(page, 'achievements');
  await page.getByText('Still to earn').click();
  await take(page, 'achievements-all');
});

scene('heist', async (studio) => {
  const { page } = await regular(studio.site);
  await foundCrew(studio.site, page, 'The Foxes');
  await page.goto(`${studio.site.url}/heist`);
  await expect(page.getByText('Nobody has tried yet.')).toBeVisible();
  await take(page, 'heist');
  await page.getByRole('button', { name: 'Open a table for the heist' }).click();
  await expect(page.locator('[data-challenge="heist"]')).toBeVisible();
  await take(page, 'heist-lobby');
});

scene('race', async (studio) => {
  test.setTimeout(120_000);
  const ana = await regular(studio.site);
  const { page } = ana;
  await winFor(studio.site, studio.guests, await foundCrew(studio.site, page, 'The Foxes'), 'won_s1_by_two', 400);
  await page.goto(`${studio.site.url}/book`);
  await page.getByRole('radio', { name: 'Special' }).check({ force: true });
  await ana.button('Race this').first().click();
  await ana.isOnline();
  const guest = await studio.guests.join(new URL(page.url()).pathname, 'Bo');
  await guest.sayReady();
  await ana.sayReady();
  await ana.seesTheMall();
  await expect(page.locator('[data-rival]').first()).toBeVisible();
  await page.waitForTimeout(5_000); // they go ahead
  await take(page, 'race');
});

scene('replay', async ({ site }) => {
  const { page } = await regular(site);
  await page.goto(`${site.url}/replay`);
  await take(page, 'replay-none');
  await page.locator('input[type=file]').setInputFiles(record('won-s07-4-seats.mmr'));
  await expect(page.locator('[data-pawn="yellow"]')).toBeVisible();
  await page.keyboard.press('End');
  await take(page, 'replay-end');
  await page.getByRole('button', { name: 'After the game' }).click();
  const below = page.locator('.replay-below');
  await take(page, 'replay-after', async () => below.evaluate((at) => at.scrollIntoView()));
  await page.keyboard.press('Home');
  for (let i = 0; i < 120; i += 1) await page.keyboard.press('.');
  await page.keyboard.press('2');
  await expect(page.locator('[data-seat="1"]')).toHaveAttribute('aria-pressed', 'true');
  await take(page, 'replay-seat');
});

scene('editor', async ({ site }) => {
  const { page } = await regular(site);
  await page.goto(`${site.url}/editor`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Quiet heist');
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('S17');
  await page.getByRole('radio', { name: 'one for everyone' }).check({ force: true });
  await expect(page.locator('[data-flaw]')).toHaveAttribute('data-flaw', 'GroupsNeedOwnExits');
  await take(page, 'editor', async () => page.evaluate(() => scrollTo(0, 0)));
  await take(page, 'editor-deck', async () => page.locator('[data-tile]').first().scrollIntoViewIfNeeded());
});
