// The lines of docs/protocol.md, version 1, as types.
import type { Refusal, State } from '../engine/position';
import type { ActionText, Pawn, Place } from '../engine/words';

export type MemberId = number;

// The quality of someone's connection.
export type Quality = 'good' | 'slow' | 'poor';

export interface Member {
  readonly id: MemberId;
  readonly name: string;
  readonly face?: number | null; // what they are drawn with; a table in this page says nothing about it
  // A teammate is played by the server and has no connection; a screen shows the game to a room full of people.
  readonly kind: 'person' | 'bot' | 'teammate' | 'screen';
  readonly part: 'player' | 'spectator';
  readonly chair: number | null;
  readonly ready: boolean;
  readonly here: boolean;
  readonly quality?: Quality; // of the connection; a table in this page has none
  readonly muted?: boolean; // by the host
  readonly circle?: 'table' | 'spectators'; // whom they talk with
  readonly voice?: boolean; // can be called
  readonly left: MemberId | null;
}

export interface Chair {
  readonly chair: number;
  readonly owner: MemberId | null;
  readonly holder: MemberId | null;
}

export interface Choice {
  readonly scenario: string | Readonly<Record<string, unknown>>;
  readonly seats: number; // 0: one per player
  readonly side: '1a' | '1b' | null;
  readonly level: number | null;
  readonly sand_ms: number | null;
  readonly free_talk: boolean;
  readonly pairs: boolean;
  readonly public: boolean;
  readonly pauses: boolean;
  readonly certified?: boolean; // S1 to S7: only deals with a known plan; the default
  readonly bots?: boolean; // programs may join; a table in this page says nothing about it
  readonly voice?: Voice; // as above
  readonly laid_by_hand?: boolean;
  readonly seed?: number | string; // only sent, never received
  readonly setup?: Readonly<Record<string, unknown>>;
}

// A part of the choice; what is left out stays.
export type ChoiceChange = Partial<Omit<Choice, 'laid_by_hand' | 'seed' | 'setup'>>;

// How people hear each other: through the server, in a call of their own, or not at all.
export type Voice = 'built_in' | 'own_call' | 'none';

// In the order in which they are offered.
export const paces = ['gentle', 'human', 'brisk', 'instant'] as const;
export type Pace = (typeof paces)[number];

// How patient teammates are with people.
export const temperaments = ['mixed', 'calm', 'eager'] as const;
export type Temperament = (typeof temperaments)[number];

// How the teammates of a table play, one way for all of them.
export interface Teammates {
  readonly pace: Pace;
  readonly temperament?: Temperament; // earlier servers don't say
  readonly stand_in: boolean; // one takes over each deserted seat of a running game
  readonly no_way?: boolean; // they have said that they see no way to go on in the running game
}

// The shortest plan that was found for a deal, knowing it.
export interface Par {
  readonly actions: number;
  readonly flips: number;
}

export interface NoPlan {
  readonly actions: null;
  readonly flips: null;
}

// Someone who was removed and stays out until the host lets them in.
export interface KeptOut {
  readonly member: MemberId; // that they were
  readonly name: string; // empty: it wasn't shown
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
  readonly achievements?: readonly number[] | null; // earned in the last game, once it is over
  readonly teammates?: Teammates; // a table in this page only has them if they see no way
  readonly expansion?: boolean; // the choice is played with modules or tiles of Maximum Security
  readonly crew?: boolean; // it plays for one
  readonly heist?: string | null; // the day whose deal is played
  readonly race?: string | null; // the finished game whose deal is played
  readonly kept_out?: readonly KeptOut[]; // who was removed; a table in this page has nobody
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

// Better than words: what everyone reads in their own language, or doesn't need to read.
export type Phrase =
  | 'yes'
  | 'no'
  | 'wait'
  | 'thanks'
  | 'sorry'
  | 'well_done'
  | 'look_here'
  | 'go_there'
  | 'explore_next'
  | 'use_the_vortex'
  | 'use_the_escalator'
  | 'to_the_timer'
  | 'to_the_items'
  | 'to_the_exits'
  | 'who_can_do_this'
  | 'i_can_do_this';
export type Emote = 'thumbs_up' | 'thumbs_down' | 'clap' | 'laugh' | 'think' | 'shrug' | 'wow' | 'heart';

// What someone said or showed besides the game.
export type Utterance =
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
  | { readonly kind: 'point'; readonly at?: Place; readonly pawn?: Pawn }
  | { readonly kind: 'sketch'; readonly path: readonly Place[] }
  | { readonly kind: 'emote'; readonly emote: Emote };

export type Said = Utterance & { readonly by: MemberId; readonly circle: 'table' | 'spectators' };

export interface IceServer {
  readonly urls: readonly string[];
  readonly username?: string;
  readonly credential?: string;
}

// Transient messages besides the game that aren't kept.
export type SideMessage =
  | { readonly talk: Said }
  | { readonly signal: { readonly by: MemberId; readonly data: string } }
  | { readonly ice: { readonly servers: readonly IceServer[] } };

export interface NoEntry {
  readonly no_entry: string;
  readonly rule: string | null;
  readonly args: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export type FromServer =
  | {
      readonly welcome: {
        readonly protocol: number;
        readonly member: MemberId;
        readonly token: string | null;
        readonly code: string;
      };
    }
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
  | SideMessage
  | { readonly voice: { readonly member: MemberId; readonly on: boolean } }
  | { readonly frozen: boolean }
  | { readonly rolled_back: { readonly seen: number; readonly v: number } }
  | { readonly notice: { readonly text: string } }
  | { readonly replaced: Readonly<Record<string, never>> }
  | { readonly removed: Readonly<Record<string, never>> }
  | { readonly closed: Readonly<Record<string, never>> }
  | { readonly bye: { readonly why: string; readonly come_back_ms: number } };

// A member's request; the link adds the number. A fill without chair and seats fills everything that is free.
export type TableRequest =
  | { readonly t: 'do'; readonly a: ActionText }
  | { readonly t: 'rename'; readonly name: string }
  | { readonly t: 'face'; readonly face: number }
  | { readonly t: 'sit'; readonly chair: number }
  | { readonly t: 'stand' }
  | { readonly t: 'ready'; readonly on: boolean }
  | { readonly t: 'take'; readonly seat: number }
  | { readonly t: 'pause' }
  | { readonly t: 'resume' }
  | { readonly t: 'choose'; readonly choice: Partial<Choice> } // the whole choice
  | { readonly t: 'change'; readonly choice: ChoiceChange }
  | { readonly t: 'lock'; readonly on: boolean }
  | { readonly t: 'remove'; readonly member: MemberId }
  | { readonly t: 'let_in'; readonly member: MemberId }
  | { readonly t: 'complain'; readonly member: MemberId }
  | { readonly t: 'host'; readonly member: MemberId }
  | { readonly t: 'fill'; readonly chair?: number; readonly seats?: number; readonly pace?: Pace }
  | ({ readonly t: 'teammates' } & Partial<Omit<Teammates, 'no_way'>>)
  | { readonly t: 'give_up' }
  | { readonly t: 'again'; readonly deal: 'new' | 'same' }
  | { readonly t: 'next' }
  | { readonly t: 'leave' }
  | { readonly t: 'mute'; readonly member: MemberId; readonly on: boolean }
  | TalkRequest;

// These are sent once: after a reconnection they would come too late.
export type TalkRequest =
  | { readonly t: 'say'; readonly text: string }
  | { readonly t: 'phrase'; readonly phrase: Phrase }
  | { readonly t: 'point'; readonly at?: Place; readonly pawn?: Pawn }
  | { readonly t: 'sketch'; readonly path: readonly Place[] }
  | { readonly t: 'emote'; readonly emote: Emote }
  | { readonly t: 'signal'; readonly member: MemberId; readonly data: string }
  | { readonly t: 'voice'; readonly on: boolean }
  | { readonly t: 'spoke' };
