// One person at one table, as the screens see it: what is confirmed, what is predicted, what just happened, and what may
// be requested. A server's table (remote_session.ts) and a table in the page itself (local_session.ts) are both such a
// session, so no screen needs to know which it is.
import type { ReadonlySignal } from '@preact/signals';
import type { Source } from '../base/source';
import type { GameEvent, Legal, Refusal, State } from '../engine/position';
import type { TokenAction } from '../engine/security_position';
import type { ActionText, Pawn, Place } from '../engine/words';
import type { SideMessage, MemberId, Member, Table, TableRequest } from '../link/messages';
import type { NameKey } from '../link/api';

// The state of the connection.
export type LinkState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'online' }
  | { readonly kind: 'reconnecting'; readonly since: number; readonly restarting: boolean } // wall clock, milliseconds
  | { readonly kind: 'replaced' } // another tab has the seat; comeBack() takes it back
  | { readonly kind: 'ended'; readonly why: Ending };

export type Ending =
  | 'left'
  | 'removed'
  | 'closed' // the table is no more
  | 'no_such_table'
  | 'table_full'
  | 'table_locked'
  | 'kept_out' // the host has removed me, and hasn't let me in again
  | 'banned' // the server's operator keeps me out
  | 'server_full'
  | 'name_not_allowed'
  | 'old_page' // the server speaks another version: reload
  | 'refused'; // any other refusal to join; see no_entry

// One confirmed line of the table's history, for animation, sound, banners and the screen reader.
export interface Happening {
  readonly version: number;
  readonly at: number | null;
  readonly by: MemberId | null;
  readonly seat: number | null;
  readonly mine: boolean;
  readonly foreseen: boolean; // its steps are already on the screen
  readonly events: readonly GameEvent[];
  readonly before: State | null;
  readonly after: State | null;
}

// An action of mine that failed: refused by the server, or no longer possible after others' events.
export interface Refused {
  readonly action: ActionText | null;
  readonly request: TableRequest['t'];
  readonly pawn: Pawn | null;
  readonly to: Place | null;
  readonly refusal: Refusal;
}

export interface Session {
  readonly kind: 'remote' | 'local';
  readonly code: string | null; // of a server's table
  readonly delay?: number | undefined; // seconds: everything is shown this much later, and you can only watch
  readonly link: ReadonlySignal<LinkState>;
  readonly frozen: ReadonlySignal<boolean>; // the server can't write; game time is stopped
  readonly version: ReadonlySignal<number>;
  readonly hash: ReadonlySignal<string | null>;

  readonly table: ReadonlySignal<Table | null>;
  readonly me: ReadonlySignal<Member | null>;
  readonly seat: ReadonlySignal<number | null>; // of the running game, that I have now

  readonly confirmed: ReadonlySignal<State | null>; // the running or last game
  readonly shown: ReadonlySignal<State | null>; // confirmed, plus my pawns' steps in flight
  readonly legal: ReadonlySignal<readonly Legal[]>; // mine, in what is shown
  readonly pending: ReadonlySignal<number>; // my actions in flight

  readonly hints: ReadonlySignal<ReadonlyMap<number, Pawn>>; // by seat: who is dragging what
  readonly happenings: Source<Happening>;
  readonly refusals: Source<Refused>;
  readonly stares: Source<MemberId>; // someone stares at me
  readonly rolledBack?: Source<number>; // the server has lost this many lines; a table in this page loses none
  readonly sideMessages?: Source<SideMessage>; // what people say besides the game; a table in this page has none

  now(): number | null; // game time by the server's clock, as precisely as this page knows it
  sand(): number | null; // milliseconds left now; never decides that it has run out
  tokens(): readonly TokenAction[]; // what tokens and spells allow me now, in what is shown; none without modules
  why(pawn: Pawn, to: Place): { readonly action: ActionText } | Refusal | null;
  objectionTo(action: ActionText): Refusal | null; // what the rules would answer now; nothing happens

  act(action: ActionText): void;
  request(request: Exclude<TableRequest, { t: 'do' }>): Promise<Refusal | null>; // null: accepted
  hint(pawn: Pawn | null): void;
  askIce?(): void; // servers for voice chat; the answer comes as a side message
  nameKey?(): Promise<NameKey | null>; // for my seat in the last game; a table in this page has none
  comeBack(): void; // after 'replaced'
  close(): void; // the page goes elsewhere; the seat is kept
}
