// A companion that says what a test wants it to say, when the test wants it.
import type { Deal } from '../../engine/engine';
import type { ActionText } from '../../engine/words';
import type { Advice, Companion, TeammateSeats, Hint, Solution } from '../companion';

interface Asked {
  readonly at: number;
  readonly answer: (advice: Advice) => void;
}

export class FakeCompanion implements Companion {
  readonly sat: { readonly deal: Deal; readonly teammates: TeammateSeats | null }[] = [];
  readonly seen: string[] = [];
  readonly asked: Asked[] = []; // what comes next; the last one is the newest
  readonly solved: string[] = []; // seeds
  isClosed = false;
  solutions: readonly Solution[] = []; // the last one over and over
  hints: Hint = { verdict: 'unknown' };
  isBroken = false;

  async sitDown(deal: Deal, teammates: TeammateSeats | null): Promise<void> {
    this.check();
    this.sat.push({ deal, teammates });
  }

  async see(seat: number, at: number, action: ActionText): Promise<void> {
    this.check();
    this.seen.push(`${seat} ${at} ${action}`);
  }

  next(at: number): Promise<Advice> {
    return new Promise((answer) => this.asked.push({ at, answer }));
  }

  async hint(): Promise<Hint> {
    this.check();
    return this.hints;
  }

  async record(at: number): Promise<string> {
    this.check();
    return `record of ${this.seen.length} actions at ${at}`;
  }

  async solve({ seed }: Deal): Promise<Solution> {
    this.check();
    const solution = this.solutions[Math.min(this.solved.length, this.solutions.length - 1)];
    this.solved.push(seed);
    return solution ?? { verdict: 'unknown' };
  }

  close(): void {
    this.isClosed = true;
  }

  private check(): void {
    if (this.isBroken) throw new Error('gone');
  }
}
