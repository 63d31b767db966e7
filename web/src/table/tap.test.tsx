// A tap is a few calls away from the pawn (ARCHITECTURE.md, "One tap"): you can read the whole path in a minute.
import { render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import won from '../../e2e/games/won_s1.json';
import type { Deal, Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import { connectTable } from '../game/remote_session';
import type { Session } from '../game/session';
import { FakeServer } from '../game/testing/fake_server';
import { ManualClock } from '../game/testing/manual_clock';
import { FakeWorld } from '../link/testing/fake_world';
import { startIntroduction } from '../practice/start';
import { TableScreen } from './table';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => {
  vi.restoreAllMocks();
  render(null, root);
});

// The page's functions that are running now, from the listener down.
function callsOfThePage(): readonly string[] {
  Error.stackTraceLimit = 100;
  const lines = new Error().stack?.split('\n').slice(1) ?? [];
  return lines.filter((line) => /\/src\//.test(line) && !/node_modules|\.test\./.test(line));
}

// The first of four people at a server's table; the server answers a moment later.
async function atAServer(engine: Engine): Promise<Session> {
  const setup = won.choice.setup as Pick<Deal, 'deck' | 'heroes' | 'deal'>;
  const game = engine.deal({
    scenario: 1,
    seats: 4,
    seed: '00000000000000000000000000000001',
    sand_ms: 420_000,
    ...setup,
  });
  if ('refused' in game) throw new Error(game.text);
  const world = new FakeWorld();
  const server = new FakeServer(world, game, 4, () => 60);
  const session = connectTable(engine, 'ABC234', { name: 'Ana', as: 'player' }, server.surroundings());
  await world.pass(3_000);
  return session;
}

it.each([
  ['in the page', 9, async (engine: Engine) => startIntroduction(engine, new ManualClock()).session],
  ["at a server's table", 10, atAServer],
] as const)('%s the pawn moves within %i calls', async (_where, most, sessionOf) => {
  const engine = await builtEngine();
  const session = await sessionOf(engine);
  render(<TableScreen session={session} engine={engine} />, root);
  const way = session.legal.value.find((legal) => legal.kind === 'move');
  if (way?.kind !== 'move') throw new Error('nobody can move');
  const find = (hook: string): Element => root.querySelector(hook) ?? document.createElement('i');
  const tap = (hook: string): void => void find(hook).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  tap(`[data-pawn="${way.pawn}"]`);
  let calls: readonly string[] = [];
  const write = Element.prototype.setAttribute;
  vi.spyOn(find(`[data-pawn="${way.pawn}"]`), 'setAttribute').mockImplementation(function (this: Element, name, value) {
    if (name === 'transform') calls = callsOfThePage();
    write.call(this, name, value);
  });
  tap(`[data-space="${way.to}"]`);
  expect(find(`[data-pawn="${way.pawn}"]`).getAttribute('data-at')).toBe(way.to);
  expect(calls.length, calls.join('\n')).toBeGreaterThan(3);
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(most);
  render(null, root); // nothing is drawn any more when the prediction is taken back
  session.close();
});
