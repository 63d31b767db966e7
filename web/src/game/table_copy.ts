// A table and its game as this page knows them: the lines of the table's history are folded by the server's own engine,
// and every hash is compared. On top of what is confirmed is what my own actions will probably do.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Engine } from '../engine/engine';
import type { GameEvent, Legal, Refusal, State } from '../engine/position';
import type { TokenAction } from '../engine/security_position';
import type { ActionText, Pawn, Place } from '../engine/words';
import type { Envelope, GameStart, Member, MemberId, Snapshot, Table } from '../link/messages';
import { isRefusal, Prediction, type Dropped } from './prediction';
import { isRunning, memberOf, objection, type Presence, seatOf, withPresence } from './table_facts';
import type { Timekeeper } from './timekeeper';

// What became of a line of the history: applied here too, already known, or everything has to be requested.
export type Taken =
  | {
      readonly kind: 'happened';
      readonly events: readonly GameEvent[];
      readonly before: State | null;
      readonly after: State | null;
    }
  | { readonly kind: 'known' }
  | { readonly kind: 'lost' };

export class TableCopy {
  readonly version = signal(0);
  readonly hash = signal<string | null>(null);
  readonly table = signal<Table | null>(null);
  readonly member = signal<MemberId | null>(null);
  readonly frozen = signal(false);
  readonly confirmed = signal<State | null>(null);
  readonly me: ReadonlySignal<Member | null>;
  readonly seat: ReadonlySignal<number | null>;
  readonly shown: ReadonlySignal<State | null>;
  readonly legal: ReadonlySignal<readonly Legal[]>;
  isKnown = false;

  private readonly revision = signal(0); // of what is shown
  private prediction: Prediction | null = null;
  private gameNumber: number | null = null;

  constructor(
    private readonly engine: Pick<Engine, 'open'>,
    private readonly time: Timekeeper,
  ) {
    this.me = computed(() => memberOf(this.table.value, this.member.value));
    this.seat = computed(() => seatOf(this.table.value, this.member.value));
    this.shown = computed(() => this.look());
    this.legal = computed(() => this.listLegal());
  }

  // ---- what is confirmed

  take(envelope: Envelope): Taken {
    if (!this.isKnown || envelope.v <= this.version.value) return { kind: 'known' };
    const taken = envelope.v === this.version.value + 1 ? this.takeNext(envelope) : null;
    // This copy is no longer the table's: after reconnecting, everything has to be sent again.
    if (taken === null) this.isKnown = false;
    return taken ?? { kind: 'lost' };
  }

  // False: this page's engine can't read such a game.
  takeSnapshot(snapshot: Snapshot): boolean {
    this.isKnown = true;
    this.version.value = snapshot.v;
    this.hash.value = snapshot.hash;
    this.takeTable(snapshot.table);
    if (snapshot.game !== null) {
      const at = snapshot.now ?? 0;
      const isLaid = this.lay(snapshot.game, at);
      this.time.sync(at, isRunning(snapshot.table));
      return isLaid;
    }
    this.prediction?.close();
    this.prediction = null;
    this.confirmed.value = null;
    this.time.reset();
    return true;
  }

  takePresence(member: MemberId, now: Presence): void {
    if (this.table.value === null) return;
    const here = now.here || member === this.member.value;
    this.table.value = withPresence(this.table.value, member, { ...now, here });
  }

  takeVoice(id: MemberId, voice: boolean): void {
    const table = this.table.value;
    if (table === null) return;
    this.table.value = { ...table, members: table.members.map((one) => (one.id === id ? { ...one, voice } : one)) };
  }

  freeze(on: boolean): void {
    this.frozen.value = on;
    this.time.freeze(on);
  }

  // ---- what is shown

  // Why nobody could act now, or null.
  get objection(): Refusal | null {
    return objection(this.table.value, this.seat.value, this.frozen.value);
  }

  // Whether everything that my actions may lead to is known here.
  get isSure(): boolean {
    return this.prediction?.isSure ?? false;
  }

  // Shows my action before its answer; null without a seat or a game.
  foresee(n: number, action: ActionText): readonly GameEvent[] | Refusal | null {
    const seat = this.seat.value;
    if (this.prediction === null || seat === null) return null;
    const events = this.prediction.foresee(n, seat, this.actingTime(), action);
    if (!isRefusal(events)) this.revision.value += 1;
    return events;
  }

  // It has been answered. True: it was being shown. rerun() must follow.
  settle(n: number): boolean {
    return this.prediction?.settle(n) ?? false;
  }

  // Runs my actions in flight again, after anything that may have changed their effect.
  rerun(): readonly Dropped[] {
    this.revision.value += 1;
    return this.prediction?.rerun(this.seat.value, this.actingTime()) ?? [];
  }

  tokens(): readonly TokenAction[] {
    const seat = this.seat.value;
    const shown = this.shown.value?.security === undefined ? null : this.prediction?.shown;
    return this.objection !== null || !shown || seat === null ? [] : shown.tokens(seat);
  }

  why(pawn: Pawn, to: Place): { readonly action: ActionText } | Refusal | null {
    const seat = this.seat.value;
    return seat === null || this.prediction === null ? null : this.prediction.shown.why(seat, pawn, to);
  }

  objectionTo(action: ActionText): Refusal | null {
    const seat = this.seat.value;
    if (seat === null || this.prediction === null) return null;
    const trial = this.prediction.shown.copy();
    const events = trial.foresee(seat, this.actingTime(), action);
    trial.close();
    return isRefusal(events) ? events : null;
  }

  // Milliseconds of sand left by the clock. Only the server says that it has run out.
  sand(): number | null {
    const state = this.confirmed.value;
    const now = this.time.now();
    if (state === null || now === null) return null;
    if (state.outcome !== 'running') return state.sand_ms;
    return Math.min(state.capacity_ms, Math.max(0, state.sand_ms - Math.max(0, now - state.at)));
  }

  close(): void {
    this.prediction?.close();
    this.prediction = null;
  }

  // ---- internals

  // Null: it doesn't fit. The version is counted once the line has been applied here.
  private takeNext(envelope: Envelope): Taken | null {
    const before = envelope.game === undefined ? this.confirmed.value : null;
    if (envelope.game !== undefined && !this.lay(envelope.game, envelope.at ?? 0)) return null;
    const events = this.fold(envelope);
    if (envelope.at !== null) this.time.set(envelope.at, isRunning(this.table.value));
    const position = this.prediction?.confirmed ?? null;
    if (events === null || (envelope.hash !== null && envelope.hash !== position?.hash())) return null;
    this.version.value = envelope.v;
    this.hash.value = envelope.hash;
    if (envelope.at !== null && position !== null) this.confirmed.value = position.state(envelope.at);
    return { kind: 'happened', events, before, after: this.confirmed.value };
  }

  private takeTable(table: Table): void {
    // I am here, no matter what was known when the line was written.
    const me = memberOf(table, this.member.value);
    this.table.value = me === null ? table : withPresence(table, me.id, { ...me, here: true });
  }

  private fold(envelope: Envelope): readonly GameEvent[] | null {
    if (envelope.table === undefined) return this.prediction?.confirmed.fold(envelope.events) ?? null;
    this.takeTable(envelope.table);
    return [];
  }

  private lay(game: GameStart, at: number): boolean {
    const position = this.engine.open(game.ruleset, game.position);
    if (position === null) return false;
    this.prediction = new Prediction(position, this.prediction?.close() ?? []);
    if (game.number !== this.gameNumber) this.time.reset();
    this.gameNumber = game.number;
    this.confirmed.value = position.state(at);
    return true;
  }

  private look(): State | null {
    void this.revision.value;
    const confirmed = this.confirmed.value;
    const prediction = this.prediction;
    if (prediction === null || confirmed === null || prediction.shown === prediction.confirmed) return confirmed;
    return prediction.shown.state(confirmed.at);
  }

  private listLegal(): readonly Legal[] {
    void this.revision.value;
    const seat = this.seat.value;
    if (this.objection !== null || this.prediction === null || seat === null) return [];
    return this.prediction.shown.legal(seat, this.actingTime());
  }

  // When an action made now would count as done; only the server judges the last moment.
  private actingTime(): number {
    const state = this.confirmed.peek();
    if (state === null) return 0;
    return Math.max(state.at, Math.min(this.time.now() ?? state.at, state.at + state.sand_ms - 1));
  }
}
