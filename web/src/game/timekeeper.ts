// Keeps the game clock in step with the server: sets it by what arrives, and asks now and then.
import type { Environment, Timer } from '../link/environment';
import { GameClock } from './clock';

const firstAsksMs: readonly number[] = [0, 300, 900, 2_000]; // the best of several is soon known
const askEveryMs = 10_000;
const farMs = 1_500;

export class Timekeeper {
  private readonly clock: GameClock;
  private timer: Timer | null = null;
  private asks = 0;
  private isKnown = false;
  private frozen = false;
  private wantsToRun = false;

  constructor(
    private readonly world: Pick<Environment, 'now' | 'after'>,
    private readonly ask: () => void,
  ) {
    this.clock = new GameClock(() => world.now());
  }

  now(): number | null {
    return this.isKnown ? this.clock.now() : null;
  }

  // A line of the table's history, or a snapshot: it was this late, and the sand runs or not.
  set(at: number, runs: boolean): void {
    this.isKnown = true;
    this.wantsToRun = runs;
    this.turn(at);
  }

  // It is this late now, as in a snapshot: anything far from it no longer holds.
  sync(at: number, runs: boolean): void {
    if (this.clock.isRunning && Math.abs(this.clock.now() - at) > farMs) this.clock.stop(at);
    this.set(at, runs);
  }

  // Another game: nothing from before holds.
  reset(): void {
    this.clock.stop(0);
    this.rest();
    this.isKnown = false;
  }

  answered(at: number, askedAt: number, running: boolean): void {
    if (!this.isKnown || this.frozen) return;
    if (!running) {
      this.clock.stop(at);
      this.rest();
    } else if (!this.clock.isRunning) {
      this.run(at);
    } else {
      this.clock.answered(at, askedAt);
    }
  }

  freeze(on: boolean): void {
    if (this.frozen === on) return;
    this.frozen = on;
    if (this.isKnown) this.turn(this.clock.now());
  }

  // The server is going away, and game time is stopped until it is back.
  stand(): void {
    this.clock.stop(this.clock.now());
    this.rest();
  }

  // A new connection: what is known may be old.
  refresh(): void {
    if (this.clock.isRunning) this.askSoon();
  }

  rest(): void {
    this.timer?.cancel();
    this.timer = null;
  }

  private turn(at: number): void {
    if (!this.wantsToRun || this.frozen) {
      this.clock.stop(at);
      this.rest();
    } else if (this.clock.isRunning) {
      this.clock.told(at);
    } else {
      this.run(at);
    }
  }

  private run(at: number): void {
    this.clock.start(at);
    this.askSoon();
  }

  private askSoon(): void {
    this.asks = 0;
    this.plan();
  }

  private plan(): void {
    this.rest();
    const before = firstAsksMs[this.asks - 1] ?? 0;
    const next = firstAsksMs[this.asks];
    this.timer = this.world.after(next === undefined ? askEveryMs : next - before, () => {
      this.asks += 1;
      this.ask();
      this.plan();
    });
  }
}
