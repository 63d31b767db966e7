// The game time of a server far away, as well as it can be known here. Everything it tells was true at some moment
// before it was heard; what it answers was true between asking and hearing. Both narrow down by how much the two clocks
// differ, and the quickest answer narrows most. What is shown never goes back while the sand runs.

const jumpMs = 1_500;

export class GameClock {
  private running = false;
  private stoppedAt = 0;
  // Game time minus local time lies between these two.
  private least = 0;
  private most: number | null = null;
  private shown = 0;
  private shownAt = 0;

  constructor(private readonly steady: () => number) {}

  get isRunning(): boolean {
    return this.running;
  }

  // The hand stands at this time, or has just been set in motion there.
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

  // It was at least so late.
  told(at: number): void {
    if (!this.running) return;
    this.least = Math.max(this.least, at - this.steady());
    if (this.most !== null && this.most < this.least) this.most = this.least;
  }

  // It was exactly so late at some moment between asking and now.
  answered(at: number, askedAt: number): void {
    if (!this.running) return;
    const least = at - this.steady();
    const most = at - askedAt;
    // Something was missed, a pause or a sleep: then it is better to jump than to creep.
    if (Math.abs((least + most) / 2 - this.difference) > jumpMs) return this.start(at);
    // Clocks drift and machines sleep: where the new answer contradicts the old ones it is the one to believe.
    const fits = least <= (this.most ?? most) && most >= this.least;
    this.least = fits ? Math.max(this.least, least) : least;
    this.most = fits ? Math.min(this.most ?? most, most) : most;
  }

  now(): number {
    if (!this.running) return this.stoppedAt;
    const now = this.steady();
    const passed = now - this.shownAt;
    // Too far ahead: it runs at half its speed until the server has caught up.
    this.shown = Math.max(now + this.difference, this.shown + passed / 2, 0);
    this.shownAt = now;
    return Math.round(this.shown);
  }

  private get difference(): number {
    return this.most === null ? this.least : (this.least + this.most) / 2;
  }
}
