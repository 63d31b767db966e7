// What the engine answers about a position, as in docs/engine-protocol.md.
import type { Goal, Rules } from './rules';
import type { GuardAway, SecurityDefeat, SecurityEvent, SecurityLegal, SecurityState } from './security_position';
import type { Ability, ActionText, Colour, Pawn, Place, TileName } from './words';

export interface PlacedTile {
  readonly tile: TileName;
  readonly row: number; // row and column of its upper left corner in the mall; tile 1 is at 0,0
  readonly column: number;
  readonly turns: 0 | 1 | 2 | 3; // quarter turns clockwise
  readonly dimension: 0 | 1;
}

// Where a pawn is: a space, or no longer or not yet in the mall.
export type PawnPlace = Place | 'out' | 'aside' | GuardAway;
export type Defeat = 'sand_ran_out' | 'nothing_to_rearrange' | SecurityDefeat;
export type Talk = 'open' | 'window' | 'gestures' | 'silent';

export interface State {
  readonly version: number;
  readonly hash: string;
  readonly at: number;
  readonly scenario: string; // "S7", "F0", "T13" or "own": its name, never its rules
  readonly name: string | null; // of a custom scenario
  readonly rules: Rules;
  readonly goal: Goal;
  readonly seats: number;
  readonly tiles: readonly PlacedTile[];
  readonly out_of_order: readonly Place[];
  readonly pawns: Readonly<Partial<Record<Pawn, PawnPlace>>>;
  readonly escaped: readonly Colour[];
  readonly sand_ms: number; // at the time asked for
  readonly capacity_ms: number;
  readonly flips: number;
  readonly timer_spaces_used: number;
  readonly deck: {
    readonly count: number;
    readonly top: TileName | null;
    readonly back: 'base' | 'expansion' | null;
    readonly face: 'up' | 'down';
    readonly order: readonly TileName[] | null;
  };
  readonly held: TileName | null;
  readonly solo: { readonly count: number; readonly order: null; readonly pile: readonly Ability[] } | null;
  readonly action_tiles: readonly (readonly Ability[])[];
  readonly talk: Talk;
  readonly do_something: { readonly allowed: boolean; readonly before: number | null };
  readonly theft: boolean;
  readonly crystal_ball_in_use: boolean;
  readonly discards_due: number;
  readonly no_exit_left: boolean;
  readonly security?: SecurityState; // only with modules
  readonly outcome: 'running' | 'won' | 'lost';
  readonly reason: Defeat | null;
}

// What a seat may do now.
export type Legal =
  | {
      readonly kind: 'vortex' | 'escalator';
      readonly action: ActionText;
      readonly pawn: Pawn;
      readonly from: Place;
      readonly to: Place;
    }
  | {
      readonly kind: 'move';
      readonly action: ActionText;
      readonly pawn: Pawn;
      readonly from: Place;
      readonly to: Place;
      readonly code?: Place | 'spell'; // what opens the steel door on the way, if one is named
    }
  | { readonly kind: 'draw' | 'theft' | 'reveal'; readonly action: ActionText }
  | { readonly kind: 'place'; readonly action: ActionText; readonly from: Place }
  | { readonly kind: 'discard'; readonly action: ActionText; readonly tile: TileName }
  | { readonly kind: 'do_something'; readonly action: ActionText; readonly before: number }
  | { readonly kind: 'stare'; readonly action: ActionText; readonly at: number }
  | SecurityLegal;

export type Way = 'walk' | 'vortex' | 'escalator' | 'shaft' | 'teleportation';

export type GameEvent =
  | { readonly kind: 'moved'; readonly pawn: Pawn; readonly from: Place; readonly to: Place; readonly way: Way }
  | { readonly kind: 'out_of_order'; readonly at: Place }
  | { readonly kind: 'flipped'; readonly at_ms: number; readonly left_ms: number; readonly by: 'space' | 'token' }
  | { readonly kind: 'passed' }
  | { readonly kind: 'shuffled' }
  | { readonly kind: 'renewed' }
  | { readonly kind: 'revealed'; readonly action: Ability }
  | { readonly kind: 'talk_opened'; readonly talk: 'window' | 'gestures' }
  | { readonly kind: 'talk_closed' }
  | { readonly kind: 'drawn'; readonly tile: TileName | null; readonly next: string | null }
  | {
      readonly kind: 'placed';
      readonly tile: TileName;
      readonly from: Place;
      readonly row: number;
      readonly column: number;
      readonly turns: 0 | 1 | 2 | 3;
      readonly dimension: 0 | 1;
      readonly right: 'hero' | 'crystal-ball' | 'map' | 'auto-explore' | 'ball-spell';
    }
  | { readonly kind: 'returned'; readonly tile: TileName; readonly next: string | null }
  | { readonly kind: 'ball_begun' | 'ball_ended' | 'stolen' | 'no_exit_left' }
  | { readonly kind: 'escaped'; readonly pawn: Colour; readonly stays: boolean }
  | { readonly kind: 'discards_due'; readonly count: number }
  | { readonly kind: 'discarded'; readonly tile: TileName; readonly next: string | null }
  | { readonly kind: 'do_something'; readonly by: number; readonly before: number; readonly ready_ms: number }
  | { readonly kind: 'stared'; readonly by: number; readonly at: number }
  | { readonly kind: 'won'; readonly at_ms: number }
  | { readonly kind: 'lost'; readonly at_ms: number; readonly reason: Defeat }
  | SecurityEvent;

// Why something was refused. Players' texts are made in src/text from `refused` and `args`; `text` is for logs.
export interface Refusal {
  readonly refused: string; // "WayIsBlocked"
  readonly rule: string | null; // "B-MOVE-2"
  readonly args: {
    readonly place?: Place;
    readonly pawn?: Pawn;
    readonly tile?: TileName;
    readonly [name: string]: unknown;
  };
  readonly text: string;
}

// The space a pawn is on, if any.
export function spaceOf(standing: PawnPlace | undefined): Place | null {
  return standing?.includes(':') ? (standing as Place) : null;
}
