// From a thumb's tap on a phone to the first frame of the big screen that shows the step: five pages of one browser, and
// the server, on one machine. Two of the four phones walk a hero to and fro.
import type { Browser, Page } from '@playwright/test';
import { atLeast, below, percentile, told, type Figure } from './figures';
import { newcomer, openTable, reaches, versionOf, withRoom } from './room';

const moves = 100;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const heroes = { yellow: '1a:1,2', purple: '1a:1,1', green: '1a:2,1', orange: '1a:2,2' };
const setup = {
  side: '1a',
  heroes,
  deal: [['north'], ['east', 'escalator'], ['south', 'explore'], ['west', 'vortex']],
};

interface Noting {
  noted: number[];
}

// By the clock that all pages of this machine share.
function noteTaps(): void {
  const noted: number[] = [];
  (window as unknown as Noting).noted = noted;
  addEventListener('pointerup', ({ timeStamp }) => noted.push(performance.timeOrigin + timeStamp), { capture: true });
}

// When the page is done with the frame in which the elf is somewhere else.
function noteSteps(): void {
  const noted: number[] = [];
  (window as unknown as Noting).noted = noted;
  let before: string | null = null;
  const look = (): void => {
    const now = document.querySelector('[data-pawn="green"]')?.getAttribute('transform') ?? null;
    if (now !== before && before !== null) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => noted.push(performance.timeOrigin + performance.now());
      port2.postMessage(null);
    }
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const countOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Noting).noted.length);
const lastOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Noting).noted.at(-1) ?? Number.NaN);

async function tapToScreen(tapping: Page, screen: Page, direction: 'north' | 'south'): Promise<number> {
  const [version, steps] = [await versionOf(screen), await countOf(screen)];
  await tapping.locator(`[data-hand-pawn="green"] [data-ability="${direction}"][data-possible="true"]`).tap();
  await screen.waitForFunction((n) => (window as unknown as Noting).noted.length > n, steps, { polling: 20 });
  const took = (await lastOf(screen)) - (await lastOf(tapping));
  await reaches(screen, version + 1);
  await screen.waitForTimeout(100 + ((version * 37) % 50)); // not in step with the frames
  return took;
}

async function phones(browser: Browser, address: string): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (let seat = 0; seat < 4; seat += 1) {
    const [page] = await newcomer(browser, phone);
    await page.addInitScript(noteTaps);
    await page.goto(address);
    await page.getByRole('button', { name: 'Ready', exact: true }).waitFor();
    pages.push(page);
  }
  return pages;
}

async function round(): Promise<readonly number[]> {
  return withRoom(async ({ browser, server }) => {
    const path = await openTable(server, { scenario: 'S1', seats: 4, seed: 1, sand_ms: 420_000, setup });
    const [screen] = await newcomer(browser, { viewport: { width: 1920, height: 1080 } });
    await screen.addInitScript(noteSteps);
    await screen.goto(server.url + path.replace('/t/', '/screen/'));
    const players = await phones(browser, server.url + path);
    for (const page of players) await page.getByRole('button', { name: 'Ready', exact: true }).tap();
    await screen.locator('[data-screen="playing"] [data-pawn="green"]').waitFor();
    const [north, , south] = players;
    if (north === undefined || south === undefined) throw new Error('Nobody sits there.');
    await screen.waitForTimeout(6_000); // the first banner has gone
    const took: number[] = [];
    for (let i = 0; i < moves + 4; i += 1) {
      const one = await (i % 2 === 0 ? tapToScreen(south, screen, 'south') : tapToScreen(north, screen, 'north'));
      if (i >= 4) took.push(one);
    }
    return took;
  });
}

export async function measureScreen(rounds: number): Promise<readonly Figure[]> {
  const all: (readonly number[])[] = [];
  for (let i = 0; i < rounds; i += 1) all.push(await round());
  const at = (share: number): readonly number[] => all.map((took) => percentile(took, share));
  return [
    { name: 'taps measured', unit: '', ...atLeast(moves), values: all.map((took) => took.length) },
    { name: 'a phone’s tap to the big screen’s first frame, p95', unit: 'ms', ...below(60), values: at(0.95) },
    { name: 'the same, p50', unit: 'ms', ...told, values: at(0.5) },
  ];
}
