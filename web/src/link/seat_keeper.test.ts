import { describe, expect, it } from 'vitest';
import { hasSeat, SeatKeeper } from './seat_keeper';
import { FakeWorld } from './testing/fake_world';

describe('the way back to a table', () => {
  it('is kept over reloads, by table', () => {
    const world = new FakeWorld();
    const keeper = new SeatKeeper(world, 'ABC234');
    expect([keeper.upcoming, keeper.takeNumber(), keeper.takeNumber()]).toEqual([1, 1, 2]);
    const later = new SeatKeeper(world, 'ABC234');
    expect(later.token).toBe(keeper.token);
    expect(later.takeNumber()).toBe(3);
    expect(new SeatKeeper(world, 'XYZ789').token).not.toBe(keeper.token);
  });

  it('is one only after the table has let us in', () => {
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
    'stands a memory that holds %s',
    (text) => {
      const world = new FakeWorld();
      world.memory.setItem('magicmaze.seat.ABC234', text);
      expect(new SeatKeeper(world, 'ABC234').token).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  it('learns what another tab did', () => {
    const world = new FakeWorld();
    const one = new SeatKeeper(world, 'ABC234');
    const other = new SeatKeeper(world, 'ABC234');
    other.takeNumber();
    one.refresh();
    expect(one.upcoming).toBe(2);
  });
});
