// One connection to one table and its whole life: it is opened, read, found silent, lost and opened again, until the
// server or the page says that this is the end. It only understands messages about the connection itself.
import { framesOf, readFrame, timeLine } from './line';
import type { FromServer } from './messages';
import { Backoff } from './backoff';
import type { RawSocket, Environment, Timer, Wake } from './environment';

export interface Owner {
  hello(): readonly string[]; // the first lines of a new connection
  heard(message: FromServer): void;
  heardTime(askedAt: number, now: number | null, running: boolean): void;
  notUnderstood(): void;
  cut(restarting: boolean): void; // once, until it is online again
  turnedAway(): void; // the server didn't even open a websocket: its HTTP side may say why
  ended(code: number): void; // it doesn't reconnect by itself
}

const goodbyes: readonly number[] = [4000, 4001, 4002, 4003];
const restartCode = 1012;
const lookEveryMs = 2_000;
const quietMs = 8_000; // after this long, it is asked whether it is still there
const patienceMs = 4_000; // how long the answer may take on a bad day
const wakePatienceMs = 800; // and after a sleep, when the connection is probably dead
const doubtPatienceMs = 1_500;
const openingPatienceMs = 8_000;
const soundAfterMs = 5_000; // a connection that lasted this long was a good one
const longestComeBackMs = 60_000;

type TimerName = 'next' | 'look' | 'patience' | 'opening';

export class TableSocket {
  private raw: RawSocket | null = null;
  private phase: 'closed' | 'opening' | 'saying_hello' | 'online' | 'pausing' = 'closed';
  private readonly backoff: Backoff;
  private readonly timers = new Map<TimerName, Timer>();
  private asked: number[] = []; // when the time was asked for, oldest first
  private heardAt = 0;
  private openedAt = 0;
  private comeBackMs: number | null = null;
  private isCut = false;
  private readonly stopListening: () => void;

  constructor(
    private readonly world: Environment,
    private readonly url: string,
    private readonly owner: Owner,
  ) {
    this.backoff = new Backoff(() => world.random());
    this.stopListening = world.wakes.listen((wake) => this.wake(wake));
  }

  get isOnline(): boolean {
    return this.phase === 'online';
  }

  start(): void {
    this.drop();
    this.phase = 'opening';
    this.openedAt = this.world.now();
    this.after('opening', openingPatienceMs, () => this.fail());
    this.raw = this.world.open(this.url, {
      opened: () => {
        this.phase = 'saying_hello';
        this.heardAt = this.world.now();
        for (const frame of framesOf(this.owner.hello())) this.raw?.send(frame);
      },
      heard: (frame) => this.hear(frame),
      closed: (code) => this.closed(code),
    });
  }

  // False without a connection; on a new one, `hello` sends everything.
  send(line: string): boolean {
    if (this.phase !== 'online' && this.phase !== 'saying_hello') return false;
    this.raw?.send(line);
    return true;
  }

  askTime(): void {
    if (this.phase !== 'online') return;
    this.asked.push(this.world.now());
    this.raw?.send(timeLine);
  }

  // Something should have been answered by now.
  doubt(): void {
    if (this.phase === 'online' && !this.timers.has('patience')) this.probe(doubtPatienceMs);
  }

  // Ends it from this side; start() begins again.
  stop(): void {
    this.drop();
    this.phase = 'closed';
  }

  // The page goes elsewhere.
  dispose(): void {
    this.stop();
    this.stopListening();
  }

  private hear(frame: string): void {
    const raw = this.raw;
    this.heardAt = this.world.now();
    this.cancel('patience');
    for (const message of readFrame(frame)) {
      if (this.raw !== raw) return; // an earlier message has ended this connection
      if (message === 'not_understood') this.owner.notUnderstood();
      else this.take(message);
    }
  }

  private take(message: FromServer): void {
    if ('time' in message) {
      const askedAt = this.asked.shift();
      if (askedAt !== undefined) this.owner.heardTime(askedAt, message.time.now, message.time.running);
      return;
    }
    if ('bye' in message) this.comeBackMs = Math.min(Math.max(message.bye.come_back_ms, 0), longestComeBackMs);
    if ('welcome' in message) this.welcome();
    this.owner.heard(message);
  }

  private welcome(): void {
    this.phase = 'online';
    this.isCut = false;
    this.openedAt = this.world.now();
    this.cancel('opening');
    this.look(this.world.now());
  }

  private closed(code: number): void {
    this.raw = null;
    if (goodbyes.includes(code)) {
      this.stop();
      this.owner.ended(code);
      return;
    }
    const wasNeverOpen = this.phase === 'opening';
    this.lose(code === restartCode || this.comeBackMs !== null);
    if (wasNeverOpen) this.owner.turnedAway();
  }

  // The attempt is taking too long.
  private fail(): void {
    this.lose(false);
  }

  private lose(restarting: boolean): void {
    const wasGood = this.phase === 'online' && this.world.now() - this.openedAt >= soundAfterMs;
    this.drop();
    this.phase = 'pausing';
    if (wasGood) this.backoff.reset();
    // Everyone was given the same moment: a little later is soon enough for some.
    const ms = this.comeBackMs === null ? this.backoff.next() : this.comeBackMs * (1 + this.world.random() / 5);
    this.comeBackMs = null;
    this.after('next', ms, () => this.start());
    this.tellCut(restarting);
  }

  // The connection exists but is silent: a new one is opened at once.
  private replace(): void {
    this.start();
    this.tellCut(false);
  }

  private tellCut(restarting: boolean): void {
    if (this.isCut) return;
    this.isCut = true;
    this.owner.cut(restarting);
  }

  private drop(): void {
    for (const timer of this.timers.values()) timer.cancel();
    this.timers.clear();
    this.asked = [];
    this.raw?.close();
    this.raw = null;
  }

  private after(name: TimerName, ms: number, then: () => void): void {
    this.cancel(name);
    this.timers.set(name, this.world.after(ms, then));
  }

  private cancel(name: TimerName): void {
    this.timers.get(name)?.cancel();
    this.timers.delete(name);
  }

  // Checks the connection now and then. A check that comes much too late means that the machine has slept.
  private look(planned: number): void {
    const now = this.world.now();
    if (now - planned > lookEveryMs) this.probe(wakePatienceMs);
    else if (now - this.heardAt > quietMs && !this.timers.has('patience')) this.probe(patienceMs);
    this.after('look', lookEveryMs, () => this.look(now + lookEveryMs));
  }

  private probe(patience: number): void {
    this.askTime();
    const due = this.world.now() + patience;
    this.after('patience', patience, () => {
      // After a sleep the timer may fire before an answer that has already arrived.
      if (this.world.now() - due > 300) this.after('patience', 300, () => this.replace());
      else this.replace();
    });
  }

  // The browser would keep answering the server's pings, and the others would wait for someone who is asleep.
  private fallAsleep(): void {
    if (this.raw === null) return;
    this.drop();
    this.phase = 'pausing';
    this.tellCut(false);
  }

  private wake(wake: Wake): void {
    if (wake === 'asleep') {
      this.fallAsleep();
    } else if (this.phase === 'online') {
      this.probe(wakePatienceMs);
    } else if (wake === 'offline') {
      return;
    } else if (this.phase === 'pausing') {
      this.start();
    } else if (this.phase === 'opening' && this.world.now() - this.openedAt > 1_000) {
      this.start();
    }
  }
}
