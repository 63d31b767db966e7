import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeWorld, settled } from '../link/testing/fake_world';
import type { Happening, Refused } from './session';
import { connectTable, type RemoteSession } from './remote_session';
import { action, fakeEngine, place, positionsAlive } from './testing/fake_engine';
import { FakeTable } from './testing/fake_table';

let world: FakeWorld;
let table: FakeTable;
let session: RemoteSession;
let happenings: Happening[];
let refusals: Refused[];

function connect(): RemoteSession {
  const one = connectTable(fakeEngine, 'ABC234', { name: 'Ana', as: 'player' }, world);
  happenings = [];
  refusals = [];
  one.happenings.listen((happening) => happenings.push(happening));
  one.refusals.listen((refused) => refusals.push(refused));
  return one;
}

async function sitDown(): Promise<void> {
  session = connect();
  await world.pass(0);
  world.line.take();
  world.line.say(table.welcome(), table.snapshot());
  world.line.take();
}

const yellow = (): string | undefined => session.shown.value?.pawns.yellow;
const requests = (): readonly unknown[] => world.line.take().filter((line) => 'n' in line);
const words = (): readonly string[] => refusals.map((refused) => refused.refusal.refused);

beforeEach(() => {
  world = new FakeWorld();
  table = new FakeTable();
});

afterEach(() => {
  session.close();
  expect(positionsAlive()).toBe(0);
});

describe('sitting down', () => {
  it('joins with a token of its own and knows the table, its seat and the game', async () => {
    session = connect();
    expect(session.link.value.kind).toBe('connecting');
    await world.pass(0);
    expect(world.line.url).toBe('ws://mall.example:8080/ws/ABC234');
    expect(world.line.take()).toEqual([
      { t: 'join', name: 'Ana', as: 'player', kind: 'person', token: '00000000000000000000000000000001' },
    ]);
    world.line.say(table.welcome(2), table.snapshot());
    expect(session.link.value.kind).toBe('online');
    expect(session.me.value?.name).toBe('Bo');
    expect(session.seat.value).toBe(1);
    expect(session.version.value).toBe(7);
    expect(session.hash.value).toBe(table.hash);
    expect(yellow()).toBe('b');
    expect(session.legal.value.map((legal) => legal.action)).toEqual(['yellow b>c', 'purple f>g']);
  });

  it('repeats a join whose answer was lost with the same token', async () => {
    session = connect();
    await world.pass(0);
    const [first] = world.line.take();
    world.line.close(1006);
    expect(session.link.value.kind).toBe('connecting');
    await world.pass(300);
    expect(world.line.take()).toEqual([first]);
  });

  it('goes on with its token and its numbers after a reload', async () => {
    await sitDown();
    session.act(action('yellow b>c'));
    expect(requests()).toEqual([{ t: 'do', n: 1, a: 'yellow b>c' }]);
    session.close();
    await sitDown();
    session.act(action('purple f>g'));
    expect(requests()).toEqual([{ t: 'do', n: 65, a: 'purple f>g' }]); // numbers are reserved by the block
  });

  it('has nothing to say to a server of another protocol', async () => {
    session = connect();
    await world.pass(0);
    world.line.say({ welcome: { protocol: 2, member: 1, token: null, code: 'ABC234' } });
    expect(session.link.value).toEqual({ kind: 'ended', why: 'old_page' });
  });

  it('cannot read a game of other rules', async () => {
    session = connect();
    await world.pass(0);
    const { snapshot } = table.snapshot();
    world.line.say(table.welcome(), { snapshot: { ...snapshot, game: { ...table.game(), ruleset: 'avenue' } } });
    expect(session.link.value).toEqual({ kind: 'ended', why: 'old_page' });
  });

  it.each([
    ['TableIsFull', 'table_full'],
    ['TableIsLocked', 'table_locked'],
    ['NameNotAllowed', 'name_not_allowed'],
    ['NoBotsHere', 'refused'],
  ])('is turned away with %s', async (word, why) => {
    session = connect();
    await world.pass(0);
    world.line.say({ no_entry: word, rule: null, args: {}, text: '' });
    world.line.close(4002);
    expect(session.link.value).toEqual({ kind: 'ended', why });
  });

  it.each([
    [404, 'NoSuchTable', 'no_such_table'],
    [503, 'Full', 'server_full'],
  ])('finds out why no websocket opens: %i', async (status, error, why) => {
    world.answers = { '/api/tables/ABC234': { status, body: { error, text: '' } } };
    world.opensAtOnce = false;
    session = connect();
    await world.pass(0);
    world.line.close(1006);
    await settled();
    expect(session.link.value).toEqual({ kind: 'ended', why });
    const count = world.lines.length;
    await world.pass(60_000);
    expect(world.lines.length).toBe(count);
  });
});

describe('prediction', () => {
  beforeEach(sitDown);

  it('shows a step at once and confirms it without a change', () => {
    session.act(action('yellow b>c'));
    expect(yellow()).toBe('c');
    expect(session.confirmed.value?.pawns.yellow).toBe('b');
    expect(session.pending.value).toBe(1);
    world.line.say(table.moves(1, 1, 'yellow', 'c', 400));
    expect(session.pending.value).toBe(0);
    expect(session.confirmed.value?.pawns.yellow).toBe('c');
    expect(session.shown.value).toBe(session.confirmed.value);
    expect(happenings).toMatchObject([{ version: 8, mine: true, foreseen: true, seat: 0, at: 400 }]);
    expect(happenings[0]?.before?.pawns.yellow).toBe('b');
    expect(happenings[0]?.after?.pawns.yellow).toBe('c');
  });

  it('builds each step on the one before, however late the answers are', () => {
    for (const step of ['yellow b>c', 'yellow c>d', 'yellow d>e']) session.act(action(step));
    expect(yellow()).toBe('e');
    world.line.say(table.moves(1, 1, 'yellow', 'c'));
    expect(yellow()).toBe('e');
    world.line.say(table.moves(1, 2, 'yellow', 'd'), table.moves(1, 3, 'yellow', 'e'));
    expect(yellow()).toBe('e');
    expect(session.pending.value).toBe(0);
    expect(refusals).toEqual([]);
  });

  it('runs its steps again on what others did meanwhile', () => {
    session.act(action('yellow b>c'));
    session.act(action('yellow c>d'));
    world.line.say(table.moves(2, 1, 'purple', 'g'));
    expect(session.shown.value?.pawns).toEqual({ yellow: 'd', purple: 'g' });
    world.line.say(table.moves(1, 1, 'yellow', 'c'), table.moves(2, 2, 'purple', 'h'));
    expect(session.shown.value?.pawns).toEqual({ yellow: 'd', purple: 'h' });
    expect(happenings.map((one) => one.foreseen)).toEqual([false, true, false]);
  });

  it('lets a teammate act, whose lines bear no number', () => {
    const members = table.table.members.map((member) =>
      member.id === 2 ? { ...member, id: 7, name: 'Cleo', kind: 'teammate' as const } : member,
    );
    const ring = [{ chair: 0, owner: 1, holder: 1 }, { chair: 1, owner: 2, holder: 7 }];
    world.line.say(table.becomes({ members, ring, teammates: { pace: 'human', stand_in: true } }));
    expect(session.table.value?.teammates).toEqual({ pace: 'human', stand_in: true });
    session.act(action('yellow b>c'));
    world.line.say({ ...table.moves(7, null, 'purple', 'g'), seat: 1 });
    expect(session.shown.value?.pawns).toEqual({ yellow: 'c', purple: 'g' });
    expect(session.pending.value).toBe(1);
    expect(happenings.at(-1)).toMatchObject({ by: 7, seat: 1, mine: false });
  });

  it('glides back when it is refused, with the reason', () => {
    session.act(action('yellow b>c'));
    world.line.say({ refused: 'WayIsBlocked', n: 1, rule: 'B-MOVE-2', args: { place: place('c') }, text: 'A wall.' });
    expect(yellow()).toBe('b');
    expect(refusals).toMatchObject([
      { wish: 'do', action: 'yellow b>c', pawn: 'yellow', to: 'c', refusal: { refused: 'WayIsBlocked' } },
    ]);
  });

  it('drops all that was built on a refused step', () => {
    session.act(action('yellow b>c'));
    session.act(action('yellow c>d'));
    world.line.say({ refused: 'WayIsBlocked', n: 1, rule: null, args: {}, text: '' });
    expect(yellow()).toBe('b');
    expect(words()).toEqual(['WayIsBlocked', 'Overtaken']);
    world.line.say({ refused: 'Overtaken', n: 2, rule: null, args: {}, text: '' });
    expect(words()).toEqual(['WayIsBlocked', 'Overtaken']);
    expect(session.pending.value).toBe(0);
  });

  it('is overtaken when another was faster with the same pawn, and is told once', () => {
    session.act(action('yellow b>c'));
    world.line.say(table.moves(2, 1, 'yellow', 'a'));
    expect(yellow()).toBe('a');
    expect(refusals).toMatchObject([{ pawn: 'yellow', to: 'c', refusal: { refused: 'Overtaken' } }]);
    expect(session.pending.value).toBe(1);
    world.line.say({ refused: 'Overtaken', n: 1, rule: null, args: {}, text: '' });
    expect(refusals.length).toBe(1);
    expect(session.pending.value).toBe(0);
  });

  it('believes the server when it grants what looked overtaken', () => {
    session.act(action('yellow b>c'));
    world.line.say(table.moves(2, 1, 'yellow', 'a'), table.moves(2, 2, 'yellow', 'b'));
    expect(yellow()).toBe('b');
    world.line.say(table.moves(1, 1, 'yellow', 'c'));
    expect(yellow()).toBe('c');
    expect(happenings.at(-1)).toMatchObject({ mine: true, foreseen: false });
    expect(session.resyncs).toBe(0);
  });

  it('does not send what cannot be, but sends what it cannot judge', () => {
    session.act(action('yellow e>f'));
    expect(words()).toEqual(['Overtaken']);
    expect(requests()).toEqual([]);
    session.act(action('draw'));
    session.act(action('yellow e>f'));
    expect(requests()).toHaveLength(2);
    expect(yellow()).toBe('b');
  });

  it('has at most sixteen on their way', () => {
    for (let i = 0; i < 17; i += 1) session.act(action('draw'));
    expect(requests()).toHaveLength(16);
    expect(words()).toEqual(['TooMany']);
  });

  it('says what is legal and why not in what is shown', () => {
    session.act(action('yellow b>c'));
    expect(session.legal.value.map((legal) => legal.action)).toEqual(['yellow c>d', 'purple f>g']);
    expect(session.why('yellow', place('d'))).toEqual({ action: 'yellow c>d' });
    expect(session.why('yellow', place('f'))).toMatchObject({ refused: 'WayIsBlocked' });
  });

  it('lets nobody act in a pause, without a seat or when the server cannot write', () => {
    world.line.say(table.becomes({ clock: 'paused' }));
    expect(session.legal.value).toEqual([]);
    session.act(action('yellow b>c'));
    world.line.say(table.becomes({ clock: 'running' }));
    world.line.say({ frozen: true });
    session.act(action('yellow b>c'));
    world.line.say({ frozen: false });
    world.line.say(table.becomes({ ring: [{ chair: 0, owner: 1, holder: 2 }] }));
    session.act(action('yellow b>c'));
    world.line.say(table.becomes({ phase: 'gathering', clock: 'stopped', result: 'given_up' }));
    session.act(action('yellow b>c'));
    expect(words()).toEqual(['GameIsPaused', 'StoreIsTroubled', 'NoSeat', 'NoGame']);
    expect(requests()).toEqual([]);
  });
});

describe('the history', () => {
  beforeEach(sitDown);

  it('asks for everything when the hash differs, once, and counts it', () => {
    const wrong = { ...table.moves(2, 1, 'yellow', 'c'), hash: 'other' };
    world.line.say(wrong, table.moves(2, 2, 'yellow', 'd'));
    expect(world.line.take()).toContainEqual({ t: 'snapshot' });
    expect(session.resyncs).toBe(1);
    world.line.say(table.snapshot());
    expect(session.shown.value?.pawns.yellow).toBe('d');
    expect(session.version.value).toBe(table.v);
    world.line.say(table.moves(2, 3, 'yellow', 'e'));
    expect(yellow()).toBe('e');
    expect(session.resyncs).toBe(1);
  });

  it('asks for everything when a version is missing or does not fit', () => {
    table.moves(2, 1, 'yellow', 'c');
    world.line.say(table.moves(2, 2, 'yellow', 'd'));
    expect(session.resyncs).toBe(1);
    world.line.say(table.snapshot());
    const strange = { ...table.moves(2, 3, 'yellow', 'e'), events: ['teleported pawn=yellow'] };
    world.line.say(strange);
    expect(session.resyncs).toBe(2);
    expect(happenings).toEqual([]);
  });

  it('keeps its own steps over a snapshot', () => {
    session.act(action('yellow b>c'));
    world.line.say({ ...table.moves(2, 1, 'purple', 'g'), hash: 'other' });
    world.line.say(table.snapshot());
    expect(session.shown.value?.pawns).toEqual({ yellow: 'c', purple: 'g' });
    world.line.say(table.moves(1, 1, 'yellow', 'c'));
    expect(session.pending.value).toBe(0);
  });

  it('passes over what it has heard before', () => {
    const line = table.moves(2, 1, 'yellow', 'c');
    world.line.say(line, line);
    expect(yellow()).toBe('c');
    expect(happenings.length).toBe(1);
    expect(session.resyncs).toBe(0);
  });

  it('follows a countdown into a new game', () => {
    world.line.say(table.becomes({ phase: 'gathering', clock: 'stopped', result: 'won' }));
    expect(session.seat.value).toBeNull();
    world.line.say(table.becomes({ phase: 'counting', countdown_ms: 3000 }));
    expect(session.table.value?.countdown_ms).toBe(3000);
    expect(session.confirmed.value).not.toBeNull();
    world.line.say(table.begins());
    expect(session.seat.value).toBe(0);
    expect(session.now()).toBe(0);
    expect(happenings.at(-1)).toMatchObject({ before: null, at: 0, events: [] });
    expect(happenings.at(-1)?.after).not.toBeNull();
  });
});

describe('a cut', () => {
  beforeEach(sitDown);

  it('comes back with what it has seen and repeats what was not answered', async () => {
    session.act(action('yellow b>c'));
    world.line.say(table.moves(1, 1, 'yellow', 'c'));
    session.act(action('yellow c>d'));
    const granted = session.wish({ t: 'pause' });
    world.line.close(1006);
    expect(session.link.value).toMatchObject({ kind: 'reconnecting', restarting: false });
    expect(yellow()).toBe('d');
    await world.pass(300);
    expect(world.line.take()).toEqual([
      { t: 'back', token: '00000000000000000000000000000001', seen: 8 },
      { t: 'do', n: 2, a: 'yellow c>d' },
      { t: 'pause', n: 3 },
    ]);
    // The step is among the lines that were missed; the pause is answered by done.
    world.line.say(table.welcome(), table.moves(1, 2, 'yellow', 'd'), { done: { n: 3, v: 9 } });
    expect(await granted).toBeNull();
    expect(session.link.value.kind).toBe('online');
    expect(yellow()).toBe('d');
    expect(session.pending.value).toBe(0);
    expect(refusals).toEqual([]);
  });

  it('takes a snapshot and done for what was granted long before', async () => {
    session.act(action('yellow b>c'));
    world.line.close(1006);
    await world.pass(300);
    const line = table.moves(1, 1, 'yellow', 'c');
    world.line.say(table.welcome(), table.snapshot());
    world.line.say({ done: { n: 1, v: line.v } });
    expect(yellow()).toBe('c');
    expect(session.pending.value).toBe(0);
  });

  it('does not repeat what is older than two seconds, and glides back', async () => {
    world.opensAtOnce = false;
    world.line.close(1006);
    session.act(action('yellow b>c'));
    const wished = session.wish({ t: 'pause' });
    await world.pass(1_900);
    expect(yellow()).toBe('c');
    await world.pass(400);
    expect(yellow()).toBe('b');
    expect(words()).toEqual(['NoConnection', 'NoConnection']);
    expect(await wished).toMatchObject({ refused: 'NoConnection' });
    world.line.open();
    expect(world.line.take()).toMatchObject([{ t: 'back' }]);
  });

  it('replaces a line on which nothing is answered and repeats on the new one', async () => {
    session.act(action('yellow b>c'));
    world.line.isDead = true;
    await world.pass(1_500 + 1_500 + 250);
    expect(world.lines.length).toBe(2);
    expect(world.line.take()).toMatchObject([{ t: 'back', seen: 7 }]);
    expect(yellow()).toBe('b');
  });

  it('waits for a restarting server with the sand standing still', async () => {
    await world.pass(1_000);
    world.line.say({ bye: { why: 'restart', come_back_ms: 3000 } });
    world.line.close(1012);
    expect(session.link.value).toMatchObject({ kind: 'reconnecting', restarting: true });
    const sand = session.sand();
    await world.pass(2_900);
    expect(session.sand()).toBe(sand);
    await world.pass(500);
    table.table = { ...table.table, clock: 'interrupted' };
    table.at = 800;
    world.line.say(table.welcome(), table.snapshot());
    expect(session.link.value.kind).toBe('online');
    expect(session.now()).toBe(800);
    expect(session.legal.value).toEqual([]);
    world.line.say(table.becomes({ clock: 'running' }));
    await world.pass(1_000);
    expect(session.now()).toBe(1_800);
  });

  it('is replaced by another tab and takes the seat back when asked to', async () => {
    world.line.say({ replaced: {} });
    world.line.close(4001);
    expect(session.link.value).toEqual({ kind: 'replaced' });
    session.act(action('yellow b>c'));
    expect(words()).toEqual(['NoConnection']);
    await world.pass(60_000);
    expect(world.lines.length).toBe(1);
    // The other tab has used numbers meanwhile.
    const kept = { token: '00000000000000000000000000000001', n: 9, welcome: true };
    world.memory.setItem('magicmaze.seat.ABC234', JSON.stringify(kept));
    session.comeBack();
    await world.pass(0);
    expect(world.line.take()).toMatchObject([{ t: 'back', seen: 7 }]);
    world.line.say(table.welcome(), table.snapshot());
    session.act(action('yellow b>c'));
    expect(requests()).toMatchObject([{ n: 10 }]);
  });

  it('tells endings apart', async () => {
    const endings: unknown[] = [];
    const ends: (() => void)[] = [
      () => (world.line.say({ removed: {} }), world.line.close(4000)),
      () => (world.line.say({ closed: {} }), world.line.close(4003)),
      () => world.line.close(4000),
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

  it('was removed while it was away, or joins anew when it was away for long', async () => {
    const unknown = async (): Promise<void> => {
      await world.pass(300);
      world.line.say({ no_entry: 'NoSuchMember', rule: null, args: {}, text: '' });
      world.line.close(4002);
      await world.pass(10);
    };
    world.line.close(1006);
    world.sleep(3_600_000);
    await unknown();
    expect(world.line.take()).toMatchObject([{ t: 'join', name: 'Ana' }]);
    world.line.say(table.welcome(), table.snapshot());
    expect(session.link.value.kind).toBe('online');
    world.line.close(1006);
    await unknown();
    expect(session.link.value).toEqual({ kind: 'ended', why: 'removed' });
  });

  it('finds that the table is no more', async () => {
    world.answers = { '/api/tables/ABC234': { status: 404, body: { error: 'NoSuchTable', text: '' } } };
    world.opensAtOnce = false;
    world.line.close(1006);
    await world.pass(300);
    world.line.close(1006);
    await settled();
    expect(session.link.value).toEqual({ kind: 'ended', why: 'closed' });
  });
});

describe('people', () => {
  beforeEach(sitDown);

  it('knows who is here, who drags what and who stares', () => {
    const stares: number[] = [];
    session.stares.listen((by) => stares.push(by));
    world.line.say(
      { presence: { member: 2, here: false } },
      { hint: { seat: 1, pawn: 'purple' } },
      { stare: { by: 1 } },
    );
    expect(session.table.value?.members.map((one) => one.here)).toEqual([true, false]);
    expect([...session.hints.value]).toEqual([[1, 'purple']]);
    expect(stares).toEqual([2]);
    world.line.say({ hint: { seat: 1, pawn: null } });
    expect(session.hints.value.size).toBe(0);
  });

  it('hints twice a second at the most, and lets go at once', async () => {
    const hints = (): readonly unknown[] =>
      world.line.take().flatMap((line) => (line['t'] === 'hint' ? [line['pawn']] : []));
    session.hint('yellow');
    session.hint('purple');
    session.hint('green');
    expect(hints()).toEqual(['yellow']);
    await world.pass(600);
    expect(hints()).toEqual(['green']);
    session.hint(null);
    expect(hints()).toEqual([null]);
    session.hint('yellow');
    session.hint(null);
    await world.pass(600);
    expect(hints()).toEqual([]);
  });

  it('answers wishes, granted or not', async () => {
    const pause = session.wish({ t: 'pause' });
    const give = session.wish({ t: 'give_up' });
    world.line.say(table.becomes({ clock: 'paused' }, 1, 1));
    world.line.say({ refused: 'OnlyTheHost', n: 2, rule: null, args: {}, text: '' });
    expect(await pause).toBeNull();
    expect(await give).toMatchObject({ refused: 'OnlyTheHost' });
    expect(refusals).toMatchObject([{ wish: 'give_up', action: null, pawn: null }]);
  });

  it('leaves for good', async () => {
    const left = session.wish({ t: 'leave' });
    world.line.close(4000);
    expect(await left).toBeNull();
    expect(session.link.value).toEqual({ kind: 'ended', why: 'left' });
  });
});
