import { describe, expect, it } from 'vitest';
import { atlasKeeper, makeAtlas } from './atlas';
import { catalog, place, placed, testState, twoTiles } from './test_mall';

describe('the atlas', () => {
  it('puts places of unturned and turned tiles into the drawing', () => {
    const atlas = makeAtlas(catalog, twoTiles);
    expect(atlas.spots.get(place('1a:1,2'))).toMatchObject({ row: 1, column: 2, x: 250, y: 150 });
    expect(atlas.spots.get(place('5:3,1'))).toMatchObject({ row: -1, column: 2, x: 250, y: -50 });
    const turned = makeAtlas(catalog, [placed('5', -4, 1, 1)]);
    expect(turned.spots.get(place('5:0,2'))).toMatchObject({ row: -2, column: 4 });
  });

  it('leaves out places where nobody ever stands', () => {
    expect(makeAtlas(catalog, twoTiles).spots.has(place('1a:3,3'))).toBe(false);
  });

  it('finds a space by its cell, across tiles', () => {
    const atlas = makeAtlas(catalog, twoTiles);
    expect(atlas.at(0, -1, 2)?.place).toBe('5:3,1');
    expect(atlas.at(0, 9, 9)).toBeNull();
    expect(atlas.at(1, -1, 2)).toBeNull();
  });

  it('keeps two dimensions apart, side by side or one below the other', () => {
    const tiles = [placed('1a', 0, 0), placed('5', 0, 0, 0, 1)];
    const wide = makeAtlas(catalog, tiles);
    expect(wide.dimensions).toHaveLength(2);
    expect(wide.spots.get(place('5:0,0'))).toMatchObject({ x: 750, y: 50, dimension: 1 });
    const tall = makeAtlas(catalog, tiles, true);
    expect(tall.spots.get(place('5:0,0'))).toMatchObject({ x: 50, y: 750 });
  });

  it('stays the same while no tile comes or goes', () => {
    const keep = atlasKeeper(catalog);
    const first = keep(testState());
    expect(keep(testState({ tiles: [...twoTiles], version: 7 }))).toBe(first);
    expect(keep(testState({ tiles: [placed('1a', 0, 0)] }))).not.toBe(first);
    expect(keep(null).tiles).toHaveLength(0);
  });
});
