import { beforeEach, describe, expect, it } from 'vitest';
import type { FromServer } from './messages';
import { TableSocket, type Owner } from './socket';
import { FakeWorld } from './testing/fake_world';

const welcome: FromServer = { welcome: { protocol: 1, member: 1, token: null, code: 'ABC234' } };

class Diary implements Owner {
  readonly notes: string[] = [];
  hello(): readonly string[] {
    return ['{"t":"back"}'];
  }
  heard(message: FromServer): void {
    this.notes.push(Object.keys(message)[0] ?? '?');
  }
  heardTime(askedAt: number, now: number | null): void {
    this.notes.push(`time ${askedAt} ${now}`);
  }
  notUnderstood(): void {
    this.notes.push('not understood');
  }
  cut(restarting: boolean): void {
    this.notes.push(restarting ? 'restarting' : 'cut');
  }
  turnedAway(): void {
    this.notes.push('turned away');
  }
  ended(code: number): void {
    this.notes.push(`ended ${code}`);
  }
  take(): readonly string[] {
    return this.notes.splice(0);
  }
}

let world: FakeWorld;
let diary: Diary;
let socket: TableSocket;

async function goOnline(): Promise<void> {
  socket.start();
  await world.pass(0);
  world.connection.say(welcome);
  world.connection.take();
  diary.take();
}

describe('the connection', () => {
  beforeEach(() => {
    world = new FakeWorld();
    diary = new Diary();
    socket = new TableSocket(world, 'ws://mall.example/ws/ABC234', diary);
  });

  it('says hello first, and is online once it is welcomed', async () => {
    socket.start();
    expect(socket.send('{"t":"hint"}')).toBe(false);
    await world.pass(0);
    expect(world.connection.take()).toEqual([{ t: 'back' }]);
    expect(socket.isOnline).toBe(false);
    expect(socket.send('{"t":"hint"}')).toBe(true); // after hello nothing may get lost
    world.connection.say(welcome, { frozen: true });
    expect(diary.take()).toEqual(['welcome', 'frozen']);
    expect(socket.isOnline).toBe(true);
  });

  it('sends at most sixteen lines in a frame', async () => {
    const frames: string[] = [];
    diary.hello = () => Array.from({ length: 17 }, (_, n) => `{"n":${n}}`);
    socket.start();
    world.connection.hear = (frame) => void frames.push(frame);
    await world.pass(0);
    expect(frames.map((frame) => frame.split('\n').length)).toEqual([16, 1]);
  });

  it('reads several lines in a frame, and copes with a bad line', async () => {
    await goOnline();
    world.connection.sayRaw('{"frozen":true}\nnonsense\n\n7\n{"frozen":false}\n');
    expect(diary.take()).toEqual(['frozen', 'not understood', 'not understood', 'frozen']);
  });

  it('comes back with a growing pause that starts over after a good connection', async () => {
    await goOnline();
    const pauses: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      const before = world.now();
      const count = world.connections.length;
      world.opensAtOnce = false;
      world.connection.close(1006);
      while (world.connections.length === count) await world.pass(10);
      pauses.push(world.now() - before);
    }
    expect(pauses).toEqual([190, 380, 750, 1500, 3000, 3750, 3750]);
    expect(diary.take()).toEqual(['cut', ...Array<string>(6).fill('turned away')]);
    world.connection.open();
    world.connection.say(welcome);
    await world.pass(5_000);
    world.connection.close(1006);
    const count = world.connections.length;
    await world.pass(200);
    expect(world.connections.length).toBe(count + 1);
  });

  it.each([4000, 4001, 4002, 4003])('does not come back by itself after %i', async (code) => {
    await goOnline();
    world.connection.close(code);
    await world.pass(60_000);
    expect(diary.take()).toEqual([`ended ${code}`]);
    expect(world.connections.length).toBe(1);
  });

  it.each([1006, 1008, 1009, 1011, 1001])('comes back by itself after %i', async (code) => {
    await goOnline();
    world.connection.close(code);
    await world.pass(300);
    expect(diary.take()).toEqual(['cut']);
    expect(world.connections.length).toBe(2);
  });

  it('comes back when the server said it would be back', async () => {
    await goOnline();
    world.connection.say({ bye: { why: 'restart', come_back_ms: 3000 } });
    world.connection.close(1012);
    expect(diary.take()).toEqual(['bye', 'restarting']);
    await world.pass(2_990);
    expect(world.connections.length).toBe(1);
    await world.pass(400);
    expect(world.connections.length).toBe(2);
  });

  it('comes back at once when the browser is online or visible again', async () => {
    for (const wake of ['online', 'visible'] as const) {
      await goOnline();
      world.connection.close(1006);
      const count = world.connections.length;
      world.wakes.emit(wake);
      expect(world.connections.length).toBe(count + 1);
    }
  });

  it("replaces a connection that doesn't answer within two seconds of waking up", async () => {
    await goOnline();
    world.connection.isDead = true;
    world.sleep(60_000);
    world.wakes.emit('visible');
    await world.pass(900);
    expect(diary.take()).toEqual(['cut']);
    expect(world.connections.length).toBe(2);
    expect(world.connections[0]?.isClosed).toBe(true);
    expect(world.connection.take()).toEqual([{ t: 'back' }]);
  });

  it('drops the connection when the browser puts the page to sleep, and opens a new one when it wakes', async () => {
    await goOnline();
    world.wakes.emit('asleep');
    expect(diary.take()).toEqual(['cut']);
    expect(world.connections[0]?.isClosed).toBe(true);
    await world.pass(60_000);
    expect(world.connections.length).toBe(1);
    world.wakes.emit('visible');
    expect(world.connections.length).toBe(2);
  });

  it('keeps a connection that answers', async () => {
    await goOnline();
    world.wakes.emit('visible');
    expect(world.connection.take()).toEqual([{ t: 'time' }]);
    await world.pass(300);
    world.connection.say({ time: { now: 7, running: true } });
    await world.pass(5_000);
    expect(diary.take()).toEqual(['time 1000 7']);
    expect(world.connections.length).toBe(1);
  });

  it('notices by itself that the machine has slept', async () => {
    await goOnline();
    world.connection.isDead = true;
    world.stall(10_000);
    await world.pass(2_000);
    expect(diary.take()).toEqual(['cut']);
  });

  it('checks a quiet connection, and gives it time', async () => {
    await goOnline();
    await world.pass(10_500);
    expect(world.connection.take()).toEqual([{ t: 'time' }]);
    await world.pass(3_000);
    expect(world.connections.length).toBe(1);
    await world.pass(1_000);
    expect(world.connections.length).toBe(2);
  });

  it('doubts a connection that should have answered something', async () => {
    await goOnline();
    socket.doubt();
    socket.doubt();
    expect(world.connection.take()).toEqual([{ t: 'time' }]);
    await world.pass(1_600);
    expect(world.connections.length).toBe(2);
  });

  it('does not wait for ever for a connection to open', async () => {
    world.opensAtOnce = false;
    socket.start();
    await world.pass(8_500);
    expect(world.connections.length).toBe(2);
    await world.pass(1_500);
    world.wakes.emit('online');
    expect(world.connections.length).toBe(3);
  });

  it('hears nothing more from a connection it dropped', async () => {
    await goOnline();
    const old = world.connection;
    socket.dispose();
    old.sayRaw('{"frozen":true}');
    world.wakes.emit('online');
    await world.pass(20_000);
    expect(world.connections.length).toBe(1);
  });
});
