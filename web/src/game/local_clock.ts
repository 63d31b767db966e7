// The game time of a table in this page: it runs, is stopped, or stops at a certain moment.

export class LocalClock {
  private passed = 0; // up to the moment it was started
  private since: number | null = null; // steady time of that moment
  private latest = Infinity;

  constructor(private readonly steady: () => number) {}

  get isRunning(): boolean {
    return this.since !== null;
  }

  now(): number {
    const now = this.passed + (this.since === null ? 0 : this.steady() - this.since);
    return Math.floor(Math.min(now, Math.max(this.latest, this.passed)));
  }

  set(at: number): void {
    this.passed = at;
    if (this.since !== null) this.since = this.steady();
  }

  run(on: boolean): void {
    if (on === this.isRunning) return;
    this.passed = this.now();
    this.since = on ? this.steady() : null;
  }

  // It goes no further than this.
  limit(latest: number): void {
    this.set(this.now());
    this.latest = latest;
  }
}
