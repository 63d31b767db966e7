// The game time of a remote server, as precisely as it can be known here. What the server sends was true at some moment
// before it arrived; what it answers was true between question and answer. Both narrow down the difference between the
// two clocks, and the quickest answer narrows it most. The shown time never goes back while the sand runs.

const jumpMs = 1_500;

export class GameClock {
  private running = false;
  private stoppedAt = 0;
  // Game time minus local time is between these two.
  private least = 0;
  private most: number | null = null;
  private shown = 0;
  private shownAt = 0;

  constructor(private readonly steady: () => number) {}

  get isRunning(): boolean {
    return this.running;
  }

  // The clock is stopped at this time, or has just been started there.
  stop(at: number): void {
    this.running = false;
    this.stoppedAt = at;
  }

  start(at: number): void {
    const now = this.steady();
    this.running = true;
    this.least = at - now;
    this.most = null;
    this.shown = at;
    this.shownAt = now;
  }

  // It was at least this late.
  told(at: number): void {
    if (!this.running) return;
    this.least = Math.max(this.least, at - this.steady());
    if (this.most !== null && this.most < this.least) this.most = this.least;
  }

  // It was exactly this late at some moment between the question and now.
  answered(at: number, askedAt: number): void {
    if (!this.running) return;
    const least = at - this.steady();
    const most = at - askedAt;
    // Something was missed, a pause or a sleep: then it is better to jump than to creep.
    if (Math.abs((least + most) / 2 - this.difference) > jumpMs) return this.start(at);
    // Clocks drift and machines sleep: if a new answer contradicts the old ones, the new one is right.
    const fits = least <= (this.most ?? most) && most >= this.least;
    this.least = fits ? Math.max(this.least, least) : least;
    this.most = fits ? Math.min(this.most ?? most, most) : most;
  }

  now(): number {
    if (!this.running) return this.stoppedAt;
    const now = this.steady();
    const passed = now - this.shownAt;
    // Too far ahead: it runs at half speed until the server has caught up.
    this.shown = Math.max(now + this.difference, this.shown + passed / 2, 0);
    this.shownAt = now;
    return Math.round(this.shown);
  }

  private get difference(): number {
    return this.most === null ? this.least : (this.least + this.most) / 2;
  }
}
