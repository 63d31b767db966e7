// A table's server in memory, as docs/protocol.md describes it, with the real rules and with slow, uneven lines that
// can be cut at any moment. It knows one game and the people who were there when it began.
import type { LocalGame } from '../../engine/engine';
import type { State } from '../../engine/position';
import type { ActionText } from '../../engine/words';
import type { Envelope, FromServer, Member, Table } from '../../link/messages';
import type { RawSocket, SocketListener, Environment } from '../../link/environment';
import { FakeMemory, type FakeWorld } from '../../link/testing/fake_world';

interface Asked {
  readonly t: string;
  readonly n: number;
  readonly a: ActionText;
  readonly token: string;
  readonly seen?: number;
}

interface Person {
  readonly id: number;
  readonly token: string;
  readonly done: Map<number, number>; // numbers to versions
  line: Line | null;
}

// One connection; what is said arrives later, but in its order.
class Line {
  person: Person | null = null;
  isOpen = true;
  cameWith = 0; // the version it had when it came
  private readonly arrivals = { there: 0, back: 0 };

  constructor(
    private readonly server: FakeServer,
    private readonly ear: SocketListener,
  ) {
    this.later('back', () => ear.opened());
  }

  send(frame: string): void {
    for (const text of frame.split('\n')) {
      this.later('there', () => this.server.hear(this, JSON.parse(text) as Asked));
    }
  }

  say(message: FromServer): void {
    this.later('back', () => this.ear.heard(JSON.stringify(message)));
  }

  cut(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.ear.closed(1006);
  }

  private later(way: 'there' | 'back', then: () => void): void {
    const { world } = this.server;
    this.arrivals[way] = Math.max(this.arrivals[way], world.now() + this.server.delay());
    world.after(this.arrivals[way] - world.now(), () => {
      if (this.isOpen) then();
    });
  }
}

export class FakeServer {
  readonly refusals: string[] = [];
  snapshots = 0; // that clients had to ask for
  repeats = 0;
  private readonly people: Person[] = [];
  private readonly history: Envelope[] = [];
  private v = 1;

  constructor(
    readonly world: FakeWorld,
    private readonly game: LocalGame,
    private readonly seats: number,
    readonly delay: () => number,
  ) {}

  // A separate machine for one person.
  surroundings(): Environment {
    const { world } = this;
    return {
      now: () => world.now(),
      wallClock: () => world.wallClock(),
      after: (ms, then) => world.after(ms, then),
      random: () => world.random(),
      secret: () => world.secret(),
      wakes: world.wakes,
      memory: new FakeMemory(),
      origin: world.origin,
      fetch: () => Promise.reject(new TypeError('no network')),
      open: (_url, ear) => this.open(ear),
    };
  }

  get version(): number {
    return this.v;
  }

  get hash(): string {
    return this.history.at(-1)?.hash ?? '';
  }

  cut(id: number): void {
    const person = this.people.find((one) => one.id === id);
    person?.line?.cut();
  }

  private open(ear: SocketListener): RawSocket {
    const line = new Line(this, ear);
    return { send: (frame) => line.send(frame), close: () => (line.isOpen = false) };
  }

  hear(line: Line, asked: Asked): void {
    if (asked.t === 'join' || asked.t === 'back') this.enter(line, asked);
    else if (asked.t === 'time') line.say({ time: { now: this.world.now(), running: true } });
    else if (asked.t === 'snapshot') {
      this.snapshots += 1;
      this.tellEverything(line);
    } else if (asked.t === 'do') this.act(line, asked);
  }

  private enter(line: Line, { token, seen }: Asked): void {
    let person = this.people.find((one) => one.token === token);
    if (person === undefined) {
      person = { id: this.people.length + 1, token, done: new Map(), line: null };
      this.people.push(person);
    }
    person.line = line;
    line.person = person;
    line.say({ welcome: { protocol: 1, member: person.id, token: null, code: 'ABC234' } });
    line.cameWith = seen ?? this.v;
    if (seen === undefined) this.tellEverything(line);
    else for (const envelope of this.history) if (envelope.v > seen) line.say(envelope);
  }

  private act(line: Line, { n, a }: Asked): void {
    const { person } = line;
    if (person === null) return;
    const before = person.done.get(n);
    if (before !== undefined) {
      this.repeats += 1;
      if (before <= line.cameWith) line.say({ done: { n, v: before } });
      return;
    }
    const at = this.world.now();
    const happened = this.game.act(person.id - 1, at, a);
    if ('refused' in happened) {
      this.refusals.push(happened.refused);
      line.say({ ...happened, n });
      return;
    }
    this.v += 1;
    person.done.set(n, this.v);
    const { events, hash } = happened;
    const envelope: Envelope = { v: this.v, at, by: person.id, seat: person.id - 1, n, events, hash };
    this.history.push(envelope);
    for (const one of this.people) one.line?.say(envelope);
  }

  private tellEverything(line: Line): void {
    const { ruleset, position } = this.game;
    const game = { number: 1, ruleset, position, state: {} as State };
    line.say({ snapshot: { v: this.v, now: this.world.now(), table: this.table(), game, hash: this.hash } });
  }

  private table(): Table {
    const ids = Array.from({ length: this.seats }, (_, seat) => seat + 1);
    const member = (id: number): Member => ({
      id,
      name: `Player ${id}`,
      kind: 'person',
      part: 'player',
      chair: id - 1,
      ready: false,
      here: true,
      quality: 'good',
      left: null,
    });
    return {
      code: 'ABC234',
      phase: 'playing',
      host: 1,
      locked: false,
      allow_setup: false,
      members: ids.map(member),
      choice: {
        scenario: 'S1',
        seats: 0,
        side: null,
        level: null,
        sand_ms: null,
        free_talk: false,
        pairs: false,
        public: false,
        pauses: false,
      },
      ring: ids.map((id) => ({ chair: id - 1, owner: id, holder: id })),
      seats: this.seats,
      games: 1,
      countdown_ms: null,
      clock: 'running',
      result: null,
      record: null,
    };
  }
}
