import { beforeAll, expect, it } from 'vitest';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import { ManualClock } from '../game/testing/manual_clock';
import { DemoPlayer } from './demo_player';
import { demoActions } from './demo_game';

let engine: Engine;
beforeAll(async () => {
  engine = await builtEngine();
});

it('the demo is played to its end, won, and begins again', () => {
  const world = new ManualClock();
  const demo = new DemoPlayer(engine, world);
  demo.play();
  const seen = new Set<number>();
  let wins = 0;
  let wasWon = false;
  for (let second = 0; second < 140; second += 1) {
    world.pass(1000);
    seen.add(demo.state?.tiles.length ?? 0);
    const isWon = demo.state?.outcome === 'won';
    if (isWon && !wasWon) wins += 1;
    wasWon = isWon;
  }
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(wins).toBeGreaterThanOrEqual(2);
  expect(demoActions).toHaveLength(60);
  demo.close();
});

it('it waits while nobody looks', () => {
  const world = new ManualClock();
  const demo = new DemoPlayer(engine, world);
  demo.play();
  world.pass(5000);
  demo.rest();
  const before = demo.state;
  world.pass(60_000);
  expect(demo.state).toBe(before);
  demo.play();
  world.pass(5000);
  expect(demo.state).not.toBe(before);
  demo.close();
});
