// Time that passes when a test says so, for tables in the page.
import type { LocalWorld } from '../local_session';

export class ManualClock implements LocalWorld {
  private time = 1000;
  private secrets = 0;
  private waiting: readonly { readonly at: number; readonly then: () => void }[] = [];

  now(): number {
    return this.time;
  }

  wallClock(): number {
    return 1_700_000_000_000 + this.time;
  }

  secret(): string {
    return String(++this.secrets).padStart(32, '0');
  }

  after(ms: number, then: () => void): { cancel(): void } {
    const entry = { at: this.time + ms, then };
    this.waiting = [...this.waiting, entry];
    return { cancel: () => (this.waiting = this.waiting.filter((other) => other !== entry)) };
  }

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.waiting = this.waiting.filter((other) => other !== next);
      this.time = next.at;
      next.then();
    }
    this.time = end;
  }
}
