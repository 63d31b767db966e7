// What can be done without a table: rules and practice.
import { expect } from '../e2e/support/table';
import { lessons } from '../src/practice/lessons';
import { regular, scene, take } from './support/scene';

scene('rules', async ({ house }) => {
  const { page } = await regular(house);
  await page.goto(`${house.url}/rules`);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await take(page, 'rules');
});

scene('rules-article', async ({ house }) => {
  const { page } = await regular(house);
  await page.goto(`${house.url}/rules/B-MOVE-2`);
  await expect(page.locator('.rules-marked')).toBeVisible();
  await take(page, 'rules-article', async () => page.locator('.rules-marked').scrollIntoViewIfNeeded());
});

scene('rules-expansion', async ({ house }) => {
  const { page } = await regular(house);
  await page.goto(`${house.url}/rules/M1-2`);
  await expect(page.locator('.rules-marked')).toBeVisible();
  await take(page, 'rules-expansion', async () => page.locator('.rules-marked').scrollIntoViewIfNeeded());
});

scene('rules-search', async ({ house }) => {
  const { page } = await regular(house);
  await page.goto(`${house.url}/rules`);
  await page.getByRole('searchbox').fill('escalator');
  await expect(page.getByText(/passages? found/).first()).toBeAttached();
  await take(page, 'rules-search');
});

scene('practice', async ({ house }) => {
  const { page } = await regular(house);
  await page.goto(`${house.url}/practice`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'practice');
});

scene('introduction-first', async ({ house }) => {
  const ana = await regular(house);
  await ana.page.goto(`${house.url}/practice/introduction`);
  await ana.seesTheMall();
  await take(ana.page, 'introduction-first');
});

scene('introduction-middle', async ({ house }) => {
  const ana = await regular(house);
  await ana.page.goto(`${house.url}/practice/introduction`);
  await ana.seesTheMall();
  for (let i = 0; i < lessons.findIndex(({ name }) => name === 'arrows'); i += 1) {
    await ana.page.waitForTimeout(200);
    await ana.button('Skip it').click();
  }
  await expect(ana.page.getByText('The last arrows')).toBeVisible();
  await take(ana.page, 'introduction-middle');
});

scene('solo-hint', async ({ house }) => {
  const ana = await regular(house);
  await ana.page.goto(`${house.url}/practice/solo`);
  await ana.seesTheMall();
  await ana.button('Hint').click();
  await expect(ana.page.locator('[data-hint]')).toBeVisible();
  await take(ana.page, 'solo-hint');
});
