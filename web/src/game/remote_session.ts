// One person at a server's table: requests go out, the table's history comes in, and my own steps are shown before the
// server has answered.
import { signal } from '@preact/signals';
import { Emitter } from '../base/source';
import type { Engine } from '../engine/engine';
import type { GameEvent, Refusal } from '../engine/position';
import type { TokenAction } from '../engine/security_position';
import type { ActionText, Pawn, Place } from '../engine/words';
import { HintSender } from '../link/hint_sender';
import { iceLine, snapshotLine, type Joining } from '../link/line';
import type { SideMessage, Envelope, FromServer, MemberId, Snapshot, Table, TableRequest } from '../link/messages';
import { hearNotice } from '../link/server_notice';
import type { SentRequest } from '../link/requests';
import { browserEnvironment, type Environment, type Timer } from '../link/environment';
import type { NameKey } from '../link/api';
import { MyRequests } from './my_requests';
import { isRefusal } from './prediction';
import type { Happening, Session } from './session';
import { TableCopy } from './table_copy';
import { holderOf, noConnection } from './table_facts';
import { TableConnection, type ConnectionOwner } from './table_connection';
import { Timekeeper } from './timekeeper';
import { ChangeBatch } from './change_batch';

export class RemoteSession implements Session, ConnectionOwner {
  readonly kind = 'remote';
  readonly hints = signal<ReadonlyMap<number, Pawn>>(new Map());
  readonly happenings = new Emitter<Happening>();
  readonly stares = new Emitter<MemberId>();
  readonly rolledBack = new Emitter<number>();
  readonly sideMessages = new Emitter<SideMessage>();
  resyncs = 0; // snapshots that had to be requested; there should be none

  private readonly changes = new ChangeBatch();
  private readonly connection: TableConnection;
  private readonly time: Timekeeper;
  private readonly copy: TableCopy;
  private readonly mine: MyRequests;
  private readonly hinting: HintSender;
  private awaitsEverything = false;
  private ripening: Timer | null = null;

  constructor(
    private readonly engine: Pick<Engine, 'open' | 'takes' | 'expand'>,
    readonly code: string,
    private readonly joining: Joining,
    private readonly world: Environment,
  ) {
    this.connection = new TableConnection(world, code, joining, this.changes, this);
    this.time = new Timekeeper(world, () => this.connection.askTime());
    this.copy = new TableCopy(engine, this.time);
    this.mine = new MyRequests(this.connection.requests, this.changes);
    this.hinting = new HintSender(world, (line) => this.connection.say(line));
    this.connection.start();
  }

  // ---- what the screens see

  get delay(): number | undefined {
    return this.joining.delay;
  }
  get link(): Session['link'] {
    return this.connection.link;
  }
  get frozen(): Session['frozen'] {
    return this.copy.frozen;
  }
  get version(): Session['version'] {
    return this.copy.version;
  }
  get hash(): Session['hash'] {
    return this.copy.hash;
  }
  get table(): Session['table'] {
    return this.copy.table;
  }
  get me(): Session['me'] {
    return this.copy.me;
  }
  get seat(): Session['seat'] {
    return this.copy.seat;
  }
  get confirmed(): Session['confirmed'] {
    return this.copy.confirmed;
  }
  get shown(): Session['shown'] {
    return this.copy.shown;
  }
  get legal(): Session['legal'] {
    return this.copy.legal;
  }
  get pending(): Session['pending'] {
    return this.mine.pending;
  }
  get refusals(): Session['refusals'] {
    return this.mine.refusals;
  }

  now(): number | null {
    return this.time.now();
  }

  sand(): number | null {
    return this.copy.sand();
  }

  tokens(): readonly TokenAction[] {
    return this.copy.tokens();
  }

  why(pawn: Pawn, to: Place): { readonly action: ActionText } | Refusal | null {
    return this.copy.why(pawn, to);
  }

  objectionTo(action: ActionText): Refusal | null {
    return this.copy.objectionTo(action);
  }

  // ---- what they request

  act(action: ActionText): void {
    this.changes.change(() => {
      const no = this.connection.objection ?? this.copy.objection;
      if (no !== null) return this.mine.refuse('do', action, no);
      const isSure = this.copy.isSure;
      const foreseen = this.copy.foresee(this.connection.keeper.upcoming, action) ?? [];
      // Impossible actions aren't sent, unless an outstanding answer may make them possible.
      if (isRefusal(foreseen) && isSure) return this.mine.refuse('do', action, foreseen);
      this.connection.ask(this.mine.make({ t: 'do', a: action }, isRefusal(foreseen) ? [] : foreseen));
    });
  }

  request(asked: Exclude<TableRequest, { t: 'do' }>): Promise<Refusal | null> {
    if (asked.t === 'leave' && this.isAway) {
      this.connection.leaveUnheard();
      return Promise.resolve(null);
    }
    const no = this.connection.objection;
    if (no !== null) {
      this.changes.change(() => this.mine.refuse(asked.t, null, no));
      return Promise.resolve(no);
    }
    const request = this.mine.make(asked);
    this.connection.ask(request);
    return this.mine.answerTo(request);
  }

  hint(pawn: Pawn | null): void {
    if (this.seat.value !== null || pawn === null) this.hinting.hold(pawn);
  }

  askIce(): void {
    this.connection.say(iceLine);
  }

  nameKey(): Promise<NameKey | null> {
    return this.connection.nameKey();
  }

  comeBack(): void {
    this.connection.comeBack();
  }

  close(): void {
    this.connection.close();
    this.hinting.forget();
    this.time.rest();
    this.ripening?.cancel();
    this.copy.close();
  }

  // ---- what the connection reports

  seen(): number | null {
    return this.copy.isKnown ? this.version.value : null;
  }

  part(): 'player' | 'spectator' {
    return this.me.value?.part ?? this.joining.as;
  }

  opened(): void {
    this.awaitsEverything = false;
  }

  welcomed(member: MemberId): void {
    this.copy.member.value = member;
    this.time.refresh();
  }

  heard(message: FromServer): void {
    if ('v' in message) this.takeEnvelope(message);
    else if ('snapshot' in message) this.takeSnapshot(message.snapshot);
    else if ('refused' in message) this.takeAnswer(message.n, message);
    else if ('done' in message) this.takeAnswer(message.done.n, null);
    else if ('presence' in message) this.copy.takePresence(message.presence.member, message.presence);
    else if ('hint' in message) this.takeHint(message.hint.seat, message.hint.pawn);
    else if ('stare' in message) this.takeStare(message.stare.by);
    else if ('talk' in message || 'signal' in message || 'ice' in message)
      this.changes.after(() => this.sideMessages.emit(message));
    else if ('voice' in message) this.copy.takeVoice(message.voice.member, message.voice.on);
    else if ('frozen' in message) this.copy.freeze(message.frozen);
    else if ('notice' in message) hearNotice(message.notice.text);
    else if ('rolled_back' in message) {
      const lost = message.rolled_back.seen - message.rolled_back.v;
      this.changes.after(() => this.rolledBack.emit(lost));
    } else if ('bad' in message && message.n !== null) {
      this.takeAnswer(message.n, { refused: 'NotUnderstood', rule: null, args: {}, text: message.bad });
    }
  }

  heardTime(askedAt: number, now: number | null, running: boolean): void {
    if (now !== null) this.time.answered(now, askedAt, running);
  }

  notUnderstood(): void {
    this.askForEverything();
  }

  lost(restarting: boolean): void {
    this.hinting.forget();
    this.hints.value = new Map();
    if (restarting) this.time.stand();
    this.copy.freeze(false);
  }

  forget(): void {
    this.copy.isKnown = false;
  }

  abandoned(requests: readonly SentRequest[]): void {
    for (const request of requests) {
      // Leaving is answered by the end itself.
      this.settle(request, request.body.t === 'leave' ? null : noConnection);
    }
    this.rerun();
    if (this.isAway && requests.some(({ body }) => body.t === 'leave')) this.connection.leaveUnheard();
  }

  parted(): void {
    this.time.stand();
  }

  private get isAway(): boolean {
    const { kind } = this.link.value;
    return kind === 'connecting' || kind === 'reconnecting';
  }

  // ---- what is heard

  private takeEnvelope(envelope: Envelope): void {
    const { v, at, by, seat } = envelope;
    const mine = by !== null && by === this.copy.member.value;
    const n = mine ? envelope.n : null;
    const foreseen = n !== null && this.copy.settle(n);
    // While waiting for a snapshot, lines are only searched for answers: the snapshot is newer.
    const taken = this.awaitsEverything ? null : this.copy.take(envelope);
    if (taken?.kind === 'lost') this.askForEverything();
    if (taken?.kind === 'happened') {
      const { events, before, after } = taken;
      if (envelope.game !== undefined) this.hints.value = new Map();
      this.ripen(events);
      this.changes.after(() =>
        this.happenings.emit({ version: v, at, by, seat, mine, foreseen, events, before, after }),
      );
    }
    if (envelope.table !== undefined) this.prepareFor(envelope.table);
    const request = n === null ? null : this.connection.requests.answer(n);
    if (request !== null) this.settle(request, null);
    this.rerun();
  }

  private takeSnapshot(snapshot: Snapshot): void {
    if (snapshot.game !== null && !this.engine.takes(snapshot.game.ruleset)) return this.fetchExpansion();
    this.prepareFor(snapshot.table);
    this.awaitsEverything = false;
    if (!this.copy.takeSnapshot(snapshot)) return this.connection.end('old_page');
    this.hints.value = new Map();
    this.rerun();
  }

  // While people gather there is time to load what the game will need.
  private prepareFor(table: Table): void {
    if (table.expansion === true) void this.engine.expand().catch(() => undefined);
  }

  // The table moves on meanwhile, so everything is requested again.
  private fetchExpansion(): void {
    this.awaitsEverything = true;
    this.engine.expand().then(
      () => this.connection.say(snapshotLine),
      () => this.connection.end('old_page'),
    );
  }

  private askForEverything(): void {
    if (this.awaitsEverything) return;
    this.awaitsEverything = true;
    this.resyncs += 1;
    this.connection.say(snapshotLine);
  }

  private takeHint(seat: number, pawn: Pawn | null): void {
    const hints = new Map(this.hints.value);
    if (pawn === null) hints.delete(seat);
    else hints.set(seat, pawn);
    this.hints.value = hints;
  }

  private takeStare(seat: number): void {
    const by = holderOf(this.table.value, seat);
    if (by !== null) this.changes.after(() => this.stares.emit(by));
  }

  // The red pawn may be moved again after a while: then there is one more legal action.
  private ripen(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.kind !== 'do_something') continue;
      this.ripening?.cancel();
      const wait = event.ready_ms - (this.now() ?? event.ready_ms);
      this.ripening = this.world.after(Math.max(0, wait) + 20, () => this.changes.change(() => this.rerun()));
    }
  }

  // ---- answers

  private takeAnswer(n: number, refusal: Refusal | null): void {
    const request = this.connection.requests.answer(n);
    if (request !== null) this.settle(request, refusal);
    this.rerun();
  }

  private settle(request: SentRequest, refusal: Refusal | null): void {
    this.copy.settle(request.n);
    this.mine.settle(request, refusal);
  }

  // Runs my actions in flight again, on what is confirmed now.
  private rerun(): void {
    for (const dropped of this.copy.rerun()) this.mine.drop(dropped);
  }
}

// Joins a table of the server this page came from.
export function connectTable(
  engine: Engine,
  code: string,
  joining: Joining,
  world: Environment = browserEnvironment(),
): RemoteSession {
  return new RemoteSession(engine, code, joining, world);
}
