// Teammates and solver as the page asks them: every answer comes later, and may come too late. What the answers mean is
// said in src/wasm/companion.h of the engine.
import { dealWords } from '../engine/deal_words';
import type { Deal } from '../engine/engine';
import type { Legal, Refusal } from '../engine/position';
import type { ActionText, Place } from '../engine/words';
import type { Pace } from '../link/messages';
import type { FromWorker, ToWorker } from './letters';

export interface Company {
  readonly mates: readonly number[]; // their seats
  readonly pace: Pace;
}

// Which seat does what, and when, if nothing happens before; or how long they wait.
export interface Advice {
  readonly hash: string; // of the position they have thought about
  readonly at: number | null;
  readonly seat: number | null;
  readonly action: ActionText | null;
}

export type Hint =
  | {
      readonly verdict: 'winnable';
      readonly step: Legal;
      readonly seats: readonly number[]; // who can do it
      readonly where: readonly Place[]; // before which spaces a tile may go
    }
  | { readonly verdict: 'unwinnable' | 'unknown' };

export type Solution =
  | { readonly verdict: 'winnable'; readonly actions: number; readonly flips: number }
  | { readonly verdict: 'unwinnable' | 'unknown' };

export interface Companion {
  sitDown(deal: Deal, company: Company | null): Promise<void>;
  see(seat: number, at: number, action: ActionText): Promise<void>;
  next(at: number): Promise<Advice>;
  hint(seat: number, at: number): Promise<Hint>;
  solve(deal: Deal): Promise<Solution>;
  close(): void;
}

// A worker without its wrapping; tests bring one of their own.
export interface RawWorker {
  send(letter: ToWorker): void;
  end(): void;
}
export type Hire = (hear: (letter: FromWorker) => void, fail: (trouble: unknown) => void) => RawWorker;

interface Waiting {
  readonly answer: (answer: unknown) => void;
  readonly fail: (trouble: Error) => void;
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

export class HiredCompanion implements Companion {
  private readonly worker: RawWorker | null = null; // null: this browser has none
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private lost: Error | null = null;

  constructor(module: string, hire: Hire) {
    const lose = (trouble: unknown): void => this.lose(new Error(`The worker does not work: ${String(trouble)}`));
    try {
      this.worker = hire((letter) => this.hear(letter), lose);
      this.worker.send({ load: module });
    } catch (trouble) {
      lose(trouble);
    }
  }

  async sitDown(deal: Deal, company: Company | null): Promise<void> {
    const mates = company === null ? '' : ` mates=${company.mates.join(',')} pace=${company.pace}`;
    await this.ask('sit_down', [], dealWords(deal) + mates);
  }

  async see(seat: number, at: number, action: ActionText): Promise<void> {
    await this.ask('see', [seat, at], action);
  }

  async next(at: number): Promise<Advice> {
    return (await this.ask('next', [at])) as Advice;
  }

  async hint(seat: number, at: number): Promise<Hint> {
    return (await this.ask('hint', [seat, at])) as Hint;
  }

  async solve(deal: Deal): Promise<Solution> {
    return (await this.ask('solve', [], dealWords(deal))) as Solution;
  }

  close(): void {
    this.lose(new Error('Nobody asks any more.'));
    this.worker?.end();
  }

  private ask(door: string, numbers: readonly number[], text?: string): Promise<unknown> {
    if (this.worker === null || this.lost !== null) return Promise.reject(this.lost ?? new Error('There is no worker.'));
    const n = ++this.asked;
    const answer = new Promise<unknown>((resolve, reject) => this.waiting.set(n, { answer: resolve, fail: reject }));
    this.worker.send({ n, door, numbers, ...(text === undefined ? {} : { text }) });
    return answer;
  }

  private hear(letter: FromWorker): void {
    const waiting = this.waiting.get(letter.n);
    this.waiting.delete(letter.n);
    if ('trouble' in letter) waiting?.fail(new Error(letter.trouble));
    else if (isRefusal(letter.answer)) waiting?.fail(new Error(letter.answer.text));
    else waiting?.answer(letter.answer);
  }

  private lose(trouble: Error): void {
    this.lost ??= trouble;
    for (const waiting of this.waiting.values()) waiting.fail(this.lost);
    this.waiting.clear();
  }
}
