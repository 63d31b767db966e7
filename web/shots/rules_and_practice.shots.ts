// What can be done without a table: rules and practice.
import { expect } from '../e2e/support/table';
import { readBriefing } from '../e2e/support/briefing';
import { lessons } from '../src/practice/lessons';
import { regular, scene, take } from './support/scene';

scene('rules', async ({ site }) => {
  const { page } = await regular(site);
  await page.goto(`${site.url}/rules`);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await take(page, 'rules');
});

scene('rules-article', async ({ site }) => {
  const { page } = await regular(site);
  await page.goto(`${site.url}/rules/B-MOVE-2`);
  await expect(page.locator('.rules-marked')).toBeVisible();
  await take(page, 'rules-article', async () => page.locator('.rules-marked').scrollIntoViewIfNeeded());
});

scene('rules-expansion', async ({ site }) => {
  const { page } = await regular(site);
  await page.goto(`${site.url}/rules/M1-2`);
  await expect(page.locator('.rules-marked')).toBeVisible();
  await take(page, 'rules-expansion', async () => page.locator('.rules-marked').scrollIntoViewIfNeeded());
});

scene('rules-search', async ({ site }) => {
  const { page } = await regular(site);
  await page.goto(`${site.url}/rules`);
  await page.getByRole('searchbox').fill('escalator');
  await expect(page.getByText(/passages? found/).first()).toBeAttached();
  await take(page, 'rules-search');
});

scene('practice', async ({ site }) => {
  const { page } = await regular(site);
  await page.goto(`${site.url}/practice`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'practice');
  await take(page, 'practice-expansion', async () =>
    page.locator('[data-tutorial="T1"]').evaluate((stop) => stop.scrollIntoView({ block: 'center' })),
  );
});

scene('introduction-first', async ({ site }) => {
  const ana = await regular(site);
  await ana.page.goto(`${site.url}/practice/introduction`);
  await ana.seesTheMall();
  await take(ana.page, 'introduction-first');
});

scene('introduction-middle', async ({ site }) => {
  const ana = await regular(site);
  await ana.page.goto(`${site.url}/practice/introduction`);
  await ana.seesTheMall();
  for (let i = 0; i < lessons.findIndex(({ name }) => name === 'arrows'); i += 1) {
    await ana.page.waitForTimeout(200);
    await ana.button('Skip').click();
  }
  await expect(ana.page.getByText('The last arrow', { exact: true })).toBeVisible();
  await take(ana.page, 'introduction-middle');
});

scene('briefing', async ({ site }) => {
  const { page } = await regular(site);
  await page.goto(`${site.url}/practice/solo?scenario=5&seats=4`);
  await expect(page.locator('[data-briefing] [data-ability]')).not.toHaveCount(0);
  await take(page, 'briefing');
  await page.goto(`${site.url}/practice/solo?scenario=T1&seats=2`);
  await expect(page.locator('[data-briefing] [data-ability]')).not.toHaveCount(0);
  await take(page, 'briefing-tutorial');
});

scene('solo-hint', async ({ site }) => {
  const ana = await regular(site);
  await ana.page.goto(`${site.url}/practice/solo`);
  await readBriefing(ana.page);
  await ana.seesTheMall();
  await ana.button('Hint').click();
  await expect(ana.page.locator('[data-hint]')).toBeVisible();
  await take(ana.page, 'solo-hint');
});
