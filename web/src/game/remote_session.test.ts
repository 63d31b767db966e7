import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from '../link/testing/fake_world';
import { action, fakeEngine } from './testing/fake_engine';
import {
  come,
  comeWith,
  oneTableEach,
  refusals,
  requests,
  session,
  sitDown,
  table,
  world,
  yellow,
} from './testing/sitting';

// Made up once, after the token.
const browser = '00000000000000000000000000000002';

oneTableEach();

describe('sitting down', () => {
  it('joins with its own token and knows the table, its seat and the game', async () => {
    come();
    expect(session.link.value.kind).toBe('connecting');
    await world.pass(0);
    expect(world.connection.url).toBe('ws://mall.example:8080/ws/ABC234');
    expect(world.connection.take()).toEqual([
      { t: 'join', name: 'Ana', as: 'player', kind: 'person', token: '00000000000000000000000000000001', browser },
    ]);
    world.connection.say(table.welcome(2), table.snapshot());
    expect(session.link.value.kind).toBe('online');
    expect(session.me.value?.name).toBe('Bo');
    expect(session.seat.value).toBe(1);
    expect(session.version.value).toBe(7);
    expect(session.hash.value).toBe(table.hash);
    expect(yellow()).toBe('b');
    expect(session.legal.value.map((legal) => legal.action)).toEqual(['yellow b>c', 'purple f>g']);
  });

  it('repeats a join whose answer was lost with the same token', async () => {
    come();
    await world.pass(0);
    const [first] = world.connection.take();
    world.connection.close(1006);
    expect(session.link.value.kind).toBe('connecting');
    await world.pass(300);
    expect(world.connection.take()).toEqual([first]);
  });

  it('continues with its token and its numbers after a reload', async () => {
    await sitDown();
    session.act(action('yellow b>c'));
    expect(requests()).toEqual([{ t: 'do', n: 1, a: 'yellow b>c' }]);
    session.close();
    await sitDown();
    session.act(action('purple f>g'));
    expect(requests()).toEqual([{ t: 'do', n: 65, a: 'purple f>g' }]); // numbers are reserved by the block
  });

  it('says nothing to a server with another protocol', async () => {
    come();
    await world.pass(0);
    world.connection.say({ welcome: { protocol: 2, member: 1, token: null, code: 'ABC234' } });
    expect(session.link.value).toEqual({ kind: 'ended', why: 'old_page' });
  });

  it('waits for the expansion, and then asks for everything again', async () => {
    let come = (): void => undefined;
    const arrives = new Promise<void>((resolve) => (come = resolve));
    let isHere = false;
    const engine = { ...fakeEngine, takes: () => isHere, expand: () => arrives };
    comeWith(engine);
    await world.pass(0);
    world.connection.take();
    world.connection.say(table.welcome(), table.snapshot());
    expect(session.table.value).toBeNull();
    expect(world.connection.take()).toEqual([]);
    isHere = true;
    come();
    await settled();
    expect(world.connection.take()).toEqual([{ t: 'snapshot' }]);
    world.connection.say(table.snapshot());
    expect(yellow()).toBe('b');
  });

  it('fetches the expansion while people gather', async () => {
    let asked = 0;
    comeWith({ ...fakeEngine, expand: () => Promise.resolve(void (asked += 1)) });
    await world.pass(0);
    const { snapshot } = table.snapshot();
    world.connection.say(table.welcome(), { snapshot: { ...snapshot, table: { ...snapshot.table, expansion: true } } });
    expect(asked).toBe(1);
  });

  it('cannot read a game with other rules', async () => {
    come();
    await world.pass(0);
    const { snapshot } = table.snapshot();
    world.connection.say(table.welcome(), { snapshot: { ...snapshot, game: { ...table.game(), ruleset: 'avenue' } } });
    expect(session.link.value).toEqual({ kind: 'ended', why: 'old_page' });
  });

  it.each([
    ['TableIsFull', 'table_full'],
    ['TableIsLocked', 'table_locked'],
    ['KeptOut', 'kept_out'],
    ['Banned', 'banned'],
    ['NameNotAllowed', 'name_not_allowed'],
    ['NoBotsHere', 'refused'],
  ])('is turned away with %s', async (word, why) => {
    come();
    await world.pass(0);
    world.connection.say({ no_entry: word, rule: null, args: {}, text: '' });
    world.connection.close(4002);
    expect(session.link.value).toEqual({ kind: 'ended', why });
  });

  it.each([
    [404, 'NoSuchTable', 'no_such_table'],
    [503, 'Full', 'server_full'],
  ])('finds out why no websocket opens: %i', async (status, error, why) => {
    world.answers = { '/api/tables/ABC234': { status, body: { error, text: '' } } };
    world.opensAtOnce = false;
    come();
    await world.pass(0);
    world.connection.close(1006);
    await settled();
    expect(session.link.value).toEqual({ kind: 'ended', why });
    const count = world.connections.length;
    await world.pass(60_000);
    expect(world.connections.length).toBe(count);
  });
});

describe('people', () => {
  beforeEach(sitDown);

  it('knows who is here, who is dragging what and who is staring', () => {
    const stares: number[] = [];
    session.stares.listen((by) => stares.push(by));
    world.connection.say(
      { presence: { member: 2, here: false, quality: 'good' } },
      { hint: { seat: 1, pawn: 'purple' } },
      { stare: { by: 1 } },
    );
    expect(session.table.value?.members.map((one) => one.here)).toEqual([true, false]);
    expect([...session.hints.value]).toEqual([[1, 'purple']]);
    expect(stares).toEqual([2]);
    world.connection.say({ hint: { seat: 1, pawn: null } });
    expect(session.hints.value.size).toBe(0);
  });

  it('says so if the server has lost something that was seen', () => {
    const lost: number[] = [];
    session.rolledBack?.listen((lines) => lost.push(lines));
    world.connection.say({ rolled_back: { seen: 57, v: 41 } });
    expect(lost).toEqual([16]);
  });

  it("knows whose connection is slow, mine too, and that I'm here whatever was reported", () => {
    world.connection.say(
      { presence: { member: 2, here: true, quality: 'poor' } },
      { presence: { member: 1, here: false, quality: 'slow' } },
    );
    expect(session.table.value?.members.map((one) => [one.here, one.quality])).toEqual([
      [true, 'slow'],
      [true, 'poor'],
    ]);
  });

  it('sends hints at most once a second, and letting go at once', async () => {
    const hints = (): readonly unknown[] =>
      world.connection.take().flatMap((line) => (line['t'] === 'hint' ? [line['pawn']] : []));
    session.hint('yellow');
    session.hint('purple');
    session.hint('green');
    expect(hints()).toEqual(['yellow']);
    await world.pass(1_100);
    expect(hints()).toEqual(['green']);
    session.hint(null);
    expect(hints()).toEqual([null]);
    session.hint('yellow');
    session.hint(null);
    await world.pass(600);
    expect(hints()).toEqual([]);
  });

  it('answers requests, granted or not', async () => {
    const pause = session.request({ t: 'pause' });
    const give = session.request({ t: 'give_up' });
    world.connection.say(table.becomes({ clock: 'paused' }, 1, 1));
    world.connection.say({ refused: 'OnlyTheHost', n: 2, rule: null, args: {}, text: '' });
    expect(await pause).toBeNull();
    expect(await give).toMatchObject({ refused: 'OnlyTheHost' });
    expect(refusals).toMatchObject([{ request: 'give_up', action: null, pawn: null }]);
  });

  it('leaves for good', async () => {
    const left = session.request({ t: 'leave' });
    world.connection.close(4000);
    expect(await left).toBeNull();
    expect(session.link.value).toEqual({ kind: 'ended', why: 'left' });
  });
});
