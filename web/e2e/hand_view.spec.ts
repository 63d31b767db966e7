// Phones in front of a big screen: large buttons instead of a mall, quiet, and felt when the red pawn comes.
import type { Page } from '@playwright/test';
import { handButtons } from './support/hand_buttons';
import { finger } from './support/hands';
import { overflowing } from './support/overflow';
import type { Player } from './support/player';
import { allAgree, expect, playOn, readScript, test, type TestSite } from './support/table';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function switchOn(site: TestSite, link: string): Promise<Player> {
  const screen = await site.player('screen', { viewport: { width: 1280, height: 720 } });
  await screen.page.goto(link.replace('/t/', '/screen/'));
  await screen.isOnline();
  return screen;
}

const handView = (player: Player) => player.page.locator('[data-hand-view]');

async function sitDown(link: string, players: readonly Player[]): Promise<void> {
  for (const player of players) await player.enter(link);
  for (const player of players) await player.sayReady();
}

test('four phones win scenario 1 in front of a big screen with nothing but their buttons', { tag: '@long' }, async ({
  site,
}) => {
  test.setTimeout(240_000);
  const game = readScript('won_s1');
  const link = await site.openTable(game.choice);
  const screen = await switchOn(site, link);
  const hands = handButtons(screen.page);
  const players = await Promise.all(['Ana', 'Bo', 'Cem', 'Di'].map((who) => site.player(who, phone, hands)));
  await sitDown(link, players);
  for (const player of players) {
    await expect(handView(player)).toBeVisible();
    await expect(player.page.locator('[data-board]')).toHaveCount(0);
  }
  await playOn(players, game.script);
  await allAgree([screen, ...players]);
  await expect(screen.page.locator('[data-result="won"]')).toContainText('You got away');
  for (const player of players) await expect(player.heading('You got away')).toBeVisible();

  // A rematch: the phones are hands again.
  await players[0]?.goesOn('Play again');
  for (const player of players) await player.sayReady();
  for (const player of players) await expect(handView(player)).toBeVisible();
});

test('a phone beside a big screen is quiet, offers no voice chat, and shows the table if that is wanted', async ({
  site,
}) => {
  const link = await site.openTable(readScript('won_s1_by_two').choice);
  const players = await Promise.all(['Ana', 'Bo'].map((who) => site.player(who, phone, finger)));
  const [ana, bo] = players as [Player, Player];
  for (const player of players) await player.enter(link);
  await ana.button(/^Chat/).tap();
  await expect(ana.button('Join voice chat')).toBeVisible();
  const screen = await switchOn(site, link);
  await expect(ana.page.getByText('Sound comes from the big screen now.')).toBeVisible();
  await expect(ana.button('Join voice chat')).toHaveCount(0);
  await expect(ana.page.getByText('You’re all in the same room')).toBeVisible();
  await expect(ana.button('The big screen is on')).toBeVisible();
  await ana.button('Close chat').tap();
  for (const player of players) await player.sayReady();

  await expect(handView(ana)).toBeVisible();
  await expect(ana.button('Turn sound on')).toBeVisible();
  await ana.button('Turn sound on').tap();
  await expect(ana.button('Turn sound off')).toBeVisible();
  await expect(bo.button('Turn sound on')).toBeVisible();

  await ana.button('Show the mall here').tap();
  await ana.seesTheMall();
  await ana.button('Hide the mall here').tap();
  await expect(ana.page.locator('[data-board]')).toHaveCount(0);

  await ana.button('Menu').tap();
  await ana.button('Whole table').tap();
  await ana.seesTheMall();
  await expect(handView(ana)).toHaveCount(0);
  await ana.page.reload();
  await ana.seesTheMall(); // it is remembered

  // When the screen has been removed, everyone has the mall and the sound again.
  await screen.page.close();
  await ana.button('Menu').tap();
  await ana.button('Players and invite').tap();
  await ana.button(/^Big screen/).tap();
  await ana.button('Remove').tap();
  await ana.button('Remove').tap();
  await bo.seesTheMall();
  await expect(bo.button('Turn sound off')).toBeVisible();
});

test('the red pawn colours the whole page and is felt; anyone can be chosen for it', async ({ site }) => {
  const link = await site.openTable(readScript('won_s1').choice);
  await switchOn(site, link);
  const players = await Promise.all(['Ana', 'Bo', 'Cem', 'Di'].map((who) => site.player(who, phone, finger)));
  const [ana, , cem] = players as [Player, Player, Player, Player];
  await cem.page.addInitScript(() => {
    const felt: number[] = [];
    Object.assign(window, { felt });
    navigator.vibrate = (pattern: Iterable<number> | number) => {
      felt.push(...(typeof pattern === 'number' ? [pattern] : pattern));
      return true;
    };
  });
  await sitDown(link, players);
  await expect(handView(cem)).toHaveAttribute('data-red-pawn', 'false');
  await ana.button(/^Do something!/).tap();
  await expect(ana.page.locator('[data-whom]')).toHaveCount(3);
  await ana.button('Cem').tap();
  await expect(ana.page.locator('[data-whom]')).toHaveCount(0);
  await expect(handView(cem)).toHaveAttribute('data-red-pawn', 'true');
  await expect(cem.page.getByText('The red pawn is in front of you.', { exact: true })).toBeVisible();
  await expect(handView(ana)).toHaveAttribute('data-red-pawn', 'false');
  expect(await cem.page.evaluate(() => (window as unknown as { felt: number[] }).felt.length)).toBeGreaterThan(0);
});

test('the hand view says why not, and works with keys', async ({ site }) => {
  const link = await site.openTable(readScript('won_s1').choice);
  await switchOn(site, link);
  const players = await Promise.all(['Ana', 'Bo', 'Cem', 'Di'].map((who) => site.player(who, phone, finger)));
  await sitDown(link, players);
  const [, bo, cem, di] = players as [Player, Player, Player, Player];
  await expect(bo.button(/^barbarian: Ride the escalator, not possible now$/)).toBeVisible();
  await bo.button(/^barbarian: Ride the escalator/).tap();
  await expect(bo.page.locator('.word-line')).not.toBeEmpty();
  await cem.button('Explore, not possible now').tap();
  await expect(cem.page.locator('.word-line')).not.toBeEmpty();
  await di.page.keyboard.press('2');
  await di.page.keyboard.press('ArrowLeft');
  await cem.reaches(1);
  await expect(cem.button('Explore')).toBeVisible();
});

// Buttons that are too small for a thumb, or outside of the screen.
function outOfReach(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const button of document.querySelectorAll<HTMLElement>('[data-hand-view] button')) {
      const box = button.getBoundingClientRect();
      const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
      if (box.width < 43 || box.height < 43) found.push(`${name}: ${box.width.toFixed(0)}x${box.height.toFixed(0)}`);
      if (box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
        found.push(`${name}: outside`);
    }
    return found;
  });
}

const sizes = [
  { width: 360, height: 740 },
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
];

for (const script of ['won_s1', 'won_s1_by_two']) {
  test(`every button of the hand view is in reach of a thumb: ${script}`, async ({ site }) => {
    const link = await site.openTable(readScript(script).choice);
    await switchOn(site, link);
    const names = script === 'won_s1' ? ['Ana', 'Bo', 'Cem', 'Di'] : ['Ana', 'Bo'];
    const players = await Promise.all(names.map((who) => site.player(who, phone, finger)));
    await sitDown(link, players);
    for (const player of players) {
      await expect(handView(player)).toBeVisible();
      // Chosen, so that it is there on larger screens, too.
      await player.page.evaluate(() => {
        dispatchEvent(new StorageEvent('storage', { key: 'magicmaze.handView', newValue: '"hand"' }));
      });
      for (const size of sizes) {
        await player.page.setViewportSize(size);
        await expect.poll(() => outOfReach(player.page), { message: `${player.name} ${size.width}` }).toEqual([]);
        await expect(handView(player)).toBeVisible();
        expect(await overflowing(player.page), `${player.name} ${size.width}`).toEqual([]);
      }
      await player.page.setViewportSize({ width: 360, height: 740 });
      await player.button('Show the mall here').tap();
      for (const size of sizes) {
        await player.page.setViewportSize(size);
        await expect.poll(() => outOfReach(player.page), { message: `${player.name} with mall` }).toEqual([]);
      }
    }
  });
}
