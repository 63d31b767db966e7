// A table's game on a television, with people playing on phones in front of it.
import type { Page } from '@playwright/test';
import { finger } from './support/hands';
import { overflowing } from './support/overflow';
import { allAgree, expect, playOn, readScript, test, type TestSite } from './support/table';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const sizes = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
];

const onScreen = (link: string): string => link.replace('/t/', '/screen/');

async function switchOn(site: TestSite, link: string, viewport = sizes[0]) {
  const screen = await site.player('screen', viewport === undefined ? {} : { viewport });
  await screen.page.goto(onScreen(link));
  await screen.isOnline();
  return screen;
}

// Text smaller than 2.55 hundredths of the screen's height (on screens that are nearly square of a little less), what
// lies outside of the screen, and what lies on something else.
function unreadable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const unit = Math.min(innerHeight / 100, (innerWidth * 0.6) / 100);
    const found: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('.big-screen') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || element === null || element.closest('svg, .mall-spoken, .security-use-name') !== null)
        continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue; // for screen readers alone
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < 2.55 * unit) found.push(`${text}: ${size.toFixed(1)} pixels`);
      if (element.closest('[inert]') !== null) continue; // names in the mall come and go with its camera
      if (box.bottom > innerHeight + 1 || box.top < -1) found.push(`${text}: outside`);
    }
    // What stands in one column doesn't lie on what follows.
    for (const part of document.querySelectorAll('.big-screen-side > *, .big-screen-seats > *')) {
      const next = part.nextElementSibling?.getBoundingClientRect();
      const own = part.getBoundingClientRect();
      if (next !== undefined && next.height > 0 && own.bottom > next.top + 1) found.push(`${part.className}: too high`);
      const around = part.parentElement?.getBoundingClientRect();
      if (around !== undefined && own.bottom > around.bottom + 1) found.push(`${part.className}: outside`);
    }
    return found;
  });
}

async function isReadable(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await unreadable(page), `${size.width}x${size.height}`).toEqual([]);
    expect(await overflowing(page), `${size.width}x${size.height}`).toEqual([]);
  }
}

test('two phones win scenario 1 in front of a big screen', { tag: '@long' }, async ({ site }) => {
  test.setTimeout(180_000);
  const game = readScript('won_s1_by_two');
  const link = await site.openTable(game.choice);
  const screen = await switchOn(site, link);
  const { page } = screen;
  await expect(page.locator('[data-screen-code="sit"] svg')).toBeVisible();
  await expect(page.getByText('Nobody’s sitting here yet.')).toBeVisible();
  const players = await Promise.all(['Ana', 'Bo'].map((who) => site.player(who, phone, finger)));
  for (const player of players) await player.enter(link);
  for (const seat of [0, 1]) await expect(page.locator(`[data-seat="${seat}"]`)).toBeVisible();
  await players[0]?.sayReady();
  await expect(page.getByText('1 of 2 ready')).toBeVisible();
  await isReadable(page);
  await players[1]?.sayReady();
  for (const player of players) {
    await player.button('Menu').tap();
    await player.button('Whole table').tap(); // rather than large buttons (hand_view.spec.ts)
    await player.seesTheMall();
  }
  await screen.seesTheMall();
  await expect(page.locator('[data-screen="playing"]')).toBeVisible();
  await expect(page.locator('[data-screen-code="watch"] svg')).toBeVisible();
  await expect(page.locator('.big-screen').getByText('No talking')).toBeVisible();
  await isReadable(page);
  await expect(page.getByRole('button')).toHaveCount(0);

  await playOn(players, game.script);
  await allAgree([screen, ...players]);
  await expect(page.locator('[data-result="won"]')).toContainText('You got away');
  await expect(page.locator('[data-screen-code="sit"] svg')).toBeVisible();
  await isReadable(page);

  // A rematch: the screen goes along.
  await players[0]?.goesOn('Play again');
  await expect(page.locator('[data-screen="gathering"]')).toBeVisible();
  for (const player of players) await player.sayReady();
  await expect(page.locator('[data-screen="playing"]')).toBeVisible();
  await expect(page.locator('[data-result]')).toHaveCount(0);
});

test('a big screen is neither a player nor a spectator nor the host, and everyone sees that it is on', async ({
  site,
}) => {
  const link = await site.openTable({ scenario: 'S1' });
  const screen = await switchOn(site, link); // the first to come
  const ana = await site.player('Ana', phone, finger);
  await ana.enter(link);
  await expect(ana.button('Lock the table').or(ana.page.getByRole('switch', { name: 'Lock the table' }))).toBeVisible();
  const code = link.split('/').at(-1) ?? '';
  const answer = await fetch(`${site.server.url}/api/tables/${code}`);
  expect(await answer.json()).toMatchObject({ players: 1, spectators: 0, screens: 1, host: 'Ana' });
  await expect(ana.button('The big screen is on')).toBeVisible();

  // The same browser can play as well.
  const other = await screen.context.newPage();
  await other.goto(link);
  await other.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await other.getByRole('button', { name: 'Come in' }).click();
  await expect(other.locator(':root')).toHaveAttribute('data-link', 'online');
  await screen.isOnline();
  await expect(screen.page.locator('[data-seat="1"]')).toContainText('Bo');
});

test('a big screen reconnects by itself, and shows a pause and the red pawn', async ({ site }) => {
  const link = await site.openTable({ ...readScript('won_s1_by_two').choice });
  const players = await Promise.all(['Ana', 'Bo'].map((who) => site.player(who)));
  await site.gather(link, players);
  const [ana, bo] = players;
  const { page, ...screen } = await switchOn(site, link);
  void screen;
  await ana?.button(/^Do something!/).click();
  await ana?.page.locator('[data-seat="1"]').click();
  await expect(page.locator('[data-seat="1"][data-red-pawn="true"]')).toBeVisible();

  await site.server.kill();
  await expect(page.locator('[data-screen-notice="reconnecting"]')).toBeVisible();
  await site.server.run();
  await expect(page.locator(':root')).toHaveAttribute('data-link', 'online', { timeout: 30_000 });
  await expect(page.locator('[data-screen-notice="interrupted"]')).toBeVisible();
  await isReadable(page);
  await bo?.button('Resume').click();
  await expect(page.locator('[data-screen-notice]')).toHaveCount(0);
});

test('a big screen says that there is no such table, that it is locked, and that it was removed', async ({ site }) => {
  const nowhere = await site.player('screen');
  await nowhere.page.goto(`${site.url}/screen/ABC234`);
  await expect(nowhere.page.locator('[data-screen-trouble="no_such_table"]')).toContainText('There’s no table ABC 234');

  const link = await site.openTable({ scenario: 'S1' });
  const ana = await site.player('Ana');
  await ana.enter(link);
  const lock = ana.page.getByRole('switch', { name: 'Lock the table' });
  await lock.click();
  const screen = await site.player('screen');
  await screen.page.goto(onScreen(link));
  await expect(screen.page.locator('[data-screen-trouble="table_locked"]')).toBeVisible();
  await isReadable(screen.page);
  await lock.click();
  await screen.isOnline(); // nobody has pressed anything

  await ana.button('The big screen is on').click();
  await ana.button(/^Big screen/).click();
  await ana.button('Remove').click();
  await ana.button('Remove').click();
  await expect(screen.page.locator('[data-screen-trouble="removed"]')).toBeVisible();
  await isReadable(screen.page);
});

test('the lobby tells where a television finds the table', async ({ site }) => {
  const link = await site.openTable({ scenario: 'S1' });
  const ana = await site.player('Ana');
  await ana.enter(link);
  await ana.button('Open on the big screen').click();
  const dialog = ana.page.getByRole('dialog', { name: 'Open on the big screen' });
  await expect(dialog.getByText(onScreen(link))).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'QR code for the address of the big screen' })).toBeVisible();
  const opened = ana.context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Open in a new tab' }).click();
  const page = await opened;
  await expect(page.locator('[data-screen="gathering"]')).toContainText('Ana');

  // Browsers want one press before a page may be heard or fill the screen.
  const hint = page.getByText('Press any key or click for sound and full screen');
  await expect(hint).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(hint).toHaveCount(0);
  await page.waitForFunction(() => document.fullscreenElement !== null);
});

test('the big screen fits in every language', async ({ site }) => {
  const game = readScript('won_s1_by_two');
  const link = await site.openTable(game.choice);
  const players = await Promise.all(['Ana', 'Bo'].map((who) => site.player(who)));
  for (const player of players) await player.enter(link);
  const screens: Page[] = [];
  for (const locale of ['de', 'pt-BR', 'fr', 'es', 'it']) {
    const screen = await site.player(locale, { locale, viewport: sizes[0] ?? null });
    await screen.page.goto(onScreen(link));
    await screen.isOnline();
    await expect(screen.page.locator('[data-screen="gathering"]')).toBeVisible();
    screens.push(screen.page);
  }
  for (const page of screens) await isReadable(page);
  for (const player of players) await player.sayReady();
  for (const page of screens) await expect(page.locator('[data-screen="playing"]')).toBeVisible();
  for (const page of screens) await isReadable(page);
});

test('the big screen has room for nine seats, and for tokens and spells', async ({ site }) => {
  for (const [scenario, seats] of [
    ['S9', 9],
    ['F3', 8],
  ] as const) {
    const link = await site.openTable({ scenario, seats });
    const ana = await site.player('Ana');
    await ana.enter(link);
    await ana.button('Fill the table').click();
    const { page } = await switchOn(site, link);
    await expect(page.locator('[data-screen="gathering"] [data-seat]')).toHaveCount(seats);
    await isReadable(page);
    await ana.sayReady();
    await expect(page.locator('[data-screen="playing"] [data-seat]')).toHaveCount(seats);
    await expect(page.locator('.big-screen-overview')).toBeVisible();
    if (scenario === 'F3') await expect(page.locator('[data-token]').first()).toBeVisible();
    await isReadable(page);
  }
});
