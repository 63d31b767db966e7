import { beforeAll, expect, it } from 'vitest';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import { ManualClock } from '../game/testing/manual_clock';
import { GameShow } from './game_show';
import { shownActions } from './shown_game';

let engine: Engine;
beforeAll(async () => {
  engine = await builtEngine();
});

it('the shown game is played to its end, won, and begins again', () => {
  const world = new ManualClock();
  const show = new GameShow(engine, world);
  show.play();
  const seen = new Set<number>();
  let wins = 0;
  let wasWon = false;
  for (let second = 0; second < 140; second += 1) {
    world.pass(1000);
    seen.add(show.state?.tiles.length ?? 0);
    const isWon = show.state?.outcome === 'won';
    if (isWon && !wasWon) wins += 1;
    wasWon = isWon;
  }
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(wins).toBeGreaterThanOrEqual(2);
  expect(shownActions).toHaveLength(60);
  show.close();
});

it('it waits while nobody looks', () => {
  const world = new ManualClock();
  const show = new GameShow(engine, world);
  show.play();
  world.pass(5000);
  show.rest();
  const before = show.state;
  world.pass(60_000);
  expect(show.state).toBe(before);
  show.play();
  world.pass(5000);
  expect(show.state).not.toBe(before);
  show.close();
});
