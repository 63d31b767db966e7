// A table in this page: no server, no waiting, the same rules. For solo games, practice, the introduction and people around
// one screen. Those and teammates have seats like anyone; each acts for a seat of their own, and for no other.
import { batch, computed, signal } from '@preact/signals';
import { Emitter } from '../base/source';
import type { Deal, Engine, Flaw } from '../engine/engine';
import type { GameEvent, Legal, Refusal, State } from '../engine/position';
import type { TokenAction } from '../engine/security_position';
import type { ActionText, Pawn, Place } from '../engine/words';
import type { Member, MemberId, NoPlan, Par, Table, TableRequest } from '../link/messages';
import type { Environment, Timer } from '../link/environment';
import { LocalClock } from './local_clock';
import { PlayedGame, type Played } from './local_game';
import { guest, heldBy, learner, localTable, nextDeal, withGuest, withPartner } from './local_table';
import type { LessonTable, LocalTable } from './local_table';
import type { Happening, LinkState, Refused, Session } from './session';
import { holderOf, memberOf, noConnection, noGame, objection, refusal, seatOf } from './table_facts';

export type LocalWorld = Pick<Environment, 'now' | 'wallClock' | 'after' | 'secret'>;

// An action that the table has accepted.
export interface AcceptedAction {
  readonly seat: number;
  readonly at: number;
  readonly action: ActionText;
}

// "y 1a:1,1>1a:0,1": which pawn a refused action was about, if any.
function targetOf(legal: Legal | undefined, refusal: Refusal): Pick<Refused, 'pawn' | 'to'> {
  if (legal !== undefined && 'pawn' in legal) return { pawn: legal.pawn, to: legal.to };
  return { pawn: refusal.args.pawn ?? null, to: null };
}

export class LocalSession implements Session {
  readonly kind = 'local';
  readonly code = null;
  readonly link = signal<LinkState>({ kind: 'online' });
  readonly frozen = signal(false);
  readonly version = signal(0);
  readonly hash = signal<string | null>(null);
  readonly table = signal<Table | null>(null);
  readonly confirmed = signal<State | null>(null);
  readonly pending = signal(0);
  readonly hints = signal<ReadonlyMap<number, Pawn>>(new Map());
  readonly happenings = new Emitter<Happening>();
  readonly accepted = new Emitter<AcceptedAction>(); // each before its happening
  readonly refusals = new Emitter<Refused>();
  readonly stares = new Emitter<MemberId>();

  readonly me = computed(() => memberOf(this.table.value, learner));
  readonly seat = computed(() => seatOf(this.table.value, learner));
  readonly legal = computed(() => this.legalOf(this.held(), this.seat.value));

  private readonly clock: LocalClock;
  private readonly ripened = signal(0);
  private game: PlayedGame | null = null;
  private dealt: Deal;
  private startsAt: number;
  private keptSand = 0;
  private emptying: Timer | null = null;
  private ripening: Timer | null = null;

  constructor(
    private readonly engine: Pick<Engine, 'deal' | 'open' | 'catalog'>,
    private readonly local: LocalTable,
    private readonly world: LocalWorld,
  ) {
    this.clock = new LocalClock(() => world.now());
    this.dealt = { seed: world.secret(), ...local.deal };
    this.startsAt = local.startAt ?? 0;
    // What screens remember of a game depends on its number: no earlier game of this tab had this one.
    const flaw = this.begin(this.dealt, Math.floor(world.wallClock() / 1000));
    if (flaw !== null) throw new Error(flaw.text);
  }

  // As it was dealt, with its secrets: for helpers, not for screens.
  get deal(): Deal {
    return this.dealt;
  }

  get shown(): Session['shown'] {
    return this.confirmed;
  }

  now(): number | null {
    return this.table.peek() === null ? null : this.clock.now();
  }

  sand(): number | null {
    const state = this.confirmed.peek();
    if (state === null || state.outcome !== 'running') return state?.sand_ms ?? null;
    return Math.min(state.capacity_ms, Math.max(0, state.sand_ms - (this.clock.now() - state.at)));
  }

  tokens(): readonly TokenAction[] {
    const state = this.confirmed.value;
    if (state?.security === undefined || objection(this.table.value, this.seat.value, false) !== null) return [];
    return this.game?.tokens(this.held()) ?? [];
  }

  why(pawn: Pawn, to: Place): { readonly action: ActionText } | Refusal | null {
    return this.game?.why(this.held(), pawn, to) ?? null;
  }

  objectionTo(action: ActionText): Refusal | null {
    return this.game?.objectionTo(this.held(), this.clock.now(), action) ?? null;
  }

  act(action: ActionText): void {
    const legal = this.legal.peek().find((one) => one.action === action);
    const signals = legal?.kind === 'do_something' || legal?.kind === 'stare';
    this.actBy(learner, signals ? this.held().slice(0, 1) : this.held(), action, legal);
  }

  // Someone in that seat does it, or why not: their action tile has to allow it, no matter what others' do.
  actFor(seat: number, action: ActionText): Refusal | null {
    return this.tryToAct(holderOf(this.table.peek(), seat), [seat], action);
  }

  // What that seat's own action tile allows now; like `legal`, it follows the game.
  readonly legalFor = (seat: number): readonly Legal[] => this.legalOf([seat], seat);

  whyFor(seat: number, pawn: Pawn, to: Place): { readonly action: ActionText } | Refusal | null {
    return this.game?.why([seat], pawn, to) ?? null;
  }

  mayDo(seat: number, action: ActionText): boolean {
    const allows = (one: { readonly action: ActionText }): boolean => one.action === action;
    if (this.game === null) return false;
    const tokens = this.confirmed.peek()?.security === undefined ? [] : this.game.tokens([seat]);
    return this.game.legal([seat], this.clock.now()).some(allows) || tokens.some(allows);
  }

  // Par, once it is known.
  tellPar(par: Par | NoPlan): void {
    this.setTable((table) => ({ ...table, par }));
  }

  // The teammates see no way to go on.
  tellNoWay(): void {
    const pace = this.local.teammates?.pace ?? 'human';
    if (this.table.peek()?.teammates?.no_way === true) return;
    this.setTable((table) => ({ ...table, teammates: { pace, stand_in: false, no_way: true } }));
  }

  // A lesson lets someone else do something.
  actAs(name: string, seat: number, action: ActionText): void {
    const { ring, members } = this.table.peek() ?? { ring: [], members: [] };
    if (this.table.peek()?.phase !== 'playing') return;
    this.setTable((table) => withGuest(table, seat, name));
    this.actBy(guest, [seat], action, undefined);
    this.setTable((table) => ({ ...table, ring, members }));
  }

  // A lesson sets the game up again as it is after these actions, or another one for a while, perhaps with a partner who
  // has all seats but the first. "Again" deals the game of this table.
  relay(actions: readonly ActionText[], { deal: other, partner }: LessonTable = { deal: null, partner: null }): void {
    const dealt = this.dealt;
    const deal = other === null ? dealt : { seed: this.world.secret(), ...other };
    const flaw = this.begin(deal, this.table.peek()?.games ?? 0, actions, partner);
    if (flaw !== null) throw new Error(flaw.text);
    this.dealt = dealt;
  }

  // A lesson may make sure that this much sand is left, or all of it (Infinity), while someone reads.
  keepSand(least: number): void {
    this.keptSand = least;
    this.keepTime();
  }

  // A lesson lets time pass at once, as if someone had thought for a moment.
  letPass(ms: number): void {
    this.clock.set(this.clock.now() + ms);
    this.keepTime();
  }

  async request(request: Exclude<TableRequest, { t: 'do' }>): Promise<Refusal | null> {
    const refusal = await this.handle(request);
    if (refusal !== null) this.refusals.emit({ request: request.t, action: null, pawn: null, to: null, refusal });
    return refusal;
  }

  hint(): void {
    // nobody else looks
  }

  comeBack(): void {
    // there is nowhere to come back from
  }

  close(): void {
    this.clock.run(false);
    this.emptying?.cancel();
    this.ripening?.cancel();
    this.game?.close();
    this.game = null;
  }

  // ---- requests

  private handle(request: Exclude<TableRequest, { t: 'do' }>): Refusal | null | Promise<Refusal | null> {
    switch (request.t) {
      case 'pause':
      case 'resume':
        return this.setPaused(request.t === 'pause');
      case 'give_up':
        return this.giveUp();
      case 'again':
        return request.deal === 'new' ? this.startNew(this.dealt) : this.startAgain(this.dealt);
      case 'next':
        return this.startNext();
      case 'rename':
        return this.rename(request.name);
      case 'leave':
        this.close();
        this.link.value = { kind: 'ended', why: 'left' };
        return null;
      default:
        return noConnection; // these need other people
    }
  }

  private setPaused(paused: boolean): Refusal | null {
    const table = this.table.peek();
    if (table?.phase !== 'playing') return noGame;
    if (paused && table.clock === 'paused') return refusal('GameIsPaused', 'The game is paused.', 'R-16');
    if (!paused && table.clock !== 'paused') return refusal('GameIsNotPaused', 'The game isn’t paused.', 'R-16');
    this.runOut();
    if (this.table.peek()?.phase === 'playing') this.changeTable({ clock: paused ? 'paused' : 'running' });
    return null;
  }

  private giveUp(): Refusal | null {
    if (this.table.peek()?.phase !== 'playing') return noGame;
    this.runOut();
    if (this.table.peek()?.phase === 'playing') {
      this.changeTable({ phase: 'gathering', clock: 'stopped', result: 'given_up' });
    }
    return null;
  }

  private rename(name: string): Refusal | null {
    const table = this.table.peek();
    const renamed = (member: Member): Member => (member.id === learner ? { ...member, name } : member);
    if (table !== null) this.changeTable({ members: table.members.map(renamed) });
    return null;
  }

  // Nothing else happens here while a seed is being searched: the old game is over.
  private async startNew(deal: Omit<Deal, 'seed'>): Promise<Refusal | null> {
    const games = this.table.peek()?.games;
    const seed = await (this.local.chooseSeed?.(deal) ?? this.world.secret());
    if (this.game === null || this.table.peek()?.games !== games) return noConnection;
    return this.startAgain({ ...deal, seed });
  }

  private startAgain(deal: Deal): Refusal | null {
    const flaw = this.begin(deal, (this.table.peek()?.games ?? 0) + 1);
    return flaw === null ? null : refusal('CannotBePlayed', flaw.text, flaw.rule);
  }

  private startNext(): Refusal | null | Promise<Refusal | null> {
    const next = nextDeal(this.engine.catalog, this.dealt);
    if (next === null) return refusal('NoNextScenario', 'This is the last scenario.');
    this.startsAt = 0;
    return this.startNew(next);
  }

  // ---- the course of the game

  private begin(
    deal: Deal,
    games: number,
    actions: readonly ActionText[] = [],
    partner: string | null = null,
  ): Flaw | null {
    const game = PlayedGame.deal(this.engine, deal);
    if (!(game instanceof PlayedGame)) return game;
    this.game?.close();
    this.game = game;
    this.dealt = deal;
    const startAt = this.startsAt;
    const name = this.table.peek()?.members[0]?.name ?? this.local.name;
    const own = localTable(deal, { ...this.local, name }, games);
    for (const action of actions) game.act(heldBy(own), startAt, action);
    const table = partner === null ? own : withPartner(own, partner);
    this.clock.run(false);
    this.clock.set(startAt);
    const after = game.state(startAt);
    batch(() => {
      this.version.value += 1;
      this.hash.value = after.hash;
      this.table.value = table;
      this.confirmed.value = after;
    });
    this.keepTime();
    this.tell({ at: startAt, by: learner, seat: null, mine: true, foreseen: false, events: [], before: null, after });
    return null;
  }

  private actBy(by: MemberId, seats: readonly number[], action: ActionText, legal: Legal | undefined): void {
    const refusal = this.tryToAct(by, seats, action);
    if (refusal !== null) this.refusals.emit({ request: 'do', action, ...targetOf(legal, refusal), refusal });
  }

  private tryToAct(by: MemberId | null, seats: readonly number[], action: ActionText): Refusal | null {
    this.runOut();
    const no = objection(this.table.peek(), this.seat.peek(), false);
    const answer = no ?? this.game?.act(seats, this.clock.now(), action) ?? noConnection;
    if ('refused' in answer) return answer;
    this.follow(answer, by, action);
    return null;
  }

  private setTable(change: (table: Table) => Table): void {
    const table = this.table.peek();
    if (table !== null) this.table.value = change(table);
  }

  // The sand is checked before anything else counts.
  private runOut(): void {
    if (this.table.peek()?.phase !== 'playing') return;
    const played = this.game?.advance(this.clock.now()) ?? null;
    if (played !== null) this.follow(played, null);
  }

  private follow({ at, seat, events }: Played, by: MemberId | null, action?: ActionText): void {
    const game = this.game;
    const table = this.table.peek();
    if (game === null || table === null) return;
    const before = this.confirmed.peek();
    const after = game.state(at);
    const { outcome } = after;
    batch(() => {
      this.version.value += 1;
      this.hash.value = after.hash;
      this.confirmed.value = after;
      if (outcome !== 'running') this.table.value = { ...table, phase: 'gathering', clock: 'stopped', result: outcome };
    });
    this.keepTime();
    if (events.some((event) => event.kind === 'do_something')) this.ripen();
    const mine = by === learner;
    const atMe = (event: GameEvent): boolean => event.kind === 'stared' && this.held().includes(event.at);
    if (by !== null && !mine && events.some(atMe)) this.stares.emit(by);
    if (seat !== null && action !== undefined) this.accepted.emit({ seat, at, action });
    this.tell({ at, by, seat, mine, foreseen: mine, events, before, after });
  }

  private changeTable(change: Partial<Table>): void {
    const table = this.table.peek();
    const state = this.confirmed.peek();
    if (table === null) return;
    batch(() => {
      this.version.value += 1;
      this.table.value = { ...table, ...change };
    });
    this.keepTime();
    const quiet = { by: learner, seat: null, mine: true, foreseen: false, events: [] };
    this.tell({ at: this.clock.now(), ...quiet, before: state, after: state });
  }

  private tell(happening: Omit<Happening, 'version'>): void {
    this.happenings.emit({ version: this.version.peek(), ...happening });
  }

  // Starts or stops the clock, and wakes up when the sand has run out.
  private keepTime(): void {
    const table = this.table.peek();
    const state = this.confirmed.peek();
    const end = state === null ? 0 : state.at + state.sand_ms;
    this.clock.run(table?.phase === 'playing' && table.clock === 'running');
    this.clock.limit(this.keptSand === 0 ? Infinity : Math.max(this.clock.now(), end - this.keptSand));
    this.emptying?.cancel();
    this.emptying = this.clock.isRunning ? this.world.after((this.sand() ?? 0) + 1, () => this.emptied()) : null;
  }

  // A timer may ring too early.
  private emptied(): void {
    this.runOut();
    if (this.clock.isRunning) this.keepTime();
  }

  // The red pawn may be moved again after a while: then there is one more legal action.
  private ripen(): void {
    this.ripening?.cancel();
    this.ripening = this.world.after(1_020, () => (this.ripened.value += 1));
  }

  private held(): readonly number[] {
    const table = this.table.peek();
    return table === null ? [] : heldBy(table);
  }

  private legalOf(seats: readonly number[], seat: number | null): readonly Legal[] {
    void this.ripened.value;
    const state = this.confirmed.value;
    if (state === null || objection(this.table.value, seat, false) !== null) return [];
    return this.game?.legal(seats, Math.max(state.at, this.clock.now())) ?? [];
  }
}
