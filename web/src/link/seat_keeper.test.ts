import { describe, expect, it, vi } from 'vitest';
import { hasSeat, SeatKeeper, tokenAt } from './seat_keeper';
import { FakeWorld } from './testing/fake_world';

describe('the way back to a table', () => {
  it('is kept over reloads, by table', () => {
    const world = new FakeWorld();
    const keeper = new SeatKeeper(world, 'ABC234');
    expect([keeper.upcoming, keeper.takeNumber(), keeper.takeNumber()]).toEqual([1, 1, 2]);
    const later = new SeatKeeper(world, 'ABC234');
    expect(later.token).toBe(keeper.token);
    expect(later.takeNumber()).toBeGreaterThan(2);
    expect(new SeatKeeper(world, 'XYZ789').token).not.toBe(keeper.token);
  });

  it('shows the token of a table that has let us in', () => {
    const world = new FakeWorld();
    const keeper = new SeatKeeper(world, 'ABC234');
    expect(tokenAt(world.memory, 'ABC234')).toBeNull();
    keeper.confirm();
    expect(tokenAt(world.memory, 'ABC234')).toBe(keeper.token);
    expect(tokenAt(world.memory, 'XYZ789')).toBeNull();
  });

  it('never uses a number twice, however often the page is reloaded', () => {
    const world = new FakeWorld();
    const taken: number[] = [];
    for (const count of [1, 63, 64, 65, 0, 200]) {
      const keeper = new SeatKeeper(world, 'ABC234');
      for (let i = 0; i < count; i += 1) taken.push(keeper.takeNumber());
    }
    expect(taken).toEqual([...new Set(taken)].sort((a, b) => a - b));
  });

  it('rarely writes', () => {
    const world = new FakeWorld();
    const keeper = new SeatKeeper(world, 'ABC234');
    const write = vi.spyOn(world.memory, 'setItem');
    for (let i = 0; i < 64; i += 1) keeper.takeNumber();
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('exists only after the table has let us in', () => {
    const world = new FakeWorld();
    const keeper = new SeatKeeper(world, 'ABC234');
    expect(hasSeat(world.memory, 'ABC234')).toBe(false);
    keeper.confirm();
    keeper.takeNumber();
    expect(hasSeat(world.memory, 'ABC234')).toBe(true);
    keeper.forget();
    expect(hasSeat(world.memory, 'ABC234')).toBe(false);
    expect(keeper.upcoming).toBe(1);
  });

  it.each(['', 'null', '[]', '{"token":"short","n":1}', '{"token":"00000000000000000000000000000001"}', '{'])(
    'copes with a storage that contains %s',
    (text) => {
      const world = new FakeWorld();
      world.memory.setItem('magicmaze.seat.ABC234', text);
      expect(new SeatKeeper(world, 'ABC234').token).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  it('notices what another tab did', () => {
    const world = new FakeWorld();
    const one = new SeatKeeper(world, 'ABC234');
    const other = new SeatKeeper(world, 'ABC234');
    const theirs = other.takeNumber();
    one.refresh();
    expect(one.upcoming).toBeGreaterThan(theirs);
  });
});
