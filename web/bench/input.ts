// From an input to the paint that shows it, with a slow processor and a slow line. One person moves a hero, by key and
// by mouse in turn; a guest brings it back.
import type { Page } from '@playwright/test';
import { Guest } from '../shots/support/guests';
import { atLeast, below, percentile, told, type Figure } from './figures';
import { newcomer, openTable, reaches, slowDown, versionOf, withRoom } from './room';
import { SlowLine } from './slow_line';

const moves = 100;
const delayMs = 100; // each way
const explorer = ['south', 'west', 'escalator', 'explore'];
const climber = ['north', 'east', 'vortex'];
const heroes = { yellow: '1a:1,2', purple: '1a:1,1', green: '1a:2,1', orange: '1a:2,2' };
const [from, to] = ['1a:2,1', '1a:3,1'];

interface Seen {
  readonly event: number; // as the browser tells it, in steps of 8 ms; 0: below 16 ms
  readonly painted: number; // own stamp: the main thread is done with the frame
  readonly inFirstFrame: boolean;
}

interface Watching {
  seen: Seen[];
}

// Runs in the page before anything else of it, so that it hears first: notes every key and click on the way to the
// paint.
function watch(): void {
  const all: Seen[] = [];
  (window as unknown as Watching).seen = all;
  const durations = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) durations.set(Math.round(entry.startTime), entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const where = (): string | null => document.querySelector('[data-pawn="green"]')?.getAttribute('transform') ?? null;
  const note = (event: Event): void => {
    const began = event.timeStamp;
    const before = where();
    requestAnimationFrame(() => {
      const inFirstFrame = where() !== before;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const painted = performance.now() - began;
        setTimeout(() => all.push({ event: durations.get(Math.round(began)) ?? 0, painted, inFirstFrame }), 150);
      };
      port2.postMessage(null);
    });
  };
  const isMove = (event: Event): boolean => !(event instanceof KeyboardEvent) || event.key.startsWith('Arrow');
  for (const kind of ['keydown', 'click']) {
    addEventListener(kind, (event) => isMove(event) && note(event), { capture: true });
  }
}

async function moveAndBack(page: Page, guest: Guest, byKey: boolean): Promise<void> {
  const version = await versionOf(page);
  if (byKey) await page.keyboard.press('ArrowDown');
  else await page.locator(`[data-space="${to}"]`).click();
  await reaches(page, version + 1);
  await guest.act(`g ${to}>${from}`);
  await reaches(page, version + 2);
  await page.waitForTimeout(150);
}

async function round(): Promise<readonly Seen[]> {
  return withRoom(async ({ browser, server, guests }) => {
    const line = await SlowLine.before(server.url, delayMs);
    try {
      const setup = { side: '1a', heroes, deal: [explorer, climber] };
      const path = await openTable(server, { scenario: 'S1', seats: 2, seed: 1, sand_ms: 420_000, setup });
      const [page, wire] = await newcomer(browser);
      await page.addInitScript(watch);
      await page.goto(line.url + path);
      const ready = page.getByRole('button', { name: 'Ready', exact: true });
      await ready.waitFor();
      const guest = await guests.join(path, 'Bo');
      await guest.sayReady();
      await ready.click();
      await page.locator('[data-pawn="green"]').click();
      await page.waitForTimeout(6_000); // the first banner has gone
      await wire.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
      for (let i = 0; i < 4; i += 1) await moveAndBack(page, guest, i % 2 === 0);
      await page.evaluate(() => ((window as unknown as Watching).seen.length = 0));
      for (let i = 0; i < moves; i += 1) await moveAndBack(page, guest, i % 2 === 0);
      await page.waitForTimeout(400);
      return page.evaluate(() => (window as unknown as Watching).seen);
    } finally {
      await line.close();
    }
  });
}

export async function measureInput(rounds: number): Promise<readonly Figure[]> {
  const all = [];
  for (let i = 0; i < rounds; i += 1) all.push(await round());
  const share = (seen: readonly Seen[]): number => (100 * seen.filter((one) => one.inFirstFrame).length) / seen.length;
  return [
    { name: 'moves measured', unit: '', ...atLeast(moves), values: all.map((seen) => seen.length) },
    { name: 'drawn in the first frame after the input', unit: '%', ...atLeast(100), values: all.map(share) },
    {
      name: 'input to paint by the browser’s Event Timing (steps of 8 ms), p95',
      unit: 'ms',
      ...below(34),
      values: all.map((seen) => percentile(seen.map(({ event }) => event), 0.95)),
    },
    {
      name: 'input to the end of the frame’s work, own stamp, p95',
      unit: 'ms',
      ...below(34),
      values: all.map((seen) => percentile(seen.map(({ painted }) => painted), 0.95)),
    },
    {
      name: 'the same, p50',
      unit: 'ms',
      ...told,
      values: all.map((seen) => percentile(seen.map(({ painted }) => painted), 0.5)),
    },
  ];
}
