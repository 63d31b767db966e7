import { describe, expect, it } from 'vitest';
import { makeAtlas } from './atlas';
import { nearestTarget, targetsOf, travelsTo } from './targets';
import { catalog, move, place, twoTiles } from './test_mall';

const atlas = makeAtlas(catalog, twoTiles);
const legal = [
  move('green', '1a:2,1', '5:0,0', 'vortex'),
  move('green', '1a:2,1', '1a:1,1'),
  move('green', '1a:2,1', '1a:0,1'),
  move('yellow', '1a:1,2', '1a:0,1'),
  move('green', '1a:2,1', '1a:0,1', 'vortex'),
];

describe('targets', () => {
  it('lists each space of a pawn once, with the plainest way there', () => {
    const targets = targetsOf(legal, 'green', atlas);
    expect(targets.map((target) => [target.spot.place, target.kind])).toEqual([
      ['1a:1,1', 'move'],
      ['1a:0,1', 'move'],
      ['5:0,0', 'vortex'],
    ]);
    expect(targetsOf(legal, 'orange', atlas)).toEqual([]);
  });

  it('snaps to the nearest within reach', () => {
    const targets = targetsOf(legal, 'green', atlas);
    expect(nearestTarget(targets, { x: 160, y: 110 }, 80)?.spot.place).toBe('1a:1,1');
    expect(nearestTarget(targets, { x: 160, y: 95 }, 80)?.spot.place).toBe('1a:0,1');
    expect(nearestTarget(targets, { x: 160, y: 400 }, 80)).toBeNull();
  });

  it('knows everyone who can go to a space', () => {
    expect(travelsTo(legal, place('1a:0,1')).map((travel) => [travel.pawn, travel.kind])).toEqual([
      ['green', 'move'],
      ['yellow', 'move'],
    ]);
  });
});
