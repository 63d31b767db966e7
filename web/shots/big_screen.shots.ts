// A table's game on a television: before it begins, in the middle, and where no table is shown.
import type { Page } from '@playwright/test';
import { expect, readScript } from '../e2e/support/table';
import { act, sitFour } from './support/four';
import { regular, scene, take, visitor } from './support/scene';

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

scene('hand-view', async (studio) => {
  const prepare = async ({ page }: { readonly page: Page }): Promise<void> => {
    await page.addInitScript(() => localStorage.setItem('magicmaze.handView', '"hand"'));
  };
  const four = await sitFour(studio, 'won_s3', 40, { prepare });
  const { page } = four.ana;
  const screen = await visitor(studio.site);
  await screen.page.goto(page.url().replace('/t/', '/screen/'));
  await expect(page.locator('[data-hand-view="ways"]')).toBeVisible();
  await take(page, 'hand-view');
  await four.others.get(0)?.act('do-something 2');
  await expect(page.locator('[data-red-pawn="true"]')).toBeVisible();
  await take(page, 'hand-view-red-pawn');
  await page.getByRole('button', { name: 'Show the mall here' }).click();
  await take(page, 'hand-view-mall');
});

// Four actions of one's own, and an action with several places.
scene('hand-view-many', async ({ site, guests }) => {
  const ana = await regular(site);
  await ana.page.addInitScript(() => localStorage.setItem('magicmaze.handView', '"hand"'));
  const link = await site.openTable(readScript('won_s1_by_two').choice);
  await ana.page.goto(link);
  await ana.isOnline();
  const bo = await guests.join(link, 'Bo');
  const screen = await visitor(site);
  await screen.page.goto(link.replace('/t/', '/screen/'));
  await screen.isOnline();
  await bo.sayReady();
  await ana.sayReady();
  await expect(ana.page.locator('[data-hand-view="ways"]')).toBeVisible();
  await take(ana.page, 'hand-view-many');
});

// Several vortices to choose from, and before whom the red pawn may go.
scene('hand-view-choice', async ({ site, guests }) => {
  const ana = await regular(site);
  const game = readScript('won_s1_by_two');
  const link = await site.openTable(game.choice);
  const bo = await guests.join(link, 'Bo');
  await ana.page.goto(link);
  await ana.isOnline();
  await bo.sayReady();
  await ana.sayReady();
  await ana.seesTheMall();
  for (const [seat, action] of game.script.slice(0, 24)) await (seat === 0 ? bo.does(action) : ana.act(action));
  await ana.page.evaluate(() => localStorage.setItem('magicmaze.handView', '"hand"'));
  await ana.page.reload();
  const screen = await visitor(site);
  await screen.page.goto(link.replace('/t/', '/screen/'));
  await expect(ana.page.locator('[data-hand-view="ways"]')).toBeVisible();
  for (const way of await ana.page.locator('[data-ability="vortex"][data-possible="true"]').all()) {
    await way.click();
    await ana.page.waitForTimeout(500);
    if ((await ana.page.locator('[data-choice]').count()) > 0) break;
  }
  await take(ana.page, 'hand-view-choice');
});

// Tokens and spells next to the heroes, and what one of them asks.
scene('hand-view-security', async ({ site, guests }) => {
  const ana = await regular(site);
  await ana.page.addInitScript(() => localStorage.setItem('magicmaze.handView', '"hand"'));
  const link = await site.openTable({ scenario: 'F3', seats: 2, sand_ms: 420_000 });
  await ana.page.goto(link);
  await ana.isOnline();
  const bo = await guests.join(link, 'Bo');
  const screen = await visitor(site);
  await screen.page.goto(link.replace('/t/', '/screen/'));
  await screen.isOnline();
  await bo.sayReady();
  await ana.sayReady();
  await expect(ana.page.locator('[data-hand-view="ways"] [data-token]').first()).toBeVisible();
  await take(ana.page, 'hand-view-security');
  await ana.page.locator('[data-token][data-possible="true"]').last().click();
  await expect(ana.page.locator('[data-hand-view="choosing"]')).toBeVisible();
  await take(ana.page, 'hand-view-security-asks');
});

scene('hand-view-end', async (studio) => {
  const prepare = async ({ page }: { readonly page: Page }): Promise<void> => {
    await page.addInitScript(() => localStorage.setItem('magicmaze.handView', '"hand"'));
  };
  const four = await sitFour(studio, 'won_s3', 60, { prepare });
  const { page } = four.ana;
  const screen = await visitor(studio.site);
  await screen.page.goto(page.url().replace('/t/', '/screen/'));
  await expect(page.locator('[data-hand-view="ways"]')).toBeVisible();
  await page.getByRole('button', { name: /^Do something!/ }).click();
  await take(page, 'hand-view-whom');
  await four.others.get(0)?.request({ t: 'give_up' });
  await expect(page.getByRole('heading', { name: 'Given up' })).toBeVisible();
  await take(page, 'hand-view-end');
});

scene('big-screen-trouble', async ({ site }) => {
  const { page } = await visitor(site);
  await page.goto(`${site.url}/screen/ABCDEF`);
  await expect(page.locator('[data-screen-trouble="no_such_table"]')).toBeVisible();
  await take(page, 'big-screen-trouble');
});
