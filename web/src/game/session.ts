// One person at one table, as the screens see it: what is confirmed, what is shown ahead of the server, what just happened,
// and what one may wish. A server's table (remote_session.ts) and a table in the page itself (local_session.ts) are both
// such a session, so no screen needs to know which it is.
import type { ReadonlySignal } from '@preact/signals';
import type { Source } from '../base/source';
import type { GameEvent, Legal, Refusal, State } from '../engine/position';
import type { TokenAction } from '../engine/security_position';
import type { ActionText, Pawn, Place } from '../engine/words';
import type { Beside, MemberId, Member, Table, Wish } from '../link/messages';

// How the connection stands.
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
  | 'server_full'
  | 'name_not_allowed'
  | 'old_page' // the server speaks another version: reload
  | 'refused'; // anything else at the door; see no_entry

// One line of the table's history that has been confirmed, for animation, sound, banners and the screen reader.
export interface Happening {
  readonly version: number;
  readonly at: number | null;
  readonly by: MemberId | null;
  readonly seat: number | null;
  readonly mine: boolean;
  readonly foreseen: boolean; // its steps are on the screen already
  readonly events: readonly GameEvent[];
  readonly before: State | null;
  readonly after: State | null;
}

// An action of mine that came to nothing: after the server's refusal, or when it no longer holds after others' events.
export interface Refused {
  readonly action: ActionText | null;
  readonly wish: Wish['t'];
  readonly pawn: Pawn | null;
  readonly to: Place | null;
  readonly refusal: Refusal;
}

export interface Session {
  readonly kind: 'remote' | 'local';
  readonly code: string | null; // of a server's table
  readonly delay?: number | undefined; // seconds: everything is shown so much later, and one can only watch
  readonly link: ReadonlySignal<LinkState>;
  readonly frozen: ReadonlySignal<boolean>; // the server cannot write; game time stands
  readonly version: ReadonlySignal<number>;
  readonly hash: ReadonlySignal<string | null>;

  readonly table: ReadonlySignal<Table | null>;
  readonly me: ReadonlySignal<Member | null>;
  readonly seat: ReadonlySignal<number | null>; // of the running game, that I hold now

  readonly confirmed: ReadonlySignal<State | null>; // the running or last game
  readonly shown: ReadonlySignal<State | null>; // confirmed, with my pawns' steps that are still on their way
  readonly legal: ReadonlySignal<readonly Legal[]>; // mine, in what is shown
  readonly pending: ReadonlySignal<number>; // my actions on their way

  readonly hints: ReadonlySignal<ReadonlyMap<number, Pawn>>; // by seat: who is dragging what
  readonly happenings: Source<Happening>;
  readonly refusals: Source<Refused>;
  readonly stares: Source<MemberId>; // somebody stares at me
  readonly rolledBack?: Source<number>; // the server has lost so many lines; a table in this page loses none
  readonly beside?: Source<Beside>; // what people say beside the game; a table in this page has none

  now(): number | null; // game time by the server's clock, as well as this page knows it
  sand(): number | null; // milliseconds left now; never decides that it has run out
  tokens(): readonly TokenAction[]; // what tokens and spells allow me now, in what is shown; none without modules
  why(pawn: Pawn, to: Place): { readonly action: ActionText } | Refusal | null;
  objectionTo(action: ActionText): Refusal | null; // what the rules would say to it now; nothing happens

  act(action: ActionText): void;
  wish(wish: Exclude<Wish, { t: 'do' }>): Promise<Refusal | null>; // null: granted
  hint(pawn: Pawn | null): void;
  askIce?(): void; // where voices find each other; the answer comes beside
  comeBack(): void; // after 'replaced'
  close(): void; // the page goes elsewhere; the seat is kept
}
