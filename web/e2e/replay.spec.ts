// A finished game is watched by its link, a file is watched without a server, and the figures afterwards are there.
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { overflowing } from './support/overflow';
import { expect, playOn, readScript, test } from './support/table';

const recordFile = (name: string): string => fileURLToPath(new URL(`../../tests/records/v1/${name}`, import.meta.url));

async function openFile(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/replay`);
  await page.locator('input[type=file]').setInputFiles(recordFile(name));
  await expect(page.locator('[data-pawn="yellow"]')).toBeVisible();
}

const clock = (page: Page) => page.locator('[data-clock]');

test('a game won by two players is watched by its link', { tag: '@long' }, async ({ site }) => {
  const game = readScript('won_s1_by_two');
  const players = await Promise.all(['Ana', 'Bo'].map((who) => site.player(who)));
  await site.gather(await site.openTable(game.choice), players);
  await playOn(players, game.script);
  const [ana] = players;
  if (ana === undefined) throw new Error('Ana is missing.');
  const link = await ana.page.getByRole('link', { name: 'Watch the replay' }).getAttribute('href');
  expect(link).toMatch(/^\/replay\/[\w-]+$/);

  // Someone who was never at the table, at a moment from a shared link.
  const { page } = await site.player('Eve');
  await page.goto(`${site.url}${link}#t=999999999`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 ·');
  await expect(page.getByText(/^won · 2 seats/)).toBeVisible();
  await expect(page.locator('[data-lane]')).toHaveCount(2);
  const actions = game.script.filter(([seat]) => seat === 0).length;
  await expect(page.locator('[data-lane="0"] [data-mark]')).toHaveCount(actions);
  await page.getByRole('button', { name: /^Theft/ }).click();
  await expect(page.locator('[data-moment="theft"]')).toHaveAttribute('data-past', 'true');
  await expect(page.locator('[data-moment="won"]')).toHaveAttribute('data-past', 'false');
  await expect(page.getByText('Won with the theft at')).toBeVisible();
  // Another moment of the same game, in the same tab.
  await page.evaluate(() => (location.hash = '#t=1000'));
  await expect(clock(page)).toContainText('0:01 /');
});

test('a file is played, scrubbed and viewed from a seat, with keys alone', { tag: '@quick' }, async ({ site }) => {
  const { page } = await site.player('Ana');
  await openFile(page, site.url, 'won-s07-4-seats.mmr');
  await expect(clock(page)).toContainText('0:00');
  await page.keyboard.press('.');
  await expect(page.locator('[data-moment][data-past="true"]')).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(page.locator('[data-moment="won"]')).toHaveAttribute('data-past', 'true');
  await page.keyboard.press('Home');
  await expect(clock(page)).toContainText('0:00');
  await page.keyboard.press('2');
  await expect(page.locator('[data-seat="1"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-seen-from="1"]')).toContainText('Seat 2');
  await page.getByRole('button', { name: 'Show all seats' }).click();
  await expect(page.locator('[data-seen-from]')).toHaveCount(0);
  await page.keyboard.press('2');
  await page.keyboard.press('0');
  await expect(page.locator('[data-seat="1"]')).toHaveAttribute('aria-pressed', 'false');
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('+');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(clock(page)).not.toContainText('0:00');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Download').click()]);
  expect(download.suggestedFilename()).toBe('won-s07-4-seats.mmr');
});

test('the mall lies next to the buttons over it, on a phone and on a large screen', async ({ site }) => {
  const { page } = await site.player('Ana');
  await openFile(page, site.url, 'won-s07-4-seats.mmr');
  await page.keyboard.press('End');
  const covered = (): Promise<number> =>
    page.evaluate(() => {
      const tools = document.querySelector('.mall-tools')?.getBoundingClientRect() ?? new DOMRect();
      const spaces = [...document.querySelectorAll('[data-board] [data-space]')].map((one) =>
        one.getBoundingClientRect(),
      );
      const middles = spaces.map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
      const under = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
        x > tools.left && x < tools.right && y > tools.top && y < tools.bottom;
      return middles.length === 0 ? -1 : middles.filter(under).length;
    });
  for (const [width, height] of [
    [360, 740],
    [820, 1180],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(covered, { message: `${width}x${height}` }).toBe(0);
  }
});

test('screen readers get the same information', async ({ site }) => {
  const { page } = await site.player('Ana');
  await openFile(page, site.url, 'won-s03-4-seats.mmr');
  const lanes = page.getByRole('region', { name: 'Who acted when' });
  await expect(lanes.getByText(/^Seat 1: \d+ actions$/)).toBeAttached();
  const time = page.getByRole('slider', { name: 'Game time' });
  await expect(time).toHaveAttribute('aria-valuetext', /^0:00 of \d:\d\d$/);
  await page.getByRole('button', { name: 'Forward one action' }).press('Enter');
  await expect(time).not.toHaveValue('0');
});

test('the figures after the game', async ({ site }) => {
  const { page } = await site.player('Ana');
  await openFile(page, site.url, 'won-s07-4-seats.mmr');
  await expect(page.getByText(/^west: needed for \d+\ss/)).toBeVisible();
  await expect(page.locator('[data-footfall]').first()).toBeVisible();
  const all = await page.locator('[data-footfall]').count();
  await page.getByRole('radio', { name: 'elf' }).check();
  await expect.poll(() => page.locator('[data-footfall]').count()).toBeLessThan(all);
});

test('where a lost game was lost', async ({ site }) => {
  test.setTimeout(120_000);
  const { page } = await site.player('Ana');
  await openFile(page, site.url, 'lost-s07-sand-ran-out.mmr');
  await page.getByRole('button', { name: 'Find where it went wrong' }).click();
  await expect(page.locator('[data-found]')).toHaveAttribute('data-found', /found|none|unknown/, { timeout: 90_000 });
  await expect(page.getByText(/which was your own pace/)).toBeVisible();
});

test("a file that isn't a record, and a game the server doesn't have, are reported", async ({ site }) => {
  const { page } = await site.player('Ana');
  await page.goto(`${site.url}/replay/nobody-has-this`);
  await expect(page.getByRole('alert')).toContainText('has no game');
  await page.locator('input[type=file]').setInputFiles({
    name: 'list.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('milk\neggs\n'),
  });
  await expect(page.getByRole('alert')).toContainText('isn’t a replay');
});

test("a game of today's heist can't be watched yet, and says so", async ({ site }) => {
  const { page } = await site.player('Ana');
  const closed = { status: 403, json: { error: 'HeistIsOn', text: 'Later.' } };
  await page.route('**/api/records/of-today', (route) => route.fulfill(closed));
  await page.goto(`${site.url}/replay/of-today`);
  await expect(page.getByRole('alert')).toContainText('You can watch the heist of the day once');
});

for (const [width, height] of [
  [360, 740],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`fits ${width}x${height}, in three languages`, async ({ site }) => {
    for (const locale of ['en-GB', 'de-DE', 'pt-BR']) {
      const { page } = await site.player('Ana', { viewport: { width, height }, locale });
      await openFile(page, site.url, 'won-s09-9-seats.mmr');
      await expect(page.locator('[data-lane]')).toHaveCount(9);
      expect(await overflowing(page)).toEqual([]);
      // The mall, the time and the button to play are there without scrolling.
      for (const part of ['.replay-mall', '.replay-scrubber', '.replay-controls .button-primary']) {
        await expect(page.locator(part), part).toBeInViewport({ ratio: 1 });
      }
      await page.context().close();
    }
  });
}
