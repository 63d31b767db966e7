// The door to the WebAssembly engine: integer handles and text go across, values come out here. The same rules as in the
// server; nothing on this page decides a rule by itself.
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

// What everybody may know of a position; also the page's guess of what comes next.
export interface Position {
  state(at: number): State;
  hash(): string;
  legal(seat: number, at: number): readonly Legal[]; // signals (do_something, stare) included
  tokens(seat: number): readonly TokenAction[]; // only with modules: what tokens and spells allow
  why(seat: number, pawn: Pawn, to: Place): { readonly action: ActionText } | Refusal;
  // Lets confirmed events happen, as the server wrote them. Null: they do not fit, and nothing has changed.
  fold(events: readonly string[]): readonly GameEvent[] | null;
  // Decides an action and lets only the pawns' steps happen: what the page may show before the server has spoken.
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

// A whole game in the page, secrets and all: solo, practice and the introduction without a server.
export interface LocalGame {
  readonly ruleset: string;
  readonly position: string; // what everybody may know, for Engine.open, as it is now
  act(seat: number, at: number, action: ActionText): Happened | Refusal;
  advance(at: number): Happened | null; // the end of the sand, if it has come
  close(): void;
}

export interface Deal {
  readonly scenario: number; // 1 to 17
  readonly game?: string; // of the expansion, in place of the scenario: "F0", "T1", "T1-hardcore+M2"
  // A mall of one's own with the rules of the scenario.
  readonly tiles?: readonly string[];
  readonly modules?: readonly string[];
  readonly seats: number;
  readonly seed: string; // 32 hexadecimal digits
  readonly side?: '1a' | '1b';
  readonly level?: number;
  readonly sand_ms?: number;
  readonly free_talk?: boolean;
  // Laid by hand: the top of the deck, heroes' places, action tiles, the solo deck.
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
  readonly signature: string; // of the rules: what the server's engine must have too
  readonly catalog: Catalog;
  // The expansion has to be fetched before its games are opened or dealt; the base game needs nothing.
  expand(): Promise<void>;
  takes(ruleset: string): boolean;
  open(ruleset: string, position: string): Position | null; // null: not such texts
  deal(deal: Deal): LocalGame | Flaw;
  check(deal: Omit<Deal, 'seed'>): Flaw | null; // of the expansion alone: why it could not be dealt
}
