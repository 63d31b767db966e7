// How far each history entry was scrolled, so that "back" and "forward" restore it. The browser's own memory doesn't
// help: a screen that is fetched or asks the server is still too short when the browser looks.

const key = 'magicmaze.scroll';
const patienceMs = 10_000;
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function remembered(): readonly (readonly [number, number])[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly (readonly [number, number])[];
  } catch {
    return [];
  }
}

export class ScrollMemory {
  private readonly heights = new Map<number, number>(remembered());
  private stopRestoring: (() => void) | null = null;
  private shown: () => number | null = () => null;

  get isRestoring(): boolean {
    return this.stopRestoring !== null;
  }

  // Follows the entry that is shown (null: none at the moment), and survives a reload.
  follow(entry: () => number | null): void {
    this.shown = entry;
    addEventListener('scroll', () => this.keep(), { passive: true });
    addEventListener('pagehide', () => {
      try {
        sessionStorage.setItem(key, JSON.stringify([...this.heights]));
      } catch {
        // Private windows: after a reload it starts at the top.
      }
    });
  }

  // Also called before another entry is shown: the last scroll event may not have been delivered yet.
  keep(): void {
    const shown = this.shown();
    if (shown !== null && !this.isRestoring) this.heights.set(shown, scrollY);
  }

  // A new entry starts at the top, and entries ahead of it are gone.
  begin(entry: number): void {
    this.stopRestoring?.();
    for (const other of [...this.heights.keys()]) if (other >= entry) this.heights.delete(other);
    scrollTo(0, 0);
  }

  // As soon as the screen is long enough, unless someone scrolls first.
  restore(entry: number): void {
    this.stopRestoring?.();
    const wanted = this.heights.get(entry) ?? 0;
    const ending = new AbortController();
    const stop = (): void => {
      ending.abort();
      observer.disconnect();
      clearTimeout(timer);
      this.stopRestoring = null;
    };
    const attempt = (): void => {
      scrollTo(0, wanted);
      if (Math.abs(scrollY - wanted) < 1) stop();
    };
    const observer = new ResizeObserver(attempt);
    const timer = setTimeout(stop, patienceMs);
    this.stopRestoring = stop;
    for (const input of inputs) addEventListener(input, stop, { signal: ending.signal, passive: true });
    observer.observe(document.body);
    attempt();
  }
}
