// A world for tests: time that passes on request, sockets whose other end is the test, memory in the page.
import { Emitter } from '../../base/source';
import type { FromServer } from '../messages';
import type { Memory, RawSocket, SocketListener, Environment, Timer, Wake } from '../environment';

type Json = Readonly<Record<string, unknown>>;

// The server's end of one connection.
export class FakeConnection {
  readonly said: Json[] = []; // what the client has said and the test hasn't looked at
  isOpen = false;
  isClosed = false; // by the client
  isDead = false; // what is said vanishes, in both directions

  constructor(
    readonly url: string,
    private readonly listener: SocketListener,
    private readonly latencyMs: number,
    private readonly world: FakeWorld,
  ) {}

  open(): void {
    this.isOpen = true;
    this.listener.opened();
  }

  hear(frame: string): void {
    if (this.isDead) return;
    for (const line of frame.split('\n')) this.said.push(JSON.parse(line) as Json);
  }

  // One frame with these lines.
  say(...lines: readonly FromServer[]): void {
    const frame = lines.map((line) => JSON.stringify(line)).join('\n');
    const arrive = (): void => {
      if (!this.isClosed && !this.isDead) this.listener.heard(frame);
    };
    if (this.latencyMs === 0) arrive();
    else this.world.after(this.latencyMs, arrive);
  }

  sayRaw(frame: string): void {
    this.listener.heard(frame);
  }

  close(code: number): void {
    if (this.isClosed) return;
    this.isOpen = false;
    this.listener.closed(code);
  }

  take(): readonly Json[] {
    return this.said.splice(0);
  }
}

export class FakeMemory implements Memory {
  readonly items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

interface Alarm {
  readonly at: number;
  readonly order: number;
  readonly then: () => void;
}

export class FakeWorld implements Environment {
  readonly connections: FakeConnection[] = [];
  readonly wakes = new Emitter<Wake>();
  readonly origin = 'http://mall.example:8080';
  readonly asked: string[] = []; // paths
  answers: Readonly<Record<string, { readonly status: number; readonly body: unknown }>> = {};
  latencyMs = 0;
  opensAtOnce = true;
  private time = 1_000;
  private sleptMs = 0;
  private order = 0;
  private secrets = 0;
  private alarms: Alarm[] = [];

  constructor(readonly memory: Memory = new FakeMemory()) {}

  now(): number {
    return this.time;
  }

  wallClock(): number {
    return 1_700_000_000_000 + this.time + this.sleptMs;
  }

  random(): number {
    return 0.5;
  }

  secret(): string {
    this.secrets += 1;
    return this.secrets.toString(16).padStart(32, '0');
  }

  after(ms: number, then: () => void): Timer {
    const alarm = { at: this.time + ms, order: (this.order += 1), then };
    this.alarms.push(alarm);
    return { cancel: () => (this.alarms = this.alarms.filter((one) => one !== alarm)) };
  }

  open(url: string, listener: SocketListener): RawSocket {
    const connection = new FakeConnection(url, listener, this.latencyMs, this);
    this.connections.push(connection);
    if (this.opensAtOnce) this.after(0, () => !connection.isClosed && connection.open());
    return { send: (frame) => connection.hear(frame), close: () => (connection.isClosed = true) };
  }

  fetch(path: string): Promise<Response> {
    this.asked.push(path);
    const answer = this.answers[path];
    if (answer === undefined) return Promise.reject(new TypeError('no network'));
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  }

  // The connection of now.
  get connection(): FakeConnection {
    const connection = this.connections.at(-1);
    if (connection === undefined) throw new Error('nobody has connected');
    return connection;
  }

  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    await settled();
    for (;;) {
      const next = this.alarms.filter((alarm) => alarm.at <= end).sort((a, b) => a.at - b.at || a.order - b.order)[0];
      if (next === undefined) break;
      this.alarms = this.alarms.filter((alarm) => alarm !== next);
      this.time = Math.max(this.time, next.at);
      next.then();
      await settled();
    }
    this.time = end;
  }

  // The machine sleeps: its steady clock stops and no timer fires, but the world carries on.
  sleep(ms: number): void {
    this.sleptMs += ms;
  }

  // The machine is too busy to hear its timers.
  stall(ms: number): void {
    this.time += ms;
  }
}

// Lets everything happen that only waits for its turn.
export async function settled(): Promise<void> {
  for (let i = 0; i < 8; i += 1) await Promise.resolve();
}
