/** What was asked for makes no sense in any position. */
export class MagicMazeError extends Error {}

export interface Choice {
  /** "S1" to "S17", "F0" to "F3", "T1" to "T13", "T1-hardcore+M2". */
  readonly scenario?: string;
  readonly seats?: number;
  /** A whole number, or 32 hexadecimal digits. The same seed gives the same game as `magicmaze engine`. */
  readonly seed?: number | bigint | string;
  readonly sand_ms?: number;
}

/** As `legal` of docs/engine-protocol.md; other fields depend on the kind. */
export interface LegalAction {
  readonly action: string;
  readonly kind: string;
  readonly pawn?: string;
  readonly from?: string;
  readonly to?: string;
  readonly [field: string]: unknown;
}

export interface Happened {
  readonly version: number;
  readonly at: number;
  readonly events: readonly string[];
  readonly hash: string;
}

export interface Refusal {
  readonly refused: string;
  readonly rule: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export type Hero = 'yellow' | 'purple' | 'green' | 'orange';

/** A tile in the mall, by the row and column of its upper left cell. */
export interface LyingTile {
  readonly tile: string;
  readonly row: number;
  readonly column: number;
  readonly turns: number;
  readonly dimension: number;
}

/** What everyone may know: `state` of docs/engine-protocol.md. */
export interface View {
  readonly version: number;
  readonly hash: string;
  readonly at: number;
  readonly scenario: string;
  readonly name: string | null;
  readonly rules: Readonly<Record<string, string>>;
  readonly goal: { readonly steals: readonly Hero[]; readonly escapes: readonly Hero[] };
  readonly seats: number;
  readonly tiles: readonly LyingTile[];
  readonly out_of_order: readonly string[];
  readonly pawns: Readonly<Record<string, string>>;
  readonly escaped: readonly Hero[];
  readonly sand_ms: number;
  readonly capacity_ms: number;
  readonly flips: number;
  readonly timer_spaces_used: number;
  readonly deck: {
    readonly count: number;
    readonly top: string | null;
    readonly back: 'base' | 'expansion' | null;
    readonly face: 'up' | 'down';
    readonly order: null;
  };
  readonly held: string | null;
  readonly solo: { readonly count: number; readonly order: null; readonly pile: readonly string[] } | null;
  readonly action_tiles: readonly (readonly string[])[];
  readonly talk: 'open' | 'window' | 'gestures' | 'silent';
  readonly do_something: { readonly allowed: boolean; readonly before: number | null };
  readonly theft: boolean;
  readonly crystal_ball_in_use: boolean;
  readonly discards_due: number;
  readonly no_exit_left: boolean;
  /** Only with modules. */
  readonly security?: Readonly<Record<string, unknown>>;
  readonly outcome: 'running' | 'won' | 'lost';
  readonly reason: string | null;
  readonly [field: string]: unknown;
}

export type Direction = 'north' | 'east' | 'south' | 'west';

export interface PrintedSpace {
  readonly place: string;
  readonly row: number;
  readonly column: number;
  readonly symbol: string;
  readonly colour: Hero | null;
  readonly direction: Direction | null;
  readonly borders: Readonly<Record<Direction, 'open' | 'wall' | 'passage' | 'steel_door' | 'gate'>>;
}

/** What is printed on a tile: docs/catalog.md. */
export interface PrintedTile {
  readonly tile: string;
  readonly number: number;
  readonly back: 'base' | 'expansion';
  readonly spaces: readonly PrintedSpace[];
  readonly sides: Readonly<Record<Direction, { readonly kind: string; readonly colour: Hero | null }>>;
  readonly escalators: readonly (readonly [string, string])[];
  readonly entrance: Direction | null;
  readonly exit_faces: Direction | null;
  readonly [field: string]: unknown;
}

export class Game {
  /** Game time of the last call, in milliseconds. */
  readonly at: number;
  readonly hash: string;
  readonly ruleset: string;
  readonly position: string;
  view(): View;
  /** The red pawn and the stare included. */
  legal(seat: number): readonly LegalAction[];
  /** What tokens and spells allow, in games with modules. */
  tokens(seat: number): readonly LegalAction[];
  why(seat: number, pawn: string, to: string): { readonly action: string } | Refusal;
  act(seat: number, action: string, at?: number): Happened | Refusal;
  /** Lets time pass; the events say if the sand has run out. */
  advance(at: number): Happened;
  clone(): Game;
  /** Gives its memory back; it is of no use afterwards. */
  close(): void;
}

export interface Engine {
  readonly versions: { readonly engine: string; readonly rules: number; readonly catalog: number; readonly record: number };
  /** The fields `tiles`, `scenarios` and `action_tiles` of docs/catalog.md. */
  catalog(): {
    readonly tiles: readonly PrintedTile[];
    readonly scenarios: readonly Readonly<Record<string, unknown>>[];
    readonly action_tiles: Readonly<Record<string, readonly (readonly string[])[]>>;
  };
  /** Equal for engines with the same rules and tiles. */
  signature(): string;
  newGame(choice?: Choice): Game;
}

/** Without a source, it loads engine.wasm next to this file. */
export function loadEngine(source?: string | URL | Uint8Array | ArrayBuffer): Promise<Engine>;
