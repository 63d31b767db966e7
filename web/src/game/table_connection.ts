// The connection between one person and a table: joining, coming back, being refused, and what happens to requests when
// the connection breaks. Messages about the table itself are passed on.
import { signal } from '@preact/signals';
import type { Refusal } from '../engine/position';
import { Api, type NameKey } from '../link/api';
import { leaveLater } from '../link/leave_later';
import { browserId } from '../link/browser_id';
import { backLine, joinLine, protocolVersion, type Joining } from '../link/line';
import type { FromServer, MemberId } from '../link/messages';
import { Requests, type SentRequest } from '../link/requests';
import { SeatKeeper } from '../link/seat_keeper';
import { TableSocket, type Owner } from '../link/socket';
import type { Environment, Timer } from '../link/environment';
import { closeCodes, endingOf, forgetsSeat, isForgotten } from './ending';
import type { Ending, LinkState } from './session';
import { noConnection, tooMany } from './table_facts';
import type { ChangeBatch } from './change_batch';

const mindEveryMs = 250;
const doubtAfterMs = 1_500;
const troubledPauseMs = 2_000;

// The owner of this end.
export interface ConnectionOwner {
  seen(): number | null; // the last version it knows; null: nothing yet
  part(): 'player' | 'spectator';
  opened(): void; // a new connection begins
  welcomed(member: MemberId): void;
  heard(message: FromServer): void;
  heardTime(askedAt: number, now: number | null, running: boolean): void;
  notUnderstood(): void;
  lost(restarting: boolean): void; // the connection is lost; it reconnects by itself
  forget(): void; // it is someone new from now on
  abandoned(requests: readonly SentRequest[]): void; // nobody waits for their answers any more
  parted(): void; // for good, or until someone comes back
}

export class TableConnection implements Owner {
  readonly link = signal<LinkState>({ kind: 'connecting' });
  readonly keeper: SeatKeeper;
  readonly requests: Requests;
  private readonly socket: TableSocket;
  private readonly api: Api;
  private readonly url: string;
  private hasJoined = false;
  private hasSaidHello = false; // the table may know our token
  private isClosed = false;
  private lastWord: Ending | null = null;
  private noEntry = '';
  private cutAt = 0; // wall clock
  private minding: Timer | null = null;
  private waiting: Timer | null = null;

  constructor(
    private readonly world: Environment,
    private readonly code: string,
    private readonly joining: Joining,
    private readonly changes: ChangeBatch,
    private readonly owner: ConnectionOwner,
  ) {
    // A spectator with a delay is someone else than a player here.
    const later = joining.delay === undefined ? '' : `?delay=${joining.delay}`;
    this.keeper = new SeatKeeper(world, code + later);
    this.requests = new Requests(this.keeper, () => world.now());
    this.url = `${world.origin.replace(/^http/, 'ws')}/ws/${code}${later}`;
    this.socket = new TableSocket(world, this.url, this);
    this.api = new Api((path, init) => world.fetch(path, init));
  }

  // ---- from this end

  start(): void {
    this.socket.start();
  }

  // Why nothing can be requested now, or null.
  get objection(): Refusal | null {
    const { kind } = this.link.value;
    if (this.isClosed || kind === 'ended' || kind === 'replaced') return noConnection;
    return this.requests.isFull ? tooMany : null;
  }

  ask(request: SentRequest): void {
    this.socket.send(request.line);
    this.mind();
  }

  say(line: string): boolean {
    return this.socket.send(line);
  }

  askTime(): void {
    this.socket.askTime();
  }

  async nameKey(): Promise<NameKey | null> {
    const answer = await this.api.nameKey(this.code, this.keeper.token);
    return answer.ok && answer.value.record !== null ? answer.value : null;
  }

  comeBack(): void {
    if (this.link.value.kind !== 'replaced') return;
    const { token } = this.keeper;
    this.keeper.refresh();
    if (this.keeper.token !== token) this.beginAnew();
    this.cutAt = this.world.wallClock();
    this.link.value = { kind: 'reconnecting', since: this.cutAt, restarting: false };
    this.socket.start();
  }

  // Nobody has to wait for the connection in order to leave: here it ends at once, and the table hears of it later.
  leaveUnheard(): void {
    const leaving = { code: this.code, url: this.url, token: this.keeper.token, n: this.keeper.takeNumber() };
    this.end('left');
    if (this.hasSaidHello) leaveLater(this.world, leaving);
  }

  end(why: Ending): void {
    this.socket.stop();
    if (forgetsSeat(why)) this.keeper.forget();
    this.part({ kind: 'ended', why });
  }

  close(): void {
    this.isClosed = true;
    this.socket.dispose();
    this.minding?.cancel();
    this.waiting?.cancel();
    this.abandon(this.requests.takeAll());
  }

  // ---- from the socket

  hello(): readonly string[] {
    this.hasSaidHello = true;
    this.noEntry = '';
    this.lastWord = null;
    this.abandon(this.requests.takeStale());
    this.owner.opened();
    const { token } = this.keeper;
    const browser = browserId(this.world);
    const first = this.hasJoined ? backLine(token, this.owner.seen(), browser) : joinLine(this.joining, token, browser);
    return [first, ...this.requests.lines()];
  }

  heard(message: FromServer): void {
    if ('welcome' in message) this.welcome(message.welcome);
    else if ('no_entry' in message) this.noEntry = message.no_entry;
    else if ('removed' in message) this.lastWord = 'removed';
    else this.changes.change(() => this.owner.heard(message));
  }

  heardTime(askedAt: number, now: number | null, running: boolean): void {
    this.owner.heardTime(askedAt, now, running);
  }

  notUnderstood(): void {
    if (this.hasJoined) this.owner.notUnderstood();
    else this.end('old_page');
  }

  cut(restarting: boolean): void {
    this.cutAt = this.world.wallClock();
    this.changes.change(() => {
      if (this.hasJoined) this.link.value = { kind: 'reconnecting', since: this.cutAt, restarting };
      this.owner.lost(restarting);
    });
  }

  turnedAway(): void {
    void this.api.lookAtTable(this.code, this.hasJoined ? this.keeper.token : null).then((answer) => {
      if (answer.ok || this.isClosed || this.socket.isOnline) return;
      if (answer.error.error === 'NoSuchTable') this.end(this.hasJoined ? 'closed' : 'no_such_table');
      else if (answer.error.status === 503 && !this.hasJoined) this.end('server_full');
    });
  }

  ended(code: number): void {
    if (code === closeCodes.replaced) this.part({ kind: 'replaced' });
    else if (code === closeCodes.noEntry) this.takeNoEntry();
    else this.end(code === closeCodes.closed ? 'closed' : (this.lastWord ?? 'left'));
  }

  // ---- internals

  private welcome({ protocol, member }: { readonly protocol: number; readonly member: MemberId }): void {
    if (protocol !== protocolVersion) return this.end('old_page');
    this.keeper.confirm();
    this.hasJoined = true;
    this.changes.change(() => {
      this.link.value = { kind: 'online' };
      this.owner.welcomed(member);
    });
  }

  private takeNoEntry(): void {
    if (this.noEntry === 'StoreIsTroubled') {
      this.waiting = this.world.after(troubledPauseMs, () => this.socket.start());
    } else if (this.noEntry !== 'NoSuchMember' || !this.hasJoined) {
      this.end(endingOf(this.noEntry));
    } else if (isForgotten(this.owner.part(), this.world.wallClock() - this.cutAt)) {
      this.beginAnew();
      this.socket.start();
    } else {
      this.end('removed');
    }
  }

  private beginAnew(): void {
    this.hasJoined = false;
    this.owner.forget();
    this.abandon(this.requests.takeAll());
  }

  private part(link: LinkState): void {
    this.changes.change(() => {
      this.link.value = link;
      this.owner.parted();
      this.abandon(this.requests.takeAll());
    });
  }

  private abandon(requests: readonly SentRequest[]): void {
    if (requests.length > 0) this.changes.change(() => this.owner.abandoned(requests));
  }

  // Watches over unanswered requests: a silent connection is checked, and without one nothing is waited for long.
  private mind(): void {
    if (this.minding !== null || this.requests.isEmpty || this.isClosed) return;
    this.minding = this.world.after(mindEveryMs, () => {
      this.minding = null;
      if (!this.socket.isOnline) this.abandon(this.requests.takeStale());
      else if (this.requests.oldestAge >= doubtAfterMs) this.socket.doubt();
      this.mind();
    });
  }
}
