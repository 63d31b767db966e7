// What connections and servers do to people: two move one pawn, someone drops out, the server dies, another tab takes
// over.
import type { Player } from './support/player';
import { TestConnection } from './support/test_connection';
import { allAgree, expect, playOn, readScript, test } from './support/table';

const game = readScript('won_s1_by_two');

// From that event on until the page is back and knows this version. The page itself looks at the clock, so the test's
// own delays don't count.
async function watchReturn(
  { page }: Player,
  since: 'online' | 'resume',
  version: number,
): Promise<() => Promise<number>> {
  await page.evaluate(
    ([event, wanted]) => {
      const back = new Promise<number>((resolve) => {
        const begin = (): void => {
          const began = performance.now();
          const look = (): void => {
            const { link, version: known } = document.documentElement.dataset;
            if (link === 'online' && Number(known) >= wanted) resolve(performance.now() - began);
          };
          new MutationObserver(look).observe(document.documentElement, { attributes: true });
        };
        addEventListener(event, begin, { capture: true, once: true });
      });
      Object.assign(window, { back });
    },
    [since, version] as const,
  );
  return () => page.evaluate(() => (window as unknown as { readonly back: Promise<number> }).back);
}

test('two players move one pawn at once: both see their step, one is overtaken and told so', async ({ site }) => {
  const link = await site.openTable(game.choice);
  const players = [await site.player('Ana'), await site.player('Bo')] as const;
  const [ana, bo] = players;
  const connection = await TestConnection.of(ana.page);
  await site.gather(link, players);
  await bo.pawn('green').click();
  // Seat 0 goes west and south, seat 1 north and east: the elf could go both west and north.
  connection.hold();
  await ana.begin('g 1a:1,1>1a:1,0');
  expect(await ana.placeOf('green'), 'shown before anybody has answered').toBe('1a:1,0');
  await bo.begin('g 1a:1,1>1a:0,1');
  connection.release();
  await ana.sees('green', '1a:0,1');
  await expect(ana.page.getByText('Someone was faster').first()).toBeAttached();
  await bo.sees('green', '1a:0,1');
  await allAgree(players);
});

test('one player drops out and comes back while the others play on', { tag: '@quick' }, async ({ site }) => {
  const link = await site.openTable(game.choice);
  const players = [await site.player('Ana'), await site.player('Bo')] as const;
  const [ana, bo] = players;
  const connection = await TestConnection.of(bo.page);
  await site.gather(link, players);
  await playOn(players, game.script.slice(0, 4));
  await connection.cut();
  await expect(bo.root).toHaveAttribute('data-link', 'reconnecting');
  await expect(ana.button(/^Bo,.*away/)).toBeVisible();
  const version = await ana.act('y 1a:1,2>1a:1,1');
  connection.mend();
  await bo.isOnline();
  await bo.reaches(version);
  await expect(ana.button(/^Bo,(?!.*away)/)).toBeVisible();
  await bo.sees('yellow', '1a:1,1');
  await bo.act('p 1a:2,2>1a:1,2');
  await ana.sees('purple', '1a:1,2');
  await allAgree(players);
});

test('a browser that was offline is back within two seconds', async ({ site }) => {
  const link = await site.openTable(game.choice);
  const players = [await site.player('Ana'), await site.player('Bo')] as const;
  const [ana, bo] = players;
  await site.gather(link, players);
  let attempts = 0;
  bo.page.on('websocket', () => (attempts += 1));
  await bo.context.setOffline(true);
  await expect(bo.root).toHaveAttribute('data-link', 'reconnecting');
  const version = await ana.act('o 1a:2,1>1a:2,0');
  await expect.poll(() => attempts).toBeGreaterThan(3); // by now it waits long between two of them
  const wasBack = await watchReturn(bo, 'online', version);
  await bo.context.setOffline(false);
  expect(await wasBack()).toBeLessThan(2_000);
  await allAgree(players);
});

test('a page put to sleep by the browser is away at once, and back within two seconds', async ({ site }) => {
  const link = await site.openTable(game.choice);
  const players = [await site.player('Ana'), await site.player('Bo')] as const;
  const [ana, bo] = players;
  await site.gather(link, players);
  // Chromium only freezes hidden pages, and a page under test is never hidden, so the test sends it the events itself.
  await bo.page.evaluate(() => document.dispatchEvent(new Event('freeze')));
  await expect(ana.button(/^Bo,.*away/)).toBeVisible();
  const version = await ana.act('o 1a:2,1>1a:2,0');
  const wasBack = await watchReturn(bo, 'resume', version);
  await bo.page.evaluate(() => document.dispatchEvent(new Event('resume')));
  expect(await wasBack()).toBeLessThan(2_000);
  await expect(ana.button(/^Bo,(?!.*away)/)).toBeVisible();
  await allAgree(players);
});

test('the server is killed mid-game and the game continues', { tag: '@quick' }, async ({ site }) => {
  test.setTimeout(180_000);
  const link = await site.openTable(game.choice);
  const players = [await site.player('Ana'), await site.player('Bo')] as const;
  const [ana] = players;
  await site.gather(link, players);
  await playOn(players, game.script.slice(0, 12));
  const { hash } = await ana.position();
  await site.server.kill();
  for (const player of players) await expect(player.root).toHaveAttribute('data-link', 'reconnecting');
  await site.server.run();
  for (const player of players) await player.isOnline();
  await expect.poll(async () => (await ana.position()).hash).toBe(hash);
  await ana.button('Resume').first().click();
  await expect(ana.page.getByText('The game was interrupted')).toBeHidden();
  await playOn(players, game.script.slice(12));
  for (const player of players) await expect(player.heading('You got away')).toBeVisible();
  await allAgree(players);
});

test('a restarting server announces it, and everyone comes back', async ({ site }) => {
  const link = await site.openTable(game.choice);
  const players = [await site.player('Ana'), await site.player('Bo')] as const;
  await site.gather(link, players);
  await playOn(players, game.script.slice(0, 2));
  await site.server.stop();
  for (const player of players) await expect(player.root).toHaveAttribute('data-link', 'reconnecting');
  await site.server.run();
  for (const player of players) await player.isOnline();
  await allAgree(players);
});

test('another tab takes the seat, and it can be taken back', async ({ site }) => {
  const link = await site.openTable(game.choice);
  const players = [await site.player('Ana'), await site.player('Bo')] as const;
  const [ana] = players;
  await site.gather(link, players);
  const other = await ana.context.newPage();
  await other.goto(link);
  await expect(other.locator(':root')).toHaveAttribute('data-link', 'online');
  await expect(ana.root).toHaveAttribute('data-link', 'replaced');
  await ana.button('Take the seat back').click();
  await ana.isOnline();
  await expect(other.locator(':root')).toHaveAttribute('data-link', 'replaced');
  await ana.seesTheMall();
  await playOn(players, game.script.slice(0, 4));
  await allAgree(players);
});

test('a reloaded page is back in its seat', async ({ site }) => {
  const link = await site.openTable(game.choice);
  const players = [await site.player('Ana'), await site.player('Bo')] as const;
  const [ana] = players;
  await site.gather(link, players);
  await playOn(players, game.script.slice(0, 4));
  await ana.page.reload();
  await ana.isOnline();
  await ana.seesTheMall();
  await playOn(players, game.script.slice(4, 12));
  await allAgree(players);
});
