// A table in the page itself: one person, every rule, no server.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Deal, Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import type { ActionText, Place } from '../engine/words';
import { LocalSession } from './local_session';
import type { LocalTable } from './local_table';
import type { Happening, Refused } from './session';
import { ManualClock } from './testing/manual_clock';

const act = (text: string): ActionText => text as ActionText;
const place = (text: string): Place => text as Place;

const laid: Omit<Deal, 'seed'> = {
  scenario: 1,
  seats: 4,
  deck: ['5', '3'],
  heroes: { yellow: '1a:1,1', purple: '1a:1,2', green: '1a:2,1', orange: '1a:2,2' },
  deal: [['vortex', 'west'], ['explore', 'south'], ['escalator', 'east'], ['north']],
};

let engine: Engine;
beforeAll(async () => {
  engine = await builtEngine();
});

function opened(local: Partial<LocalTable> = {}) {
  const world = new ManualClock();
  const session = new LocalSession(engine, { deal: laid, name: 'Ada', seatsHeld: 'all', ...local }, world);
  const happenings: Happening[] = [];
  const refusals: Refused[] = [];
  session.happenings.listen((happening) => happenings.push(happening));
  session.refusals.listen((refused) => refusals.push(refused));
  return { world, session, happenings, refusals };
}

describe('a local table', () => {
  it('has one member, who is host and has the requested seats', () => {
    const all = opened().session;
    expect(all.link.value).toEqual({ kind: 'online' });
    expect(all.me.value).toMatchObject({ name: 'Ada', part: 'player', here: true });
    expect(all.table.value).toMatchObject({ phase: 'playing', host: all.me.value?.id, seats: 4, clock: 'running' });
    expect(all.table.value?.ring.every(({ holder }) => holder === all.me.value?.id)).toBe(true);
    expect(all.seat.value).toBe(0);
    const one = opened({ seatsHeld: 'one' }).session;
    expect(one.table.value?.ring.map(({ holder }) => holder !== null)).toEqual([true, false, false, false]);
  });

  it('combines the actions of all seats this player has', () => {
    const { session } = opened();
    const kinds = new Set(session.legal.value.map(({ kind }) => kind));
    expect(kinds).toContain('move');
    expect(kinds).toContain('vortex');
    expect(kinds).toContain('do_something');
    expect(session.legal.value.filter(({ kind }) => kind === 'do_something')).toHaveLength(3);
    const alone = opened({ seatsHeld: 'one' }).session;
    expect(alone.legal.value.length).toBeLessThan(session.legal.value.length);
    const actions = session.legal.value.map(({ action }) => action);
    expect(new Set(actions).size).toBe(actions.length);
  });

  it('lets the right seat act, and reports it at once', () => {
    const { session, happenings, world } = opened();
    world.pass(700);
    session.act(act('y 1a:1,1>1a:0,1'));
    expect(happenings).toHaveLength(1);
    expect(happenings[0]).toMatchObject({ seat: 3, mine: true, foreseen: true, at: 700, by: 1 });
    expect(happenings[0]?.before?.pawns.yellow).toBe('1a:1,1');
    expect(session.shown.value?.pawns.yellow).toBe('1a:0,1');
    expect(session.version.value).toBe(2);
    expect(session.hash.value).toBe(session.confirmed.value?.hash);
    session.act(act('do-something 2'));
    expect(happenings[1]).toMatchObject({ seat: 0, events: [{ kind: 'do_something', by: 0, before: 2 }] });
  });

  it('lets someone else act for once', () => {
    const { session, happenings } = opened();
    const names: (string | undefined)[] = [];
    session.happenings.listen(({ by }) => names.push(session.table.peek()?.members.find(({ id }) => id === by)?.name));
    session.actAs('Coach', 2, act('do-something 0'));
    expect(happenings[0]).toMatchObject({ seat: 2, mine: false, events: [{ by: 2, before: 0 }] });
    expect(names).toEqual(['Coach']);
    expect(session.table.value?.members.map(({ name }) => name)).toEqual(['Ada']);
    expect(session.table.value?.ring.every(({ holder }) => holder === session.me.value?.id)).toBe(true);
  });

  it('refuses with the most helpful reason', () => {
    const { session, refusals } = opened();
    session.act(act('y 1a:1,1>1a:2,1'));
    expect(refusals[0]).toMatchObject({ request: 'do', refusal: { refused: 'WayIsBlocked', rule: 'B-MOVE-2' } });
    expect(session.why('yellow', place('1a:2,1'))).toMatchObject({ refused: 'WayIsBlocked' });
    expect(session.why('yellow', place('1a:0,1'))).toEqual({ action: 'y 1a:1,1>1a:0,1' });
    const alone = opened({ seatsHeld: 'one' });
    alone.session.act(act('y 1a:1,1>1a:0,1'));
    expect(alone.refusals[0]?.refusal.refused).toBe('NotOnYourActionTile');
  });

  it('offers the red pawn again when the wait is over', () => {
    const { session, world } = opened();
    const knocks = (): number => session.legal.value.filter(({ kind }) => kind === 'do_something').length;
    session.act(act('do-something 2'));
    expect(knocks()).toBe(0);
    world.pass(1100);
    expect(knocks()).toBeGreaterThan(0);
  });
});

describe('its sand', () => {
  it('runs, and the game is lost with the last grain', () => {
    const { session, world, happenings } = opened();
    expect(session.sand()).toBe(180_000);
    world.pass(100_000);
    expect(session.sand()).toBe(80_000);
    expect(session.now()).toBe(100_000);
    world.pass(90_000);
    expect(session.confirmed.value?.outcome).toBe('lost');
    expect(session.table.value).toMatchObject({ phase: 'gathering', result: 'lost', clock: 'stopped' });
    expect(happenings.at(-1)).toMatchObject({ mine: false, seat: null, at: 180_000, events: [{ kind: 'lost' }] });
    expect(session.legal.value).toEqual([]);
  });

  it('stops during a pause and while a lesson holds it', async () => {
    const { session, world, refusals } = opened();
    world.pass(1000);
    expect(await session.request({ t: 'pause' })).toBeNull();
    world.pass(500_000);
    expect(session.now()).toBe(1000);
    expect(session.legal.value).toEqual([]);
    session.act(act('y 1a:1,1>1a:0,1'));
    expect(refusals[0]?.refusal.refused).toBe('GameIsPaused');
    expect(await session.request({ t: 'pause' })).toMatchObject({ refused: 'GameIsPaused' });
    expect(await session.request({ t: 'resume' })).toBeNull();
    expect(await session.request({ t: 'resume' })).toMatchObject({ refused: 'GameIsNotPaused' });
    world.pass(1000);
    expect(session.now()).toBe(2000);
    session.keepSand(Infinity);
    world.pass(500_000);
    session.act(act('y 1a:1,1>1a:0,1'));
    expect(session.confirmed.value).toMatchObject({ at: 2000, outcome: 'running' });
    session.letPass(1000);
    expect(session.sand()).toBe(177_000);
    session.keepSand(5000);
    world.pass(100_000);
    expect(session.sand()).toBe(77_000);
    world.pass(500_000);
    expect(session.sand()).toBe(5000);
    session.keepSand(0);
    world.pass(4000);
    expect(session.sand()).toBe(1000);
    world.pass(1500);
    expect(session.confirmed.value?.outcome).toBe('lost');
  });

  it('may have run for a while before the game begins', () => {
    const { session, world } = opened({ startAt: 120_000 });
    expect(session.sand()).toBe(60_000);
    session.act(act('y 1a:1,1>1a:0,1'));
    session.act(act('y 1a:0,1>1a:0,0'));
    expect(session.confirmed.value).toMatchObject({ flips: 1, talk: 'window', sand_ms: 120_000 });
    world.pass(1000);
    expect(session.sand()).toBe(119_000);
  });
});

describe('people around one screen', () => {
  const around = () => opened({ seatsHeld: 'one', others: ['Bo', 'Cleo'], teammates: { pace: 'human' } }).session;

  it('have the first seats, and teammates the others, all with names of their own', () => {
    const { table } = around();
    const members = table.value?.members ?? [];
    expect(members.map(({ kind, chair }) => `${kind} ${chair}`)).toEqual([
      'person 0',
      'person 1',
      'person 2',
      'teammate 3',
    ]);
    expect(new Set(members.map(({ name }) => name)).size).toBe(4);
    expect(new Set(table.value?.ring.map(({ holder }) => holder)).size).toBe(4);
  });

  it('each act for their own seat: what its action tile does not have is refused, and nothing happens', () => {
    const session = around();
    const before = session.hash.value;
    expect(session.actFor(0, act('y 1a:1,1>1a:0,1'))).toMatchObject({ refused: 'NotOnYourActionTile' });
    expect(session.actFor(2, act('y 1a:1,1>1a:0,1'))).toMatchObject({ refused: 'NotOnYourActionTile' });
    expect(session.hash.value).toBe(before);
    expect(session.actFor(3, act('y 1a:1,1>1a:0,1'))).toBeNull();
    expect(session.confirmed.value?.pawns.yellow).toBe('1a:0,1');
  });

  it('are shown what their own seat may do, as long as the game runs', async () => {
    const session = around();
    const ways = (seat: number): readonly string[] =>
      session.legalFor(seat).flatMap((one) => (one.kind === 'move' ? [one.action] : []));
    expect(ways(0)).toContain('y 1a:1,1>1a:1,0');
    expect(ways(0)).not.toContain('y 1a:1,1>1a:0,1');
    expect(ways(3)).toContain('y 1a:1,1>1a:0,1');
    expect(session.whyFor(0, 'yellow', place('1a:0,1'))).toMatchObject({ refused: 'NotOnYourActionTile' });
    await session.request({ t: 'pause' });
    expect(ways(0)).toEqual([]);
  });

  it('without teammates leave no seat that nobody has', () => {
    const { table } = opened({ seatsHeld: 'one', others: ['Bo', 'Cy', 'Di'] }).session;
    expect(table.value?.ring.map(({ holder }) => holder)).not.toContain(null);
  });

  it('put the red pawn in front of each other', () => {
    const session = around();
    expect(session.actFor(1, act('do-something 2'))).toBeNull();
    expect(session.confirmed.value?.do_something.before).toBe(2);
  });
});

describe('its requests', () => {
  it('give up, deal again, deal the same, and move on to the next scenario', async () => {
    const { session, happenings } = opened({ deal: { scenario: 7, seats: 1 }, seatsHeld: 'one' });
    const first = session.hash.value;
    const games = session.table.value?.games ?? 0;
    expect(await session.request({ t: 'give_up' })).toBeNull();
    expect(session.table.value).toMatchObject({ phase: 'gathering', result: 'given_up' });
    expect(await session.request({ t: 'give_up' })).toMatchObject({ refused: 'NoGame' });
    expect(await session.request({ t: 'again', deal: 'same' })).toBeNull();
    expect(session.hash.value).toBe(first);
    expect(session.table.value).toMatchObject({ phase: 'playing', result: null, games: games + 1 });
    expect(happenings.at(-1)).toMatchObject({ before: null, events: [] });
    expect(await session.request({ t: 'again', deal: 'new' })).toBeNull();
    expect(session.hash.value).not.toBe(first);
    expect(await session.request({ t: 'next' })).toBeNull();
    expect(session.confirmed.value?.scenario).toBe('S8');
    // Scenario 9 needs a leader and others.
    expect(await session.request({ t: 'next' })).toBeNull();
    expect(session.confirmed.value?.scenario).toBe('S10');
    const last = opened({ deal: { scenario: 17, seats: 1 }, seatsHeld: 'one' }).session;
    expect(await last.request({ t: 'next' })).toMatchObject({ refused: 'NoNextScenario' });
  });

  it('rename, leave, and nothing that needs other people', async () => {
    const { session } = opened();
    expect(await session.request({ t: 'rename', name: 'Grace' })).toBeNull();
    expect(session.me.value?.name).toBe('Grace');
    expect(await session.request({ t: 'lock', on: true })).toMatchObject({ refused: 'NoConnection' });
    expect(await session.request({ t: 'leave' })).toBeNull();
    expect(session.link.value).toEqual({ kind: 'ended', why: 'left' });
  });
});

describe('solo', () => {
  it('plays with the deck, the pile and the reveal', () => {
    const { session, happenings } = opened({
      deal: { ...laid, seats: 1, deal: [], solo: ['north', 'west'] },
      seatsHeld: 'one',
    });
    expect(session.legal.value.map(({ kind }) => kind)).toEqual(['reveal']);
    session.act(act('reveal'));
    expect(session.confirmed.value?.solo).toMatchObject({ count: 6, order: null, pile: ['north'] });
    expect(session.legal.value.map(({ kind }) => kind)).toContain('move');
    session.act(act('y 1a:1,1>1a:0,1'));
    expect(happenings.map(({ events }) => events[0]?.kind)).toEqual(['revealed', 'moved']);
  });
});

describe('what cannot be dealt', () => {
  it('is an error that says why', () => {
    expect(() => opened({ deal: { scenario: 9, seats: 1 } })).toThrow('leader');
  });
});
