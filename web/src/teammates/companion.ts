// Teammates and solver as the page asks them: every answer comes later, and may come too late. src/wasm/companion.h of
// the engine says what the answers mean.
import { dealWords } from '../engine/deal_words';
import type { Deal } from '../engine/engine';
import type { Legal, Refusal } from '../engine/position';
import type { TokenAction } from '../engine/security_position';
import type { ActionText, Place } from '../engine/words';
import type { Pace } from '../link/messages';
import { type StartWorker, WorkerCalls } from './worker_calls';

export interface TeammateSeats {
  readonly mates: readonly number[]; // their seats
  readonly pace: Pace;
}

// Which seat does what, and when, if nothing happens before; or how long they wait.
export interface Advice {
  readonly hash: string; // of the position they have thought about
  readonly at: number | null;
  readonly seat: number | null;
  readonly action: ActionText | null;
  readonly awaited: Awaited | null;
  readonly no_way?: boolean; // they see no way to go on
}

// The step that only one person can take, as the teammates see it.
export interface Awaited {
  readonly seat: number;
  readonly step: Legal;
  readonly where: readonly Place[]; // in front of which spaces a tile may go
}

export type Hint =
  | {
      readonly verdict: 'winnable';
      readonly step: Legal | TokenAction;
      readonly seats: readonly number[]; // who can do it
      readonly where: readonly Place[]; // in front of which spaces a tile may go
    }
  | { readonly verdict: 'unwinnable' | 'unknown' };

export type Solution =
  | { readonly verdict: 'winnable'; readonly actions: number; readonly flips: number }
  | { readonly verdict: 'unwinnable' | 'unknown' };

export interface Companion {
  sitDown(deal: Deal, teammates: TeammateSeats | null): Promise<void>;
  see(seat: number, at: number, action: ActionText): Promise<void>;
  next(at: number): Promise<Advice>;
  hint(seat: number, at: number): Promise<Hint>;
  record(at: number): Promise<string>; // of the game so far, with its end if the sand has run out by then
  solve(deal: Deal): Promise<Solution>;
  close(): void;
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

export class WorkerCompanion implements Companion {
  private readonly calls: WorkerCalls;

  constructor(module: string, start: StartWorker) {
    this.calls = new WorkerCalls(module, start);
  }

  async sitDown(deal: Deal, teammates: TeammateSeats | null): Promise<void> {
    const mates = teammates === null ? '' : ` mates=${teammates.mates.join(',')} pace=${teammates.pace}`;
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

  async record(at: number): Promise<string> {
    return ((await this.ask('record', [at])) as { readonly record: string }).record;
  }

  async solve(deal: Deal): Promise<Solution> {
    return (await this.ask('solve', [], dealWords(deal))) as Solution;
  }

  close(): void {
    this.calls.close();
  }

  private async ask(door: string, numbers: readonly number[], text?: string): Promise<unknown> {
    const answer = await this.calls.ask(door, numbers, text);
    if (isRefusal(answer)) throw new Error(answer.text);
    return answer;
  }
}
