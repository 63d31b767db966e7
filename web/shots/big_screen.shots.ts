// A table's game on a television: before it begins, in the middle, and where no table is shown.
import { expect, readScript } from '../e2e/support/table';
import { act, sitFour } from './support/four';
import { scene, take, visitor } from './support/scene';

scene('big-screen', async (studio) => {
  const { site, guests } = studio;
  const link = await site.openTable({ scenario: 'S3' });
  const { page } = await visitor(site);
  await page.goto(link.replace('/t/', '/screen/'));
  for (const name of ['Bo', 'Clementine', 'Di']) {
    const guest = await guests.join(link, name);
    if (name === 'Bo') await guest.sayReady();
  }
  await expect(page.getByText('1 of 3 ready')).toBeVisible();
  await take(page, 'big-screen-gathering');
});

scene('big-screen-game', async (studio) => {
  const four = await sitFour(studio, 'won_s3', 60);
  const { page } = await visitor(studio.site);
  await page.goto(four.ana.page.url().replace('/t/', '/screen/'));
  await expect(page.locator('[data-screen="playing"] [data-pawn="yellow"]')).toBeVisible();
  await take(page, 'big-screen-game');
  for (const [seat, action] of readScript('won_s3').script.slice(60)) await act(four, seat, action);
  await expect(page.locator('[data-result="won"]')).toBeVisible();
  await take(page, 'big-screen-won');
});

scene('big-screen-trouble', async ({ site }) => {
  const { page } = await visitor(site);
  await page.goto(`${site.url}/screen/ABCDEF`);
  await expect(page.locator('[data-screen-trouble="no_such_table"]')).toBeVisible();
  await take(page, 'big-screen-trouble');
});
