// Notes in a page how long each move took from the input to the paint, and what became of it.
import type { Page } from '@playwright/test';

export interface Seen {
  readonly event: number; // as the browser reports it, in steps of 8 ms; 0: below 16 ms
  readonly painted: number; // own stamp: the main thread is done with the frame
  readonly inFirstFrame: boolean;
}

interface Watching {
  seen: Seen[];
}

// Runs before anything else in the page, so that its listeners come first: notes every key and click on the way to
// the paint.
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

export function watchMoves(page: Page): Promise<unknown> {
  return page.addInitScript(watch);
}

export async function forgetMoves(page: Page): Promise<void> {
  await page.evaluate(() => ((window as unknown as Watching).seen.length = 0));
}

// Everything since then; the last ones are noted a little later.
export async function movesSeen(page: Page): Promise<readonly Seen[]> {
  await page.waitForTimeout(400);
  return page.evaluate(() => (window as unknown as Watching).seen);
}
