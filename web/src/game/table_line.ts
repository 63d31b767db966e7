// The line between one person and a table: coming in, coming back, being turned away, and what becomes of requests when
// the line breaks. What is said about the table itself it passes on.
import { signal } from '@preact/signals';
import type { Refusal } from '../engine/position';
import { Api } from '../link/api';
import { backLine, joinLine, protocolVersion, type Joining } from '../link/line';
import type { FromServer, MemberId } from '../link/messages';
import { Requests, type Request } from '../link/requests';
import { SeatKeeper } from '../link/seat_keeper';
import { TableSocket, type Owner } from '../link/socket';
import type { Surroundings, Timer } from '../link/surroundings';
import { closeCodes, endingOf, forgetsSeat, isForgotten } from './doorway';
import type { Ending, LinkState } from './session';
import { noConnection, tooMany } from './table_facts';
import type { Turn } from './turn';

const mindEveryMs = 250;
const doubtAfterMs = 1_500;
const troubledPauseMs = 2_000;

// Who sits at this end.
export interface Guest {
  seen(): number | null; // the last version it knows; null: nothing yet
  part(): 'player' | 'spectator';
  opened(): void; // a new connection begins
  welcomed(member: MemberId): void;
  heard(message: FromServer): void;
  heardTime(askedAt: number, now: number | null, running: boolean): void;
  notUnderstood(): void;
  lost(restarting: boolean): void; // the line is cut; it comes back by itself
  forget(): void; // it is somebody new from now on
  abandoned(requests: readonly Request[]): void; // nobody waits for their answers any more
  parted(): void; // for good, or until somebody comes back
}

export class TableLine implements Owner {
  readonly link = signal<LinkState>({ kind: 'connecting' });
  readonly keeper: SeatKeeper;
  readonly requests: Requests;
  private readonly socket: TableSocket;
  private readonly api: Api;
  private hasJoined = false;
  private isClosed = false;
  private lastWord: Ending | null = null;
  private noEntry = '';
  private cutAt = 0; // wall clock
  private minding: Timer | null = null;
  private waiting: Timer | null = null;

  constructor(
    private readonly world: Surroundings,
    private readonly code: string,
    private readonly joining: Joining,
    private readonly turn: Turn,
    private readonly guest: Guest,
  ) {
    // Who watches later is somebody else than who plays here.
    const later = joining.delay === undefined ? '' : `?delay=${joining.delay}`;
    this.keeper = new SeatKeeper(world, code + later);
    this.requests = new Requests(this.keeper, () => world.now());
    this.socket = new TableSocket(world, `${world.origin.replace(/^http/, 'ws')}/ws/${code}${later}`, this);
    this.api = new Api((path, init) => world.fetch(path, init));
  }

  // ---- from this end

  start(): void {
    this.socket.start();
  }

  // Why nothing can be asked now, or null.
  get objection(): Refusal | null {
    const { kind } = this.link.value;
    if (this.isClosed || kind === 'ended' || kind === 'replaced') return noConnection;
    return this.requests.isFull ? tooMany : null;
  }

  ask(request: Request): void {
    this.socket.send(request.line);
    this.mind();
  }

  say(line: string): boolean {
    return this.socket.send(line);
  }

  askTime(): void {
    this.socket.askTime();
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
    this.noEntry = '';
    this.lastWord = null;
    this.abandon(this.requests.takeStale());
    this.guest.opened();
    const { token } = this.keeper;
    const first = this.hasJoined ? backLine(token, this.guest.seen()) : joinLine(this.joining, token);
    return [first, ...this.requests.lines()];
  }

  heard(message: FromServer): void {
    if ('welcome' in message) this.welcome(message.welcome);
    else if ('no_entry' in message) this.noEntry = message.no_entry;
    else if ('removed' in message) this.lastWord = 'removed';
    else this.turn.change(() => this.guest.heard(message));
  }

  heardTime(askedAt: number, now: number | null, running: boolean): void {
    this.guest.heardTime(askedAt, now, running);
  }

  notUnderstood(): void {
    if (this.hasJoined) this.guest.notUnderstood();
    else this.end('old_page');
  }

  cut(restarting: boolean): void {
    this.cutAt = this.world.wallClock();
    this.turn.change(() => {
      if (this.hasJoined) this.link.value = { kind: 'reconnecting', since: this.cutAt, restarting };
      this.guest.lost(restarting);
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

  // ---- below

  private welcome({ protocol, member }: { readonly protocol: number; readonly member: MemberId }): void {
    if (protocol !== protocolVersion) return this.end('old_page');
    this.keeper.confirm();
    this.hasJoined = true;
    this.turn.change(() => {
      this.link.value = { kind: 'online' };
      this.guest.welcomed(member);
    });
  }

  private takeNoEntry(): void {
    if (this.noEntry === 'StoreIsTroubled') {
      this.waiting = this.world.after(troubledPauseMs, () => this.socket.start());
    } else if (this.noEntry !== 'NoSuchMember' || !this.hasJoined) {
      this.end(endingOf(this.noEntry));
    } else if (isForgotten(this.guest.part(), this.world.wallClock() - this.cutAt)) {
      this.beginAnew();
      this.socket.start();
    } else {
      this.end('removed');
    }
  }

  private beginAnew(): void {
    this.hasJoined = false;
    this.guest.forget();
    this.abandon(this.requests.takeAll());
  }

  private part(link: LinkState): void {
    this.turn.change(() => {
      this.link.value = link;
      this.guest.parted();
      this.abandon(this.requests.takeAll());
    });
  }

  private abandon(requests: readonly Request[]): void {
    if (requests.length > 0) this.turn.change(() => this.guest.abandoned(requests));
  }

  // Looks after what is not answered: a silent line is doubted, and without a line nothing is waited for long.
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
