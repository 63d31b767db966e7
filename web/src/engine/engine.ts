// The interface of the WebAssembly engine: integer handles and text go across, values come out here. It has the same
// rules as the server; nothing in this page decides a rule itself.
import type { Catalog } from './catalog';
import type { GameEvent, Legal, Refusal, State } from './position';
import type { TokenAction } from './security_position';
import type { ActionText, Pawn, Place } from './words';

export interface Versions {
  readonly engine: string;
  readonly rules: number;
  readonly catalog: number;
  readonly record: number;
}

// What everyone may know of a position; also the page's prediction of what comes next.
export interface Position {
  state(at: number): State;
  hash(): string;
  legal(seat: number, at: number): readonly Legal[]; // signals (do_something, stare) included
  tokens(seat: number): readonly TokenAction[]; // only with modules: what tokens and spells allow
  why(seat: number, pawn: Pawn, to: Place): { readonly action: ActionText } | Refusal;
  // Applies confirmed events, as the server wrote them. Null: they don't fit, and nothing has changed.
  fold(events: readonly string[]): readonly GameEvent[] | null;
  // Decides an action and applies only the pawns' steps: what the page may show before the server has answered.
  foresee(seat: number, at: number, action: ActionText): readonly GameEvent[] | Refusal;
  copy(): Position;
  close(): void; // no use after this
}

export interface Happened {
  readonly version: number;
  readonly at: number;
  readonly events: readonly string[]; // as in an envelope
  readonly hash: string;
}

// A whole game in the page, with its secrets: solo, practice and the introduction without a server.
export interface LocalGame {
  readonly ruleset: string;
  readonly position: string; // what everyone may know, for Engine.open, as it is now
  act(seat: number, at: number, action: ActionText): Happened | Refusal;
  advance(at: number): Happened | null; // the end of the sand, if it has come
  close(): void;
}

export interface Deal {
  readonly scenario: number; // 1 to 17
  readonly game?: string; // of the expansion, in place of the scenario: "F0", "T1", "T1-hardcore+M2"
  // A custom mall with the rules of the scenario.
  readonly tiles?: readonly string[];
  readonly modules?: readonly string[];
  readonly seats: number;
  readonly seed: string; // 32 hexadecimal digits
  readonly side?: '1a' | '1b';
  readonly level?: number;
  readonly sand_ms?: number;
  readonly free_talk?: boolean;
  // A custom deal: the top of the deck, heroes' places, action tiles, the solo deck.
  readonly deck?: readonly string[];
  readonly heroes?: Readonly<Record<string, string>>;
  readonly deal?: readonly (readonly string[])[];
  readonly solo?: readonly string[];
}

export interface Flaw {
  readonly refused: string;
  readonly rule: string | null;
  readonly args?: { readonly tile?: string; readonly colour?: string; readonly module?: string };
  readonly text: string;
}

export interface Engine {
  readonly versions: Versions;
  readonly signature: string; // of the rules: the server's engine must have the same
  readonly catalog: Catalog;
  // The expansion has to be loaded before its games are opened or dealt; the base game needs nothing.
  expand(): Promise<void>;
  takes(ruleset: string): boolean;
  open(ruleset: string, position: string): Position | null; // null: not valid texts
  deal(deal: Deal): LocalGame | Flaw;
  check(deal: Omit<Deal, 'seed'>): Flaw | null; // only with the expansion: why it couldn't be dealt
}
