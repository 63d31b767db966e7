// One person at a server's table: wishes go out, the table's history comes in, and my own steps are shown before the
// server has spoken.
import { signal } from '@preact/signals';
import { Emitter } from '../base/source';
import type { Engine } from '../engine/engine';
import type { GameEvent, Refusal } from '../engine/position';
import type { TokenAction } from '../engine/security_position';
import type { ActionText, Pawn, Place } from '../engine/words';
import { HintSender } from '../link/hint_sender';
import { iceLine, snapshotLine, type Joining } from '../link/line';
import type { Beside, Envelope, FromServer, MemberId, Snapshot, Table, Wish } from '../link/messages';
import type { Request } from '../link/requests';
import { browserSurroundings, type Surroundings, type Timer } from '../link/surroundings';
import { MyWishes } from './my_wishes';
import { isRefusal } from './prediction';
import type { Happening, Session } from './session';
import { TableCopy } from './table_copy';
import { holderOf, noConnection } from './table_facts';
import { TableLine, type Guest } from './table_line';
import { Timekeeper } from './timekeeper';
import { Turn } from './turn';

export class RemoteSession implements Session, Guest {
  readonly kind = 'remote';
  readonly hints = signal<ReadonlyMap<number, Pawn>>(new Map());
  readonly happenings = new Emitter<Happening>();
  readonly stares = new Emitter<MemberId>();
  readonly rolledBack = new Emitter<number>();
  readonly beside = new Emitter<Beside>();
  resyncs = 0; // snapshots that had to be asked for; there should be none

  private readonly turn = new Turn();
  private readonly line: TableLine;
  private readonly time: Timekeeper;
  private readonly copy: TableCopy;
  private readonly mine: MyWishes;
  private readonly hinting: HintSender;
  private awaitsEverything = false;
  private ripening: Timer | null = null;

  constructor(
    private readonly engine: Pick<Engine, 'open' | 'takes' | 'expand'>,
    readonly code: string,
    private readonly joining: Joining,
    private readonly world: Surroundings,
  ) {
    this.line = new TableLine(world, code, joining, this.turn, this);
    this.time = new Timekeeper(world, () => this.line.askTime());
    this.copy = new TableCopy(engine, this.time);
    this.mine = new MyWishes(this.line.requests, this.turn);
    this.hinting = new HintSender(world, (line) => this.line.say(line));
    this.line.start();
  }

  // ---- what the screens see

  get delay(): number | undefined {
    return this.joining.delay;
  }
  get link(): Session['link'] {
    return this.line.link;
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

  // ---- what they wish

  act(action: ActionText): void {
    this.turn.change(() => {
      const no = this.line.objection ?? this.copy.objection;
      if (no !== null) return this.mine.refuse('do', action, no);
      const isSure = this.copy.isSure;
      const foreseen = this.copy.foresee(this.line.keeper.upcoming, action) ?? [];
      // What cannot be is not sent, unless an answer that is still to come may make it possible.
      if (isRefusal(foreseen) && isSure) return this.mine.refuse('do', action, foreseen);
      this.line.ask(this.mine.make({ t: 'do', a: action }, isRefusal(foreseen) ? [] : foreseen));
    });
  }

  wish(wish: Exclude<Wish, { t: 'do' }>): Promise<Refusal | null> {
    // Nobody has to wait for a line in order to go. The table sees who is gone by itself.
    if (wish.t === 'leave' && this.isAway) {
      this.line.end('left');
      return Promise.resolve(null);
    }
    const no = this.line.objection;
    if (no !== null) {
      this.turn.change(() => this.mine.refuse(wish.t, null, no));
      return Promise.resolve(no);
    }
    const request = this.mine.make(wish);
    this.line.ask(request);
    return this.mine.answerTo(request);
  }

  hint(pawn: Pawn | null): void {
    if (this.seat.value !== null || pawn === null) this.hinting.hold(pawn);
  }

  askIce(): void {
    this.line.say(iceLine);
  }

  comeBack(): void {
    this.line.comeBack();
  }

  close(): void {
    this.line.close();
    this.hinting.forget();
    this.time.rest();
    this.ripening?.cancel();
    this.copy.close();
  }

  // ---- what the line tells

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
    else if ('talk' in message || 'signal' in message || 'ice' in message) this.turn.after(() => this.beside.emit(message));
    else if ('voice' in message) this.copy.takeVoice(message.voice.member, message.voice.on);
    else if ('frozen' in message) this.copy.freeze(message.frozen);
    else if ('rolled_back' in message) {
      const lost = message.rolled_back.seen - message.rolled_back.v;
      this.turn.after(() => this.rolledBack.emit(lost));
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

  abandoned(requests: readonly Request[]): void {
    for (const request of requests) {
      // Leaving is answered by the end itself.
      this.settle(request, request.wish.t === 'leave' ? null : noConnection);
    }
    this.rerun();
    if (this.isAway && requests.some(({ wish }) => wish.t === 'leave')) this.line.end('left');
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
    // While everything is awaited the lines are only looked through for answers: the snapshot is newer than they are.
    const taken = this.awaitsEverything ? null : this.copy.take(envelope);
    if (taken?.kind === 'lost') this.askForEverything();
    if (taken?.kind === 'happened') {
      const { events, before, after } = taken;
      if (envelope.game !== undefined) this.hints.value = new Map();
      this.ripen(events);
      this.turn.after(() => this.happenings.emit({ version: v, at, by, seat, mine, foreseen, events, before, after }));
    }
    if (envelope.table !== undefined) this.prepareFor(envelope.table);
    const request = n === null ? null : this.line.requests.answer(n);
    if (request !== null) this.settle(request, null);
    this.rerun();
  }

  private takeSnapshot(snapshot: Snapshot): void {
    if (snapshot.game !== null && !this.engine.takes(snapshot.game.ruleset)) return this.fetchExpansion();
    this.prepareFor(snapshot.table);
    this.awaitsEverything = false;
    if (!this.copy.takeSnapshot(snapshot)) return this.line.end('old_page');
    this.hints.value = new Map();
    this.rerun();
  }

  // While people still gather there is time to fetch what the game will need; teammates do not know that either.
  private prepareFor(table: Table): void {
    if (table.teammates?.possible === false) void this.engine.expand().catch(() => undefined);
  }

  // The table goes on meanwhile, so everything is asked for again.
  private fetchExpansion(): void {
    this.awaitsEverything = true;
    this.engine.expand().then(
      () => this.line.say(snapshotLine),
      () => this.line.end('old_page'),
    );
  }

  private askForEverything(): void {
    if (this.awaitsEverything) return;
    this.awaitsEverything = true;
    this.resyncs += 1;
    this.line.say(snapshotLine);
  }

  private takeHint(seat: number, pawn: Pawn | null): void {
    const hints = new Map(this.hints.value);
    if (pawn === null) hints.delete(seat);
    else hints.set(seat, pawn);
    this.hints.value = hints;
  }

  private takeStare(seat: number): void {
    const by = holderOf(this.table.value, seat);
    if (by !== null) this.turn.after(() => this.stares.emit(by));
  }

  // The "Do Something!" pawn may be moved again after a while: then there is one thing more to do.
  private ripen(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.kind !== 'do_something') continue;
      this.ripening?.cancel();
      const wait = event.ready_ms - (this.now() ?? event.ready_ms);
      this.ripening = this.world.after(Math.max(0, wait) + 20, () => this.turn.change(() => this.rerun()));
    }
  }

  // ---- answers

  private takeAnswer(n: number, refusal: Refusal | null): void {
    const request = this.line.requests.answer(n);
    if (request !== null) this.settle(request, refusal);
    this.rerun();
  }

  private settle(request: Request, refusal: Refusal | null): void {
    this.copy.settle(request.n);
    this.mine.settle(request, refusal);
  }

  // My actions on their way once more, on what is confirmed now.
  private rerun(): void {
    for (const dropped of this.copy.rerun()) this.mine.drop(dropped);
  }
}

// Sits down at a table of the server this page came from.
export function connectTable(
  engine: Engine,
  code: string,
  joining: Joining,
  world: Surroundings = browserSurroundings(),
): RemoteSession {
  return new RemoteSession(engine, code, joining, world);
}
