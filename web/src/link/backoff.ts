// How long to wait before the next attempt: twice as long each time, and randomised, so that a server that comes back
// isn't overrun.

const firstMs = 250;
const longestMs = 5_000;

export class Backoff {
  private attempts = 0;

  constructor(private readonly random: () => number) {}

  next(): number {
    const ms = Math.min(firstMs * 2 ** this.attempts, longestMs);
    this.attempts = Math.min(this.attempts + 1, 10);
    return ms * (0.5 + this.random() / 2);
  }

  reset(): void {
    this.attempts = 0;
  }
}
