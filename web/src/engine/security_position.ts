// What a position, its actions and its events also have if modules of Maximum Security are in play, as in
// docs/engine-protocol.md and docs/notation.md. Types only, so they add nothing to the base game's page.
import type { ActionText, Colour, Direction, Guard, Pawn, Place, TileName } from './words';

export type Module = 'M1' | 'M2' | 'M3' | 'M4' | 'M5' | 'M6' | 'M7' | 'M8' | 'M9' | 'M10' | 'M11' | 'M12' | 'M13';

export type Spell =
  | 'broom'
  | 'crystal-ball'
  | 'code'
  | 'swap'
  | 'teleportation'
  // From here on they last until the next flip.
  | 'clairvoyance'
  | 'ghost-form'
  | 'frog'
  | 'invisibility'
  | 'voucher';

export type StressToken = 'timer' | 'swap1' | 'swap2' | 'loudspeaker1' | 'loudspeaker2' | 'loudspeaker3';
export type ShaftPair = 'dark' | 'light';

// Where a pawn is that isn't on a space. Guards wait for their tile, are frogs, or eat at the restaurant.
export type GuardAway = 'waiting' | 'frog' | 'dining' | 'dining_frog';

// Shafts and breaches: two ends, once they are laid.
export type TwoEnded =
  | { readonly state: 'none' | 'ready' | 'discarded' }
  | { readonly state: 'laid'; readonly from: Place; readonly to: Place };

export interface SecurityState {
  readonly modules: readonly Module[];
  readonly shafts: readonly TwoEnded[]; // dark, light
  readonly breaches: readonly TwoEnded[]; // 1, 2, ...
  readonly stress_tokens: readonly StressToken[]; // those left
  readonly telekinesis: readonly number[]; // those left, from 1
  readonly spells: readonly Spell[]; // laid out and not cast yet
  readonly holding: readonly Spell[]; // cast, until the next flip
  readonly code_spell: boolean; // cast, and its door not opened yet
  readonly ball_spell: 'none' | 'waiting' | 'begun';
  readonly map_in_use: Place | null;
  readonly map_tiles: number;
  readonly beholder: TileName | 'waiting' | 'none';
  readonly sensor: Direction | 'waiting' | 'none'; // the side of the table it looks from
  readonly away: Readonly<Partial<Record<Guard, Place>>>; // where frogs and diners come back
  readonly choosing: Guard | null; // a space for this guard has to be chosen before anything else
  readonly goal_mark: boolean; // the first half of a tutorial's goal is done
  readonly hardcore_earned?: boolean; // only in hardcore mode; a tutorial may be won without it
}

// What the list of legal actions has besides those of the base game.
export type SecurityLegal =
  | {
      readonly kind: 'take_shaft';
      readonly action: ActionText;
      readonly pawn: Pawn;
      readonly from: Place;
      readonly to: Place;
    }
  | { readonly kind: 'beholder'; readonly action: ActionText; readonly tile: TileName; readonly toward: Direction }
  | { readonly kind: 'sensor'; readonly action: ActionText; readonly from: Direction; readonly to: Direction }
  | { readonly kind: 'choose'; readonly action: ActionText; readonly pawn: Guard; readonly to: Place };

// What tokens and spells allow: requested separately (Position.tokens), since it has as many targets as the mall has spaces.
export type TokenAction =
  | { readonly kind: 'timer_token'; readonly action: ActionText; readonly token: StressToken }
  | { readonly kind: 'swap_token'; readonly action: ActionText; readonly token: StressToken; readonly with: number }
  | { readonly kind: 'loudspeaker'; readonly action: ActionText; readonly token: StressToken }
  | {
      readonly kind: 'shaft';
      readonly action: ActionText;
      readonly pair: ShaftPair;
      readonly from: Place;
      readonly to: Place;
    }
  | {
      readonly kind: 'breach';
      readonly action: ActionText;
      readonly number: number;
      readonly from: Place;
      readonly to: Place;
    }
  | {
      readonly kind: 'lift';
      readonly action: ActionText;
      readonly number: number;
      readonly tile: TileName;
      readonly row: number; // where the tile is now
      readonly column: number;
      readonly to: Place; // the exploration space it will continue from
    }
  | { readonly kind: 'cast'; readonly action: ActionText; readonly spell: Spell }
  | { readonly kind: 'cast_broom'; readonly action: ActionText; readonly at: Place }
  | {
      readonly kind: 'cast_swap';
      readonly action: ActionText;
      readonly pawn: Pawn;
      readonly from: Place;
      readonly other: Pawn;
      readonly to: Place; // where the other one is
    }
  | {
      readonly kind: 'cast_teleportation';
      readonly action: ActionText;
      readonly pawn: Pawn;
      readonly from: Place;
      readonly to: Place;
    }
  | { readonly kind: 'cast_frog'; readonly action: ActionText; readonly pawn: Guard; readonly from: Place }
  | {
      readonly kind: 'cast_voucher';
      readonly action: ActionText;
      readonly pawn: Guard;
      readonly from: Place;
      readonly tile: TileName;
    };

export type Presence = 'none' | 'mall' | 'aside' | 'out' | GuardAway;
export type Put = 'appears' | 'discarded' | 'caught' | 'sent_back' | 'put_out' | 'enchanted' | 'invited' | 'returns';

export type SecurityEvent =
  | {
      readonly kind: 'put';
      readonly pawn: Pawn;
      readonly at: Place | null;
      readonly presence: Presence;
      readonly why: Put;
    }
  | { readonly kind: 'caught'; readonly pawn: Colour; readonly by: 'guard' | 'beholder' | 'sensor' }
  | { readonly kind: 'stress_token'; readonly by: number; readonly token: StressToken }
  | { readonly kind: 'tiles_swapped'; readonly by: number; readonly with: number }
  | { readonly kind: 'shaft_laid'; readonly pair: number; readonly from: Place; readonly to: Place } // 0 dark, 1 light
  | { readonly kind: 'shaft_discarded'; readonly pair: number }
  | { readonly kind: 'breach_laid'; readonly number: number; readonly from: Place; readonly to: Place } // from 0
  | { readonly kind: 'breach_discarded'; readonly number: number }
  | { readonly kind: 'code_spell_used' | 'map_ended' | 'ball_spell_begun' | 'ball_spell_ended' | 'goal_marked' }
  | { readonly kind: 'map_begun'; readonly at: Place }
  | { readonly kind: 'beholder'; readonly to: TileName }
  | { readonly kind: 'sensor'; readonly side: Direction }
  | {
      readonly kind: 'lifted';
      readonly number: number; // of the token, from 0
      readonly tile: TileName;
      readonly from: Place; // the exploration space it continues from
      readonly row: number;
      readonly column: number;
      readonly turns: 0 | 1 | 2 | 3;
      readonly dimension: 0 | 1;
    }
  | { readonly kind: 'cast' | 'spell_ended'; readonly spell: Spell }
  | { readonly kind: 'in_order'; readonly at: Place } // the broom has been there
  | { readonly kind: 'pawns_swapped'; readonly pawn: Pawn; readonly other: Pawn }
  | { readonly kind: 'deck_turned'; readonly face: 'up' | 'down'; readonly next: string | null }
  | { readonly kind: 'space_to_choose'; readonly pawn: Guard };

export type SecurityDefeat = 'two_captives' | 'guard_came_upon' | 'all_in_one_dimension' | 'goal_missed';
