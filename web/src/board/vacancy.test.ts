import { describe, expect, it } from 'vitest';
import { makeAtlas, turnsFor } from './atlas';
import { catalog, place, placed, twoTiles } from './test_mall';
import { outward, vacancy } from './vacancy';

const face = (tile: string) => {
  const found = catalog.tiles.find((each) => each.tile === tile);
  if (!found) throw new Error(tile);
  return found;
};

describe('where tiles may come', () => {
  const atlas = makeAtlas(catalog, twoTiles);

  it('is empty before an exploration space that looks out of the mall', () => {
    expect(vacancy(atlas, place('1a:2,3'))).toMatchObject({ out: 'east', row: 1, column: 4, x: 400, y: 100 });
    expect(vacancy(atlas, place('1a:0,2'))).toBeNull(); // tile 5 lies there
    expect(vacancy(atlas, place('1a:1,1'))).toBeNull(); // no exploration space
  });

  it('looks where the tile has been turned to', () => {
    const turned = makeAtlas(catalog, [placed('5', 0, 0, 3)]);
    const spot = turned.spots.get(place('5:0,2'));
    expect(spot && outward(spot)).toBe('west');
    expect(vacancy(turned, place('5:0,2'))).toMatchObject({ row: -1, column: -4 });
  });

  it('turns a new tile so that its entrance looks back', () => {
    expect(turnsFor(face('5'), 'north')).toBe(0);
    expect(turnsFor(face('5'), 'east')).toBe(1);
    expect(turnsFor(face('5'), 'south')).toBe(2);
    expect(turnsFor(face('1a'), 'south')).toBe(0);
  });
});
