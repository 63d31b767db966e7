// The second module as it was really built, behind the same messages as in a worker: whole games in virtual time.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import { ManualClock } from '../game/testing/manual_clock';
import { startGame } from '../practice/start';
import { WorkerCompanion } from './companion';
import { companionInThisThread } from './testing/companion_in_this_thread';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

let engine: Engine;
beforeAll(async () => {
  engine = await builtEngine();
});

// Someone who does what the hints say, and only that.
async function playByHints(scenario: number | string, seats: number) {
  const world = new ManualClock();
  const what = typeof scenario === 'string' ? { scenario: 1, game: scenario } : { scenario };
  const choice = { ...what, ...(seats > 1 ? { teammates: { seats, pace: 'brisk' } as const } : {}) };
  const { session, companionGame } = await startGame(engine, choice, companionInThisThread(), world);
  const by = new Set<number | null>();
  const refused: string[] = [];
  session.happenings.listen(({ seat }) => by.add(seat));
  session.refusals.listen(({ refusal }) => refused.push(refusal.refused));
  for (let step = 0; step < 1000 && session.table.value?.phase === 'playing'; step += 1) {
    await companionGame.helper.ask();
    const help = companionGame.helper.help.peek();
    const hint = help.kind === 'hint' ? help.hint : null;
    if (hint?.verdict === 'winnable' && hint.seats.includes(0)) session.act(hint.step.action);
    await settled();
    world.pass(400);
    await settled();
  }
  await settled();
  const { confirmed, table } = session;
  companionGame.close();
  return { outcome: confirmed.value?.outcome, par: table.value?.par, by, refused };
}

describe('the second module', () => {
  it('wins scenario 1 with three teammates and someone who follows hints', async () => {
    const { outcome, par, by, refused } = await playByHints(1, 4);
    expect(outcome).toBe('won');
    expect(par?.actions).toBeGreaterThan(40);
    expect([0, 1, 2, 3].every((seat) => by.has(seat))).toBe(true);
    expect(refused).toEqual([]);
  }, 60_000);

  it('leads a solo player to the exits', async () => {
    const { outcome, par } = await playByHints(1, 1);
    expect(outcome).toBe('won');
    expect(par?.actions).toBeGreaterThan(40);
  }, 60_000);

  // A guard is led away, a code given, a shaft laid, spells cast: by teammates and by whoever follows hints.
  it.each(['F0', 'T1', 'T4', 'T8', 'T12'])(
    'wins %s with three teammates and someone who follows hints',
    async (game) => {
      const { outcome, par, by, refused } = await playByHints(game, 4);
      expect(outcome).toBe('won');
      expect(par?.actions).toBeGreaterThan(20);
      expect(by.size).toBeGreaterThanOrEqual(4);
      expect(refused).toEqual([]);
    },
    120_000,
  );

  it("knocks at a seat that doesn't act, and not too often", async () => {
    const world = new ManualClock();
    const { session, companionGame } = await startGame(
      engine,
      { scenario: 1, teammates: { seats: 2, pace: 'human' } },
      companionInThisThread(),
      world,
    );
    const knocks: number[] = [];
    session.happenings.listen(({ events, at }) => {
      if (events.some((event) => event.kind === 'do_something' && event.before === 0)) knocks.push(at ?? 0);
    });
    for (let second = 0; second < 60; second += 1) {
      for (let part = 0; part < 10; part += 1) {
        world.pass(100);
        await settled();
      }
    }
    expect(knocks.length).toBeGreaterThan(0);
    expect(knocks.slice(1).every((at, index) => at - (knocks[index] ?? 0) >= 8000)).toBe(true);
    companionGame.close();
  }, 60_000);

  it("says what it can't understand", async () => {
    const companion = companionInThisThread();
    await expect(companion.next(0)).rejects.toThrow('Nobody is seated');
    await expect(companion.solve({ scenario: 9, seats: 1, seed: '0'.repeat(32) })).rejects.toThrow('leader');
    companion.close();
    await expect(companion.next(0)).rejects.toThrow('Nobody asks');
  });

  it("isn't needed if there are no workers", async () => {
    const companion = new WorkerCompanion('teammates.wasm', () => {
      throw new Error('no workers here');
    });
    const { session, companionGame } = await startGame(engine, { scenario: 1 }, companion, new ManualClock());
    await settled();
    expect(companionGame.isGone.value).toBe(true);
    expect(session.confirmed.value?.outcome).toBe('running');
  });
});
