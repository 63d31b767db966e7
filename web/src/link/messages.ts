// The lines of docs/protocol.md, version 1, as types.
import type { Refusal, State } from '../engine/position';
import type { ActionText, Pawn } from '../engine/words';

export type MemberId = number;

// How well somebody's line carries.
export type Quality = 'good' | 'slow' | 'poor';

export interface Member {
  readonly id: MemberId;
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'teammate'; // a teammate is played by the server and has no connection
  readonly part: 'player' | 'spectator';
  readonly chair: number | null;
  readonly ready: boolean;
  readonly here: boolean;
  readonly quality?: Quality; // of the line; a table in this page has none
  readonly left: MemberId | null;
}

export interface Chair {
  readonly chair: number;
  readonly owner: MemberId | null;
  readonly holder: MemberId | null;
}

export interface Choice {
  readonly scenario: string | Readonly<Record<string, unknown>>;
  readonly seats: number; // 0: as many as sit there
  readonly side: '1a' | '1b' | null;
  readonly level: number | null;
  readonly sand_ms: number | null;
  readonly free_talk: boolean;
  readonly pairs: boolean;
  readonly public: boolean;
  readonly pauses: boolean;
  readonly certified?: boolean; // S1 to S7: only deals with a known plan; so it is where nothing is said
  readonly bots?: boolean; // programs may join; a table in this page says nothing about it
  readonly laid_by_hand?: boolean;
  readonly seed?: number | string; // only asked for, never told
  readonly setup?: Readonly<Record<string, unknown>>;
}

export type Pace = 'human' | 'brisk' | 'instant';

// How the teammates of a table play, one way for all of them.
export interface Teammates {
  readonly pace: Pace;
  readonly stand_in: boolean; // one plays each seat of a running game that nobody plays
}

// The shortest plan that was found for a deal when it was known.
export interface Par {
  readonly actions: number;
  readonly flips: number;
}

export interface NoPlan {
  readonly actions: null;
  readonly flips: null;
}

export interface Table {
  readonly code: string;
  readonly phase: 'gathering' | 'counting' | 'playing';
  readonly host: MemberId | null;
  readonly locked: boolean;
  readonly allow_setup: boolean;
  readonly choice: Choice;
  readonly members: readonly Member[];
  readonly ring: readonly Chair[];
  readonly seats: number;
  readonly games: number;
  readonly countdown_ms: number | null;
  readonly clock: 'running' | 'paused' | 'interrupted' | 'stopped';
  readonly result: 'won' | 'lost' | 'given_up' | null;
  readonly record: string | null;
  readonly certified?: boolean; // a plan was known for the deal of the running or last game
  readonly actions?: number | null; // made in the last game, once it is over
  readonly par?: Par | NoPlan | null; // of the last game's deal; null while nobody knows yet
  readonly teammates?: Teammates; // a table in this page has none
}

export interface GameStart {
  readonly number: number;
  readonly ruleset: string;
  readonly state: State;
  readonly position: string;
}

export interface Envelope {
  readonly v: number;
  readonly at: number | null;
  readonly by: MemberId | null;
  readonly seat: number | null;
  readonly n: number | null;
  readonly events: readonly string[];
  readonly hash: string | null;
  readonly table?: Table;
  readonly game?: GameStart;
}

export interface Snapshot {
  readonly v: number;
  readonly now: number | null;
  readonly table: Table;
  readonly game: GameStart | null;
  readonly hash: string | null;
}

export interface NoEntry {
  readonly no_entry: string;
  readonly rule: string | null;
  readonly args: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export type FromServer =
  | { readonly welcome: { readonly protocol: number; readonly member: MemberId; readonly token: string | null; readonly code: string } }
  | NoEntry
  | { readonly snapshot: Snapshot }
  | Envelope
  | (Refusal & { readonly n: number })
  | { readonly done: { readonly n: number; readonly v: number | null } }
  | { readonly bad: string; readonly n: number | null }
  | { readonly time: { readonly now: number | null; readonly running: boolean } }
  | { readonly presence: { readonly member: MemberId; readonly here: boolean; readonly quality?: Quality } }
  | { readonly hint: { readonly seat: number; readonly pawn: Pawn | null } }
  | { readonly stare: { readonly by: number } } // a seat
  | { readonly frozen: boolean }
  | { readonly replaced: Readonly<Record<string, never>> }
  | { readonly removed: Readonly<Record<string, never>> }
  | { readonly closed: Readonly<Record<string, never>> }
  | { readonly bye: { readonly why: string; readonly come_back_ms: number } };

// What a member wishes; the link adds the number. A fill without chair and seats is one of all that are free.
export type Wish =
  | { readonly t: 'do'; readonly a: ActionText }
  | { readonly t: 'rename'; readonly name: string }
  | { readonly t: 'sit'; readonly chair: number }
  | { readonly t: 'stand' }
  | { readonly t: 'ready'; readonly on: boolean }
  | { readonly t: 'take'; readonly seat: number }
  | { readonly t: 'pause' }
  | { readonly t: 'resume' }
  | { readonly t: 'choose'; readonly choice: Partial<Choice> }
  | { readonly t: 'lock'; readonly on: boolean }
  | { readonly t: 'remove'; readonly member: MemberId }
  | { readonly t: 'host'; readonly member: MemberId }
  | { readonly t: 'fill'; readonly chair?: number; readonly seats?: number; readonly pace?: Pace }
  | ({ readonly t: 'teammates' } & Partial<Teammates>)
  | { readonly t: 'give_up' }
  | { readonly t: 'again'; readonly deal: 'new' | 'same' }
  | { readonly t: 'next' }
  | { readonly t: 'leave' };
