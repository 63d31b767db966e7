import { beforeEach, describe, expect, it } from 'vitest';
import { leaveWithinMs } from '../link/leave_later';
import { settled } from '../link/testing/fake_world';
import { action } from './testing/fake_engine';
import { oneTableEach, refusals, requests, session, sitDown, table, words, world, yellow } from './testing/sitting';

// Made up once, after the token.
const browser = '00000000000000000000000000000002';

oneTableEach();

describe('a lost connection', () => {
  beforeEach(sitDown);

  it('comes back with what it has seen and repeats what was not answered', async () => {
    session.act(action('yellow b>c'));
    world.connection.say(table.moves(1, 1, 'yellow', 'c'));
    session.act(action('yellow c>d'));
    const answer = session.request({ t: 'pause' });
    world.connection.close(1006);
    expect(session.link.value).toMatchObject({ kind: 'reconnecting', restarting: false });
    expect(yellow()).toBe('d');
    await world.pass(300);
    expect(world.connection.take()).toEqual([
      { t: 'back', token: '00000000000000000000000000000001', seen: 8, browser },
      { t: 'do', n: 2, a: 'yellow c>d' },
      { t: 'pause', n: 3 },
    ]);
    // The step is among the lines that were missed; the pause is answered by done.
    world.connection.say(table.welcome(), table.moves(1, 2, 'yellow', 'd'), { done: { n: 3, v: 9 } });
    expect(await answer).toBeNull();
    expect(session.link.value.kind).toBe('online');
    expect(yellow()).toBe('d');
    expect(session.pending.value).toBe(0);
    expect(refusals).toEqual([]);
  });

  it('accepts a snapshot and "done" for something done long ago', async () => {
    session.act(action('yellow b>c'));
    world.connection.close(1006);
    await world.pass(300);
    const line = table.moves(1, 1, 'yellow', 'c');
    world.connection.say(table.welcome(), table.snapshot());
    world.connection.say({ done: { n: 1, v: line.v } });
    expect(yellow()).toBe('c');
    expect(session.pending.value).toBe(0);
  });

  it('does not repeat anything older than two seconds, and glides back', async () => {
    world.opensAtOnce = false;
    world.connection.close(1006);
    session.act(action('yellow b>c'));
    const wished = session.request({ t: 'pause' });
    await world.pass(1_900);
    expect(yellow()).toBe('c');
    await world.pass(400);
    expect(yellow()).toBe('b');
    expect(words()).toEqual(['NoConnection', 'NoConnection']);
    expect(await wished).toMatchObject({ refused: 'NoConnection' });
    world.connection.open();
    expect(world.connection.take()).toMatchObject([{ t: 'back' }]);
  });

  it.each([
    ['whose hash differs', { hash: 'other' }],
    ['that does not fit', { events: ['teleported pawn=yellow'] }],
  ])('asks for everything again when it comes between a line %s and the answer to that', async (_, change) => {
    const line = table.moves(2, 1, 'yellow', 'c');
    world.connection.say({ ...line, ...change });
    expect(world.connection.take()).toContainEqual({ t: 'snapshot' });
    expect(session.version.value).toBe(line.v - 1); // that line hasn't happened here
    world.connection.close(1006);
    await world.pass(300);
    // Nothing is known for sure: with a version only the lines after it would come.
    expect(world.connection.take()[0]).toEqual({ t: 'back', token: '00000000000000000000000000000001', browser });
    world.connection.say(table.welcome(), table.snapshot());
    expect(yellow()).toBe('c');
    expect(session.version.value).toBe(table.v);
    world.connection.say(table.moves(2, 2, 'yellow', 'd'));
    expect(yellow()).toBe('d');
  });

  it('is no reason to stay: anyone who leaves meanwhile has left, and the table is told', async () => {
    world.opensAtOnce = false;
    world.connection.close(1006);
    const left = session.request({ t: 'leave' });
    expect(session.link.value).toEqual({ kind: 'ended', why: 'left' });
    expect(await left).toBeNull();
    session.close(); // the page goes elsewhere
    world.connection.close(1006); // still no line
    world.opensAtOnce = true;
    await world.pass(1_000);
    expect(world.connection.take()).toEqual([
      { t: 'back', token: '00000000000000000000000000000001', browser },
      { t: 'leave', n: 1 },
    ]);
    world.connection.say(table.welcome());
    world.connection.close(4000);
    const lines = world.connections.length;
    await world.pass(60_000);
    expect(world.connections.length).toBe(lines); // it doesn't reconnect by itself
  });

  it('ends for someone who leaves on a connection that died unnoticed, and the table is told', async () => {
    world.connection.isDead = true;
    world.opensAtOnce = false;
    const left = session.request({ t: 'leave' });
    await world.pass(1_500 + 1_500 + 250 + 250);
    expect(await left).toBeNull();
    expect(session.link.value).toEqual({ kind: 'ended', why: 'left' });
    world.connection.open();
    expect(world.connection.take()).toMatchObject([{ t: 'back' }, { t: 'leave' }]);
  });

  it('gives up on a table that no longer exists', async () => {
    world.opensAtOnce = false;
    world.connection.close(1006);
    void session.request({ t: 'leave' });
    world.answers = { '/api/tables/ABC234': { status: 404, body: { error: 'NoSuchTable', text: '' } } };
    world.connection.close(1006);
    await settled();
    const lines = world.connections.length;
    await world.pass(60_000);
    expect(world.connections.length).toBe(lines);
  });

  it("repeats leaving while the server's disk fails, but not for ever", async () => {
    world.opensAtOnce = false;
    world.connection.close(1006);
    void session.request({ t: 'leave' });
    world.connection.open();
    world.connection.take();
    world.connection.say(table.welcome(), { refused: 'StoreIsTroubled', n: 1, rule: null, args: {}, text: '' });
    await world.pass(2_000);
    expect(world.connection.take()).toContainEqual({ t: 'leave', n: 1 });
    await world.pass(leaveWithinMs);
    expect(world.connection.isClosed).toBe(true);
  });

  it('replaces a connection that gets no answers, and repeats requests on the new one', async () => {
    session.act(action('yellow b>c'));
    world.connection.isDead = true;
    await world.pass(1_500 + 1_500 + 250);
    expect(world.connections.length).toBe(2);
    expect(world.connection.take()).toMatchObject([{ t: 'back', seen: 7 }]);
    expect(yellow()).toBe('b');
  });

  it('waits for a restarting server with the sand stopped', async () => {
    await world.pass(1_000);
    world.connection.say({ bye: { why: 'restart', come_back_ms: 3000 } });
    world.connection.close(1012);
    expect(session.link.value).toMatchObject({ kind: 'reconnecting', restarting: true });
    const sand = session.sand();
    await world.pass(2_900);
    expect(session.sand()).toBe(sand);
    await world.pass(500);
    table.table = { ...table.table, clock: 'interrupted' };
    table.at = 800;
    world.connection.say(table.welcome(), table.snapshot());
    expect(session.link.value.kind).toBe('online');
    expect(session.now()).toBe(800);
    expect(session.legal.value).toEqual([]);
    world.connection.say(table.becomes({ clock: 'running' }));
    await world.pass(1_000);
    expect(session.now()).toBe(1_800);
  });

  it('gives way to another tab, and takes the seat back on request', async () => {
    world.connection.say({ replaced: {} });
    world.connection.close(4001);
    expect(session.link.value).toEqual({ kind: 'replaced' });
    session.act(action('yellow b>c'));
    expect(words()).toEqual(['NoConnection']);
    await world.pass(60_000);
    expect(world.connections.length).toBe(1);
    // The other tab has used numbers meanwhile.
    const kept = { token: '00000000000000000000000000000001', n: 9, welcome: true };
    world.memory.setItem('magicmaze.seat.ABC234', JSON.stringify(kept));
    session.comeBack();
    await world.pass(0);
    expect(world.connection.take()).toMatchObject([{ t: 'back', seen: 7 }]);
    world.connection.say(table.welcome(), table.snapshot());
    session.act(action('yellow b>c'));
    expect(requests()).toMatchObject([{ n: 10 }]);
  });

  it('tells endings apart', async () => {
    const endings: unknown[] = [];
    const ends: (() => void)[] = [
      () => {
        world.connection.say({ removed: {} });
        world.connection.close(4000);
      },
      () => {
        world.connection.say({ closed: {} });
        world.connection.close(4003);
      },
      () => world.connection.close(4000),
    ];
    for (const end of ends) {
      end();
      endings.push(session.link.value);
      expect(world.memory.getItem('magicmaze.seat.ABC234')).toBeNull();
      session.close();
      await sitDown();
    }
    expect(endings).toEqual(['removed', 'closed', 'left'].map((why) => ({ kind: 'ended', why })));
  });

  it('was removed while it was away, or joins again after a long absence', async () => {
    const unknown = async (): Promise<void> => {
      await world.pass(300);
      world.connection.say({ no_entry: 'NoSuchMember', rule: null, args: {}, text: '' });
      world.connection.close(4002);
      await world.pass(10);
    };
    world.connection.close(1006);
    world.sleep(3_600_000);
    await unknown();
    expect(world.connection.take()).toMatchObject([{ t: 'join', name: 'Ana' }]);
    world.connection.say(table.welcome(), table.snapshot());
    expect(session.link.value.kind).toBe('online');
    world.connection.close(1006);
    await unknown();
    expect(session.link.value).toEqual({ kind: 'ended', why: 'removed' });
  });

  it('finds that the table no longer exists', async () => {
    world.answers = { '/api/tables/ABC234': { status: 404, body: { error: 'NoSuchTable', text: '' } } };
    world.opensAtOnce = false;
    world.connection.close(1006);
    await world.pass(300);
    world.connection.close(1006);
    await settled();
    expect(session.link.value).toEqual({ kind: 'ended', why: 'closed' });
  });
});
