import { beforeEach, describe, expect, it } from 'vitest';
import { FakeWorld } from '../link/testing/fake_world';
import { GameClock } from './clock';
import { Timekeeper } from './timekeeper';

describe('the game clock', () => {
  let now = 0;
  let clock: GameClock;

  beforeEach(() => {
    now = 10_000;
    clock = new GameClock(() => now);
  });

  it('stops and runs', () => {
    clock.stop(500);
    now += 1_000;
    expect(clock.now()).toBe(500);
    clock.start(500);
    now += 1_000;
    expect(clock.now()).toBe(1_500);
  });

  it('takes the quickest of several answers', () => {
    clock.start(0); // reported 80 ms late
    now += 1_000;
    clock.answered(1_050, now - 200);
    now += 1_000;
    clock.answered(2_078, now - 10); // true is 2080 to 2083
    now += 1_000;
    clock.answered(3_000, now - 400); // says less than is known
    expect(Math.abs(clock.now() - 3_083)).toBeLessThanOrEqual(5);
  });

  it('never goes back while it runs', () => {
    clock.start(0);
    now += 1_000;
    clock.told(1_200);
    expect(clock.now()).toBe(1_200);
    now += 10;
    clock.answered(1_000, now - 4); // the truth is 208 ms earlier
    let last = clock.now();
    expect(last).toBeGreaterThanOrEqual(1_200);
    for (let i = 0; i < 60; i += 1) {
      now += 10;
      expect(clock.now()).toBeGreaterThanOrEqual(last);
      last = clock.now();
    }
    expect(Math.abs(last - (now - 10_010))).toBeLessThan(20);
  });

  it('jumps if something was missed', () => {
    clock.start(0);
    now += 30_000;
    clock.answered(2_000, now - 20);
    expect(clock.now()).toBe(2_000);
  });
});

describe('the timekeeper', () => {
  let world: FakeWorld;
  let asked: number[];
  let time: Timekeeper;

  beforeEach(() => {
    world = new FakeWorld();
    asked = [];
    time = new Timekeeper(world, () => asked.push(world.now() - 1_000));
  });

  it('knows nothing without a game', () => {
    expect(time.now()).toBeNull();
  });

  it('asks often at first, then every ten seconds, and not while the sand is stopped', async () => {
    time.set(0, true);
    await world.pass(23_000);
    expect(asked).toEqual([0, 300, 900, 2_000, 12_000, 22_000]);
    time.set(23_000, false);
    await world.pass(60_000);
    expect(asked.length).toBe(6);
    expect(time.now()).toBe(23_000);
  });

  it("stops while the server can't write", async () => {
    time.set(1_000, true);
    await world.pass(500);
    time.freeze(true);
    await world.pass(5_000);
    expect(time.now()).toBe(1_500);
    time.set(1_500, true); // no matter what is reported meanwhile
    await world.pass(1_000);
    expect(time.now()).toBe(1_500);
    time.freeze(false);
    await world.pass(1_000);
    expect(time.now()).toBe(2_500);
  });

  it('believes an answer that the sand is stopped', () => {
    time.set(1_000, true);
    time.answered(1_000, world.now(), false);
    expect(time.now()).toBe(1_000);
    time.answered(1_000, world.now(), true);
    expect(asked).toEqual([]);
  });

  it('starts over with a snapshot that is far from what it assumed', async () => {
    time.set(0, true);
    await world.pass(30_000);
    time.sync(4_000, true);
    expect(time.now()).toBe(4_000);
    await world.pass(1_000);
    time.sync(4_950, true); // a little late, like everything that is reported
    expect(time.now()).toBe(5_000);
  });
});
