// What is shown before the server has answered: the confirmed position, plus the pawns' steps of my actions that are
// still in flight. They are run again after everything that is confirmed; one that is no longer possible is dropped,
// and the server will refuse it too.
import type { Position } from '../engine/engine';
import type { GameEvent, Refusal } from '../engine/position';
import type { ActionText } from '../engine/words';
import { noSeat } from './table_facts';

export interface Guess {
  readonly n: number;
  readonly action: ActionText;
  readonly isOnlySteps: boolean; // nothing else would follow, as far as this page knows
}

export interface Dropped {
  readonly guess: Guess;
  readonly refusal: Refusal;
}

export function isRefusal(value: readonly GameEvent[] | Refusal): value is Refusal {
  return 'refused' in value;
}

function hasOnlySteps(events: readonly GameEvent[]): boolean {
  return events.length > 0 && events.every((event) => event.kind === 'moved');
}

export class Prediction {
  private ahead: Position | null = null; // a copy of the confirmed position, once there is something to show on it

  constructor(
    private readonly confirmedPosition: Position,
    private guesses: readonly Guess[] = [],
  ) {}

  get confirmed(): Position {
    return this.confirmedPosition;
  }

  get shown(): Position {
    return this.ahead ?? this.confirmedPosition;
  }

  // Whether everything that my actions may lead to is known here.
  get isSure(): boolean {
    return this.guesses.every((guess) => guess.isOnlySteps);
  }

  // Shows an action before its answer; a refusal changes nothing.
  foresee(n: number, seat: number, at: number, action: ActionText): readonly GameEvent[] | Refusal {
    this.ahead ??= this.confirmedPosition.copy();
    const events = this.ahead.foresee(seat, at, action);
    if (isRefusal(events)) {
      if (this.guesses.length === 0) this.forgetAhead();
      return events;
    }
    this.guesses = [...this.guesses, { n, action, isOnlySteps: hasOnlySteps(events) }];
    return events;
  }

  // It has been answered. True: it was being shown.
  settle(n: number): boolean {
    const rest = this.guesses.filter((guess) => guess.n !== n);
    const wasShown = rest.length < this.guesses.length;
    this.guesses = rest;
    return wasShown;
  }

  // After something was confirmed or answered: everything is run again on the current position.
  rerun(seat: number | null, at: number): readonly Dropped[] {
    this.forgetAhead();
    const before = this.guesses;
    if (before.length === 0) return [];
    const dropped: Dropped[] = [];
    const kept: Guess[] = [];
    const ahead = this.confirmedPosition.copy();
    for (const guess of before) {
      const events = seat === null ? noSeat : ahead.foresee(seat, at, guess.action);
      if (isRefusal(events)) dropped.push({ guess, refusal: events });
      else kept.push({ ...guess, isOnlySteps: hasOnlySteps(events) });
    }
    this.guesses = kept;
    if (kept.length > 0) this.ahead = ahead;
    else ahead.close();
    return dropped;
  }

  // No use after this; returns what was in flight, for the next position.
  close(): readonly Guess[] {
    this.forgetAhead();
    this.confirmedPosition.close();
    return this.guesses;
  }

  private forgetAhead(): void {
    this.ahead?.close();
    this.ahead = null;
  }
}
