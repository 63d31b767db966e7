// A game in this page and the public view of it, which is all that the screens ever see. One person may have several of
// its seats: then an action is done by the first of them that may do it.
import type { Deal, Engine, Flaw, LocalGame, Position } from '../engine/engine';
import type { GameEvent, Legal, Refusal, State } from '../engine/position';
import type { TokenAction } from '../engine/security_position';
import type { ActionText, Pawn, Place } from '../engine/words';

export interface Played {
  readonly at: number;
  readonly seat: number | null;
  readonly events: readonly GameEvent[];
}

// Reasons that say nothing about the mall; another seat may have a better one.
const weakReasons: ReadonlySet<string> = new Set([
  'NotOnYourActionTile',
  'NotTheRevealedAction',
  'NotBeforeOneself',
  'NotAtOneself',
]);

function isSignal(legal: Legal): boolean {
  return legal.kind === 'do_something' || legal.kind === 'stare';
}

export class PlayedGame {
  private constructor(
    private readonly game: LocalGame,
    private readonly view: Position,
  ) {}

  static deal(engine: Pick<Engine, 'deal' | 'open'>, deal: Deal): PlayedGame | Flaw {
    const game = engine.deal(deal);
    if ('refused' in game) return game;
    const view = engine.open(game.ruleset, game.position);
    if (view === null) throw new Error('The engine does not read its own position.');
    return new PlayedGame(game, view);
  }

  state(at: number): State {
    return this.view.state(at);
  }

  hash(): string {
    return this.view.hash();
  }

  // What any of the seats may do, each action once; signals are the first seat's own.
  legal(seats: readonly number[], at: number): readonly Legal[] {
    const found = new Map<ActionText, Legal>();
    for (const [index, seat] of seats.entries()) {
      for (const legal of this.view.legal(seat, at)) {
        if (index > 0 && isSignal(legal)) continue;
        if (!found.has(legal.action)) found.set(legal.action, legal);
      }
    }
    return [...found.values()];
  }

  tokens(seats: readonly number[]): readonly TokenAction[] {
    const all = seats.flatMap((seat) => this.view.tokens(seat));
    return [...new Map(all.map((each) => [each.action, each])).values()];
  }

  why(seats: readonly number[], pawn: Pawn, to: Place): { readonly action: ActionText } | Refusal | null {
    return this.byAny(seats, (seat) => this.view.why(seat, pawn, to));
  }

  // What the rules would answer; nothing happens.
  objectionTo(seats: readonly number[], at: number, action: ActionText): Refusal | null {
    const trial = this.view.copy();
    const answer = this.byAny(seats, (seat) => trial.foresee(seat, at, action));
    trial.close();
    return answer !== null && 'refused' in answer ? answer : null;
  }

  act(seats: readonly number[], at: number, action: ActionText): Played | Refusal | null {
    return this.byAny(seats, (seat) => {
      const happened = this.game.act(seat, at, action);
      return 'refused' in happened ? happened : this.follow(at, seat, happened.events);
    });
  }

  // The end of the sand, if it has come.
  advance(at: number): Played | null {
    const happened = this.game.advance(at);
    return happened === null ? null : this.follow(happened.at, null, happened.events);
  }

  close(): void {
    this.view.close();
    this.game.close();
  }

  private follow(at: number, seat: number | null, told: readonly string[]): Played {
    const events = this.view.fold(told);
    if (events === null) throw new Error('The view does not follow its own game.');
    return { at, seat, events };
  }

  // The first seat that can, or else the most useful reason.
  private byAny<Answer extends object>(
    seats: readonly number[],
    ask: (seat: number) => Answer | Refusal,
  ): Answer | Refusal | null {
    let refused: Refusal | null = null;
    for (const seat of seats) {
      const answer = ask(seat);
      if (!('refused' in answer)) return answer;
      const reason = answer as Refusal;
      if (refused === null || weakReasons.has(refused.refused)) refused = reason;
    }
    return refused;
  }
}
