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

/** What everyone may know: `state` of docs/engine-protocol.md. */
export interface View {
  readonly version: number;
  readonly hash: string;
  readonly outcome: 'running' | 'won' | 'lost';
  readonly seats: number;
  readonly sand_ms: number;
  readonly tiles: readonly { tile: string; row: number; column: number; turns: number; dimension: number }[];
  readonly pawns: Readonly<Record<string, string>>;
  readonly action_tiles: readonly (readonly string[])[];
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
  /** What is printed on every tile: docs/catalog.md. */
  catalog(): { readonly tiles: readonly unknown[]; readonly scenarios: readonly unknown[]; readonly action_tiles: object };
  /** Equal for engines with the same rules and tiles. */
  signature(): string;
  newGame(choice?: Choice): Game;
}

/** Without a source, it loads engine.wasm next to this file. */
export function loadEngine(source?: string | URL | Uint8Array | ArrayBuffer): Promise<Engine>;
