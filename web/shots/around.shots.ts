// Several people around one screen.
import { expect } from '../e2e/support/table';
import { regular, scene, take } from './support/scene';

scene('around-setup', async ({ site }) => {
  const { page } = await regular(site);
  await page.goto(`${site.url}/practice/solo?people`);
  await expect(page.getByRole('button', { name: 'Lay out the mall' })).toBeVisible();
  await take(page, 'around-setup');
});

scene('around-keys', async ({ site }) => {
  const ana = await regular(site);
  const { page } = ana;
  await page.goto(`${site.url}/practice/solo?people=2&seats=4&pace=gentle&with=left+right`);
  await expect(page.locator('[data-hand]')).toHaveCount(2);
  await take(page, 'around-ready');
  await ana.button('Start the heist').click();
  for (const key of ['1', '7', '9', 'i', 'l']) await page.keyboard.press(key);
  await take(page, 'around-keys');
  await ana.button('Change Player 1’s keys').click();
  await take(page, 'around-controls');
});

scene('around-four', async ({ site }) => {
  const ana = await regular(site);
  const { page } = ana;
  await page.goto(`${site.url}/practice/solo?people=4&seats=4&with=left+right+numbers+pad1`);
  await ana.button('Start the heist').click();
  for (const key of ['Digit1', 'Digit7', 'NumpadSubtract']) await page.keyboard.press(key);
  await take(page, 'around-four');
});

scene('around-tablet', async ({ site }) => {
  const ana = await regular(site);
  const { page } = ana;
  await page.goto(`${site.url}/practice/solo?people=4&seats=4&with=touch`);
  await ana.button('Start the heist').click();
  for (const seat of [0, 1, 2]) await page.locator(`[data-hand="${seat}"] [data-touch]`).nth(seat).click();
  await take(page, 'around-tablet');
  await ana.button('Turn the mall').click();
  await take(page, 'around-tablet-turned');
});

scene('around-tablet-two', async ({ site }) => {
  const ana = await regular(site);
  const { page } = ana;
  await page.goto(`${site.url}/practice/solo?people=2&seats=4&pace=gentle&with=touch`);
  await ana.button('Start the heist').click();
  await take(page, 'around-tablet-two');
});
