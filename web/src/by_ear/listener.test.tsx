// Whoever hears what is said, and nothing else, can win: scenarios 1 to 3 with three teammates, at the pace of a person and
// with the standard sand, in virtual time. `npm run ear` plays more games and prints the figures.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import { byEarTexts } from '../text/by_ear';
import { hearGame, press } from './testing/hearing';
import { ScriptedListener } from './testing/scripted_listener';

const many = Number(process.env['MAGICMAZE_EAR_GAMES'] ?? 0); // games of each scenario, for the figures
const stepMs = 100;
const longestMs = 900_000;
const perSecond = 20; // characters: a screen reader at about one and a half times its usual speed

let engine: Engine;
beforeAll(async () => {
  engine = await builtEngine();
  await byEarTexts.load();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date', 'requestAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Figures {
  readonly result: string;
  readonly seconds: number;
  readonly keys: number;
}

async function play(scenario: number, seed: number): Promise<Figures> {
  const teammates = { seats: 4, pace: 'human' } as const;
  // At a server's table nobody says what teammates wait for.
  const isAwaitedTold = process.env['MAGICMAZE_EAR_AWAITED'] !== 'no';
  const game = await hearGame(engine, { scenario, seed, perSecond, teammates }, isAwaitedTold);
  const began = performance.now();
  const listener = new ScriptedListener(press);
  while (game.result() === 'running' && performance.now() - began < longestMs) {
    await vi.advanceTimersByTimeAsync(stepMs);
    listener.live(performance.now(), game.mouth);
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  const figures = { result: game.result(), seconds, keys: listener.pressed };
  game.close();
  return figures;
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

describe.runIf(many === 0)('a player who only hears', () => {
  it.each([
    [1, 1000],
    [2, 2000],
    [3, 3000],
  ])(
    'wins scenario %i with three teammates',
    async (scenario, seed) => {
      expect(await play(scenario, seed)).toMatchObject({ result: 'won' });
    },
    120_000,
  );
});

describe.runIf(many > 0)('figures', () => {
  it.each([1, 2, 3])(
    'of scenario %i',
    async (scenario) => {
      const all: Figures[] = [];
      for (let game = 0; game < many; game += 1) all.push(await play(scenario, 1000 * scenario + 100_000 * game));
      const won = all.filter(({ result }) => result === 'won');
      const perGame = middle(won.map(({ seconds }) => seconds));
      const perKey = all.reduce((sum, { seconds, keys }) => sum + (1000 * seconds) / keys, 0) / all.length;
      console.log(
        `S${scenario}: won ${won.length} of ${many} games, in ${perGame} s (median), a key every ${Math.round(perKey)} ms`,
      );
      expect(won.length).toBeGreaterThanOrEqual(Math.ceil(0.9 * many));
    },
    3_600_000,
  );
});
