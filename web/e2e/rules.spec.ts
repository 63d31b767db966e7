// The rule book: a rule by its address, searching by keyboard, and back to where you came from.
import { readBriefing } from './support/briefing';
import { expect, test } from './support/table';

test('the address of a rule opens the book there and marks it', async ({ site }) => {
  const { page } = await site.player('Ana');
  await page.goto(`${site.url}/rules/B-MOVE-2`);
  const marked = page.locator('.rules-marked');
  await expect(marked).toContainText('Walls, scenery, other pawns');
  await expect(marked).toBeInViewport();
  await expect(marked).toBeFocused();
});

test('an unknown rule is reported, with the whole book below', async ({ site }) => {
  const { page } = await site.player('Ana');
  await page.goto(`${site.url}/rules/B-NOTHING-9`);
  await expect(page.getByRole('alert')).toContainText('B-NOTHING-9');
  await expect(page.getByRole('heading', { name: 'The goal' })).toBeVisible();
});

test('searching by keyboard, in the language of the page, and back home', async ({ site }) => {
  const { page } = await site.player('Ana');
  await page.goto(`${site.url}/`);
  await page.getByRole('link', { name: /Rules/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('two cameras');
  await expect(page.getByText(/passages? found/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.rules-result').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.locator('.rules-marked')).toContainText('cameras');
  await expect(page).toHaveURL(/\/rules\/(s|r)/i);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Open a table' })).toBeVisible();
});

test('the pictures of the mall are drawn', async ({ site }) => {
  const { page } = await site.player('Ana');
  await page.goto(`${site.url}/rules/theft`);
  await expect(page.locator('.rules-scene .hero-art').first()).toBeVisible();
  await expect(page.locator('.rules-board:not(:has(.tile-art))')).toHaveCount(0);
});

test('a rule of the expansion opens like any other, with its pieces drawn', async ({ site }) => {
  const { page } = await site.player('Ana');
  await page.goto(`${site.url}/rules/M1-2`);
  await expect(page.locator('.rules-marked')).toContainText('A guard watches the whole tile');
  await expect(page.locator('.rules-scene .art-of-guard').first()).toBeVisible();
  await page.getByRole('searchbox').fill('ghost form');
  await page.keyboard.press('Enter');
  await expect(page.locator('.rules-marked')).toContainText('The mage walks through inner walls');
});

test('a refusal leads to its rule, over the game', async ({ site }) => {
  const { page } = await site.player('Ana');
  await page.goto(`${site.url}/practice/solo`);
  await readBriefing(page);
  await expect(page.locator('[data-pawn="yellow"]')).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowUp');
  await page.getByRole('link', { name: /See the rule/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.rules-marked')).toContainText('nothing is face up');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-pawn="yellow"]')).toBeVisible();
});
