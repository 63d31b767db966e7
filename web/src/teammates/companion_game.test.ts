// Teammates at a table in the page, with a companion that says what the test wants.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Deal, Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import type { ActionText } from '../engine/words';
import { LocalSession } from '../game/local_session';
import { ManualClock } from '../game/testing/manual_clock';
import { CompanionGame } from './companion_game';
import { certifiedSeed } from './certified_seed';
import type { Advice } from './companion';
import { FakeCompanion } from './testing/fake_companion';

const act = (text: string): ActionText => text as ActionText;
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const laid: Omit<Deal, 'seed'> = {
  scenario: 1,
  seats: 4,
  deck: ['5', '3'],
  heroes: { yellow: '1a:1,1', purple: '1a:1,2', green: '1a:2,1', orange: '1a:2,2' },
  deal: [['vortex', 'west'], ['explore', 'south'], ['escalator', 'east'], ['north']],
};
const north = act('y 1a:1,1>1a:0,1'); // seat 3
const west = act('o 1a:2,2>1a:2,1'); // nobody: green stands there

let engine: Engine;
beforeAll(async () => {
  engine = await builtEngine();
});

function opened() {
  const world = new ManualClock();
  const companion = new FakeCompanion();
  const table = { deal: laid, name: 'Bruno', seatsHeld: 'one', teammates: { pace: 'brisk' } } as const;
  const session = new LocalSession(engine, table, world);
  const companionGame = new CompanionGame(session, companion, { mates: [1, 2, 3], pace: 'brisk' }, world);
  const answer = async (advice: Partial<Advice>): Promise<void> => {
    const hash = session.hash.peek() ?? '';
    companion.asked.at(-1)?.answer({ hash, at: null, seat: null, action: null, awaited: null, ...advice });
    await settled();
  };
  const told: { readonly by: number | null; readonly mine: boolean }[] = [];
  session.happenings.listen(({ by, mine, events }) => events.length > 0 && told.push({ by, mine }));
  return { world, companion, session, companionGame, answer, told };
}

describe('teammates at a table in the page', () => {
  it('sit in every seat but the first, with their own names', () => {
    const { session, companion } = opened();
    expect(session.table.value?.members.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'Bruno person',
      'Alba teammate',
      'Cleo teammate',
      'Dario teammate',
    ]);
    expect(session.table.value?.ring.map(({ holder }) => holder)).toEqual([1, 2, 3, 4]);
    expect(session.seat.value).toBe(0);
    expect(companion.sat).toEqual([{ deal: session.deal, teammates: { mates: [1, 2, 3], pace: 'brisk' } }]);
    expect(companion.asked.map(({ at }) => at)).toEqual([0]);
  });

  it('act when it is time, and everyone is told', async () => {
    const { session, world, companion, answer, told } = opened();
    await answer({ at: 700, seat: 3, action: north });
    world.pass(699);
    expect(told).toEqual([]);
    world.pass(1);
    expect(session.confirmed.value?.pawns.yellow).toBe('1a:0,1');
    expect(told).toEqual([{ by: 4, mine: false }]);
    await settled();
    expect(companion.seen).toEqual([`3 700 ${north}`]);
    expect(companion.asked.map(({ at }) => at)).toEqual([0, 700]);
  });

  it('say what they are waiting for, if it is mine to do', async () => {
    const { session, companionGame, answer } = opened();
    const step = session.legal.value.find(({ kind }) => kind === 'move');
    if (step === undefined) throw new Error('nothing to do');
    expect(companionGame.awaited.value).toBeNull();
    await answer({ awaited: { seat: 0, step, where: [] } });
    expect(companionGame.awaited.value?.step).toEqual(step);
    session.act(step.action);
    await answer({ awaited: { seat: 2, step, where: [] } });
    expect(companionGame.awaited.value).toBeNull();
  });

  it('think again if someone acts before them', async () => {
    const { session, world, companion, answer } = opened();
    await answer({ at: 700, seat: 3, action: north });
    world.pass(300);
    session.act(act('do-something 2'));
    expect(companion.asked).toHaveLength(2);
    world.pass(1000);
    expect(session.confirmed.value?.pawns.yellow).toBe('1a:1,1');
    await answer({ at: 1500, seat: 3, action: north });
    world.pass(200);
    expect(session.confirmed.value?.pawns.yellow).toBe('1a:0,1');
  });

  it('are ignored about an outdated position or an old question', async () => {
    const { session, world, companion, answer } = opened();
    await answer({ hash: '0000000000000000', at: 0, seat: 3, action: north });
    world.pass(2000);
    expect(session.confirmed.value?.pawns.yellow).toBe('1a:1,1');
    session.act(act('do-something 2'));
    const [old] = companion.asked;
    old?.answer({ hash: session.hash.peek() ?? '', at: 0, seat: 3, action: north, awaited: null });
    await settled();
    world.pass(2000);
    expect(session.confirmed.value?.pawns.yellow).toBe('1a:1,1');
  });

  it('are refused like anyone, without the player being told, and look again', async () => {
    const { session, world, companion, answer } = opened();
    const refusals: unknown[] = [];
    session.refusals.listen((refused) => refusals.push(refused));
    await answer({ at: 10, seat: 0, action: west });
    world.pass(10);
    expect(refusals).toEqual([]);
    expect(companion.asked).toHaveLength(1);
    world.pass(500);
    expect(companion.asked).toHaveLength(2);
  });

  it('wait as long as they said, and are asked again', async () => {
    const { world, companion, answer } = opened();
    await answer({ at: 4000 });
    world.pass(3999);
    expect(companion.asked).toHaveLength(1);
    world.pass(1);
    expect(companion.asked.map(({ at }) => at)).toEqual([0, 4000]);
    await answer({ at: null });
    world.pass(100_000);
    expect(companion.asked).toHaveLength(2);
  });

  it('say that they see no way, until the next game', async () => {
    const { session, answer } = opened();
    expect(session.table.value?.teammates?.no_way).toBeUndefined();
    await answer({ no_way: true });
    expect(session.table.value?.teammates?.no_way).toBe(true);
    await session.request({ t: 'give_up' });
    await session.request({ t: 'again', deal: 'same' });
    expect(session.table.value?.teammates?.no_way).toBeUndefined();
  });

  it('stop during a pause', async () => {
    const { session, world, companion, answer } = opened();
    await answer({ at: 700, seat: 3, action: north });
    await session.request({ t: 'pause' });
    world.pass(5000);
    expect(session.confirmed.value?.pawns.yellow).toBe('1a:1,1');
    await session.request({ t: 'resume' });
    expect(companion.asked.map(({ at }) => at)).toEqual([0, 0]);
  });

  it('take part in every new game', async () => {
    const { session, companion } = opened();
    await session.request({ t: 'give_up' });
    await session.request({ t: 'again', deal: 'new' });
    expect(companion.sat).toHaveLength(2);
    expect(companion.sat[1]?.deal.seed).not.toBe(companion.sat[0]?.deal.seed);
    expect(session.table.value?.members).toHaveLength(4);
  });

  it('leave with the table', async () => {
    const { session, world, companion, companionGame, answer } = opened();
    await answer({ at: 700, seat: 3, action: north });
    companionGame.close();
    world.pass(5000);
    expect(companion.isClosed).toBe(true);
    expect(session.confirmed.value?.pawns.yellow).toBe('1a:1,1');
  });

  it('can fail, and the game continues', async () => {
    const { session, companion, companionGame } = opened();
    companion.isBroken = true;
    session.act(act('do-something 2'));
    await settled();
    expect(companionGame.isGone.value).toBe(true);
    expect(session.confirmed.value?.do_something.before).toBe(2);
    await companionGame.helper.ask();
    expect(companionGame.helper.help.value).toEqual({ kind: 'away' });
  });
});

describe('a hint', () => {
  const step = { kind: 'move', action: north, pawn: 'yellow', from: '1a:1,1', to: '1a:0,1' };

  it('stays until it is followed', async () => {
    const { session, companion, companionGame } = opened();
    companion.hints = { verdict: 'winnable', step, seats: [3], where: [] } as unknown as FakeCompanion['hints'];
    await companionGame.helper.ask();
    expect(companionGame.helper.help.value).toMatchObject({ kind: 'hint', hint: { step } });
    session.act(act('do-something 2'));
    expect(companionGame.helper.help.value.kind).toBe('hint');
    session.actFor(3, north);
    expect(companionGame.helper.help.value).toEqual({ kind: 'none' });
  });

  it('goes with the game', async () => {
    const { session, companion, companionGame } = opened();
    companion.hints = { verdict: 'unwinnable' };
    await companionGame.helper.ask();
    expect(companionGame.helper.help.value).toMatchObject({ kind: 'hint', hint: { verdict: 'unwinnable' } });
    await session.request({ t: 'give_up' });
    expect(companionGame.helper.help.value).toEqual({ kind: 'none' });
  });
});

describe('par', () => {
  it('is told when the game is over, once', async () => {
    const { session, companion } = opened();
    companion.solutions = [{ verdict: 'winnable', actions: 41, flips: 1 }];
    expect(companion.solved).toEqual([]);
    await session.request({ t: 'give_up' });
    await settled();
    await session.request({ t: 'rename', name: 'Ada' });
    await settled();
    expect(session.table.value?.par).toEqual({ actions: 41, flips: 1 });
    expect(companion.solved).toEqual([session.deal.seed]);
    await session.request({ t: 'again', deal: 'same' });
    expect(session.table.value?.par).toBeUndefined();
  });

  it('is not invented if no plan was found', async () => {
    const { session, companion } = opened();
    companion.solutions = [{ verdict: 'unknown' }];
    await session.request({ t: 'give_up' });
    await settled();
    expect(session.table.value?.par).toEqual({ actions: null, flips: null });
  });
});

describe('a certified deal', () => {
  const none = { verdict: 'unwinnable' } as const;
  const some = { verdict: 'winnable', actions: 41, flips: 0 } as const;

  it('is the first that has a plan', async () => {
    const companion = new FakeCompanion();
    companion.solutions = [none, none, some];
    const seed = await certifiedSeed(companion, { scenario: 7, seats: 4 }, new ManualClock());
    expect(companion.solved).toHaveLength(3);
    expect(seed).toBe(companion.solved[2]);
  });

  it('is only wanted in the campaign', async () => {
    const companion = new FakeCompanion();
    await certifiedSeed(companion, { scenario: 8, seats: 4 }, new ManualClock());
    await certifiedSeed(companion, { scenario: 1, game: 'T1', seats: 4 }, new ManualClock());
    expect(companion.solved).toEqual([]);
  });

  it('is not waited for endlessly', async () => {
    const companion = new FakeCompanion();
    expect(await certifiedSeed(companion, { scenario: 1, seats: 4 }, new ManualClock())).toMatch(/^0*20$/);
    companion.isBroken = true;
    expect(await certifiedSeed(companion, { scenario: 1, seats: 4 }, new ManualClock())).toMatch(/^\d{32}$/);
    const world = new ManualClock();
    const silent = Object.assign(new FakeCompanion(), { solve: () => new Promise<never>(() => undefined) });
    const seed = certifiedSeed(silent, { scenario: 1, seats: 4 }, world);
    world.pass(5000);
    expect(await seed).toMatch(/^\d{32}$/);
  });
});
