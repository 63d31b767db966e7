import { describe, expect, it } from 'vitest';
import { makeAtlas, turnsFor } from './atlas';
import { catalog, place, placed, twoTiles } from './test_mall';
import { outward, samePlace, side, vacancy } from './vacancy';

const face = (tile: string) => {
  const found = catalog.tiles.find((each) => each.tile === tile);
  if (!found) throw new Error(tile);
  return found;
};

describe('where tiles can go', () => {
  const atlas = makeAtlas(catalog, twoTiles);

  it('is in front of an exploration space that faces out of the mall', () => {
    expect(vacancy(atlas, place('1a:2,3'))).toMatchObject({ out: 'east', row: 1, column: 4, x: 400, y: 100 });
    expect(vacancy(atlas, place('1a:0,2'))).toBeNull(); // tile 5 is there
    expect(vacancy(atlas, place('1a:1,1'))).toBeNull(); // no exploration space
  });

  it('follows the turns of the tile', () => {
    const turned = makeAtlas(catalog, [placed('5', 0, 0, 3)]);
    const spot = turned.spots.get(place('5:0,2'));
    expect(spot && outward(spot)).toBe('west');
    expect(vacancy(turned, place('5:0,2'))).toMatchObject({ row: -1, column: -4 });
  });

  it('turns a new tile so that its entrance faces back', () => {
    expect(turnsFor(face('5'), 'north')).toBe(0);
    expect(turnsFor(face('5'), 'east')).toBe(1);
    expect(turnsFor(face('5'), 'south')).toBe(2);
    expect(turnsFor(face('1a'), 'south')).toBe(0);
  });

  it('can be one place for two spaces, with a side for each', () => {
    const corner = makeAtlas(catalog, [placed('1a', 0, 0), placed('5', -3, 5, 3)]);
    const fromSouth = vacancy(corner, place('1a:0,2'));
    const fromEast = vacancy(corner, place('5:0,2'));
    if (!fromSouth || !fromEast) throw new Error('nothing is free');
    expect(samePlace(fromSouth, fromEast)).toBe(true);
    expect([fromSouth.out, fromEast.out]).toEqual(['north', 'west']);
    expect(side(fromSouth)).toBe('M200 200L0 400L400 400z');
    expect(side(fromEast)).toBe('M200 200L400 0L400 400z');
  });
});
