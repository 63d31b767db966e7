// Whole games between four sessions and a server in memory, with the real engine on both sides.
import { beforeAll, describe, expect, it } from 'vitest';
import won from '../../e2e/games/won_s1.json';
import type { Deal, Engine, LocalGame } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import type { ActionText } from '../engine/words';
import { FakeWorld } from '../link/testing/fake_world';
import { connectTable, type RemoteSession } from './remote_session';
import type { Happening } from './session';
import { FakeServer } from './testing/fake_server';

const setup = won.choice.setup as Pick<Deal, 'deck' | 'heroes' | 'deal'>;
const seats = 4;

let engine: Engine;
beforeAll(async () => {
  engine = await builtEngine();
});

// The same dice on every machine.
function dice(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function deal(): LocalGame {
  const seed = '00000000000000000000000000000001';
  const game = engine.deal({ scenario: 1, seats, seed, sand_ms: 420_000, ...setup });
  if ('refused' in game) throw new Error(game.text);
  return game;
}

interface Gathering {
  readonly world: FakeWorld;
  readonly server: FakeServer;
  readonly sessions: readonly RemoteSession[];
}

async function gather(delay: () => number): Promise<Gathering> {
  const world = new FakeWorld();
  const server = new FakeServer(world, deal(), seats, delay);
  const sessions: RemoteSession[] = [];
  for (let i = 0; i < seats; i += 1) {
    sessions.push(connectTable(engine, 'ABC234', { name: `Player ${i}`, as: 'player' }, server.surroundings()));
    await world.pass(3_000);
  }
  expect(sessions.map((session) => session.seat.value)).toEqual([0, 1, 2, 3]);
  return { world, server, sessions };
}

function close(sessions: readonly RemoteSession[]): void {
  for (const session of sessions) session.close();
}

describe('a whole game', () => {
  it('is won by four sessions, each step on its screen at once', async () => {
    const { world, server, sessions } = await gather(() => 60);
    for (const [seat, action] of won.script as [number, ActionText][]) {
      const session = sessions[seat];
      if (session === undefined) throw new Error('no such seat');
      const legal = session.legal.value.find((one) => one.action === action);
      session.act(action);
      if (legal !== undefined && 'pawn' in legal) expect(session.shown.value?.pawns[legal.pawn]).toBe(legal.to);
      await world.pass(200);
    }
    expect(sessions.map((session) => session.confirmed.value?.outcome)).toEqual(Array(seats).fill('won'));
    expect(sessions.map((session) => session.hash.value)).toEqual(Array(seats).fill(server.hash));
    expect(server.snapshots).toBe(0);
    expect(server.refusals).toEqual([]);
    close(sessions);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('stays the same everywhere, however bad the connections are (%i)', async (seed) => {
    const roll = dice(seed);
    const { world, server, sessions } = await gather(() => 5 + roll(roll(8) === 0 ? 700 : 90));
    const refused: string[] = [];
    const atOnce = new Set<string>();
    for (const session of sessions) session.refusals.listen(({ refusal }) => refused.push(refusal.refused));
    for (let i = 0; i < 400; i += 1) {
      const session = sessions[roll(seats)];
      const choices = session?.legal.value.filter((one) => one.kind !== 'stare' && one.kind !== 'do_something') ?? [];
      const choice = choices[roll(choices.length)];
      if (session !== undefined && choice !== undefined) {
        const before = refused.length;
        session.act(choice.action);
        for (const word of refused.slice(before)) atOnce.add(word);
      }
      if (roll(40) === 0) server.cut(1 + roll(seats));
      await world.pass(roll(60));
    }
    await world.pass(8_000);
    atOnce.delete('TooMany'); // nobody may have more than sixteen on their way
    expect([...atOnce]).toEqual([]); // otherwise, what is legal in what is shown is never refused at once
    expect(server.version).toBeGreaterThan(100);
    for (const session of sessions) {
      expect(session.link.value.kind).toBe('online');
      expect(session.version.value).toBe(server.version);
      expect(session.hash.value).toBe(server.hash);
      expect(session.pending.value).toBe(0);
      expect(session.shown.value).toBe(session.confirmed.value);
      expect(session.resyncs).toBe(0);
      expect(Math.abs((session.now() ?? 0) - world.now())).toBeLessThan(100);
    }
    close(sessions);
  });

  it('lets two people act on one pawn: the second is overtaken and its pawn glides', async () => {
    const { world, sessions } = await gather(() => 50);
    const [north, , , west] = sessions;
    if (north === undefined || west === undefined) throw new Error('too few');
    const heard: Happening[] = [];
    west.happenings.listen((happening) => heard.push(happening));
    const refused: unknown[] = [];
    west.refusals.listen(({ refusal, pawn, to }) => refused.push([refusal.refused, pawn, to]));
    // Purple can be sent north by one and west by another.
    const here = north.shown.value?.pawns.purple;
    const up = north.legal.value.find((one) => 'pawn' in one && one.pawn === 'purple');
    const left = west.legal.value.find((one) => 'pawn' in one && one.pawn === 'purple');
    if (up?.kind !== 'move' || left?.kind !== 'move') throw new Error('nothing to do');
    expect([up.from, left.from]).toEqual([here, here]);
    north.act(up.action);
    await world.pass(10);
    west.act(left.action);
    expect(west.shown.value?.pawns.purple).toBe(left.to);
    await world.pass(200);
    expect(refused).toEqual([['Overtaken', 'purple', left.to]]);
    expect(west.shown.value?.pawns.purple).toBe(up.to);
    expect(heard).toMatchObject([{ mine: false, foreseen: false }]);
    close(sessions);
  });
});
