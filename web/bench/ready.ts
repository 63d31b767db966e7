// How long it takes until you can play, with an empty cache and a slow processor: from the click on a link to the
// first frame in which the page can be used.
import type { CDPSession, Page } from '@playwright/test';
import { below, type Figure } from './figures';
import { newcomer, openTable, slowDown, withRoom } from './room';

type Times = readonly [home: number, lobby: number, mall: number];

// Runs before anything else in the page: notes when an element exists and its frame has been painted.
function watch(what: { readonly selector: string; readonly text: string }): void {
  const look = (): void => {
    const all = [...document.querySelectorAll(what.selector)];
    const there = all.some((one) => (one.textContent ?? '').includes(what.text) && one.getClientRects().length > 0);
    if (!there) {
      requestAnimationFrame(look);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => ((window as unknown as { readyAt: number }).readyAt = performance.now());
    port2.postMessage(null); // after the frame that shows it
  };
  requestAnimationFrame(look);
}

async function arrival(page: Page, wire: CDPSession, url: string, selector: string, text: string): Promise<number> {
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.addInitScript(watch, { selector, text });
  await page.goto(url);
  await page.waitForFunction(() => 'readyAt' in window, undefined, { polling: 50 });
  return page.evaluate(() => (window as unknown as { readyAt: number }).readyAt);
}

async function round(): Promise<Times> {
  return withRoom(async ({ browser, server }) => {
    const [first, firstWire] = await newcomer(browser);
    const home = await arrival(first, firstWire, server.url, 'button', 'Open a table');
    await first.context().close();

    const link = server.url + (await openTable(server, { scenario: 'S1', seats: 2 }));
    const [second, secondWire] = await newcomer(browser);
    const lobby = await arrival(second, secondWire, link, 'button', 'Ready');
    await secondWire.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await second.getByRole('button', { name: 'Ready', exact: true }).click();
    await second.locator('[data-pawn="yellow"]').waitFor();

    // The same person after closing the page: straight into the running game, with nothing in the cache.
    const third = await second.context().newPage();
    await second.close();
    const mall = await arrival(third, await third.context().newCDPSession(third), link, '[data-pawn="yellow"]', '');
    return [home, lobby, mall] as const;
  });
}

export async function measureReady(rounds: number): Promise<readonly Figure[]> {
  const all: Times[] = [];
  for (let i = 0; i < rounds; i += 1) all.push(await round());
  const names = ['the home screen can be used', 'a link leads to the lobby', 'a link leads into a running game'];
  return names.map((name, i) => ({
    name: `${name}, 4x slow-down`,
    unit: 'ms',
    ...below(1_500),
    values: all.map((times) => times[i] ?? NaN),
  }));
}
