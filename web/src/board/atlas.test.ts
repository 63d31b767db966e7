import { describe, expect, it } from 'vitest';
import { atlasKeeper, makeAtlas } from './atlas';
import { cellSize, distance, steps, type Turns } from './geometry';
import { vacancy } from './vacancy';
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

// Which of four spaces around tile 1's is seen above, to the right, below and to the left of it.
const around = (turned: Turns): readonly (string | undefined)[] => {
  const atlas = makeAtlas(catalog, twoTiles, false, turned);
  const middle = atlas.spots.get(place('1a:1,1'));
  if (!middle) throw new Error('tile 1 is missing');
  return (['north', 'east', 'south', 'west'] as const).map((side) => {
    const { row, column } = steps[side];
    return atlas.at(0, middle.row + row, middle.column + column)?.place;
  });
};

describe('a turned mall', () => {
  it.each([
    [0, ['1a:0,1', '1a:1,2', '1a:2,1', '1a:1,0']],
    [1, ['1a:1,0', '1a:0,1', '1a:1,2', '1a:2,1']],
    [2, ['1a:2,1', '1a:1,0', '1a:0,1', '1a:1,2']],
    [3, ['1a:1,2', '1a:2,1', '1a:1,0', '1a:0,1']],
  ] as const)('after %i quarter turns has other spaces above, to the right, below and to the left', (turned, seen) => {
    expect(around(turned)).toEqual(seen);
  });

  it.each([0, 1, 2, 3] as const)(
    'after %i quarter turns is one mall: tiles fit, and nothing lies on anything',
    (turned) => {
      const straight = makeAtlas(catalog, twoTiles);
      const atlas = makeAtlas(catalog, twoTiles, false, turned);
      for (const one of straight.spots.values()) {
        const other = atlas.spots.get(one.place);
        expect(other && { x: other.x, y: other.y }).toEqual({
          x: (other?.column ?? NaN) * cellSize + cellSize / 2,
          y: (other?.row ?? NaN) * cellSize + cellSize / 2,
        });
        for (const near of straight.spots.values()) {
          const its = atlas.spots.get(near.place);
          if (!other || !its) throw new Error(`${near.place} is missing`);
          expect(distance(other, its)).toBe(distance(one, near));
        }
      }
    },
  );

  it('leads out of the same exploration spaces, another way', () => {
    const out = (turned: Turns) => vacancy(makeAtlas(catalog, twoTiles, false, turned), place('1a:2,3'))?.out;
    expect(([0, 1, 2, 3] as const).map(out)).toEqual(['east', 'south', 'west', 'north']);
  });

  it('is laid out again when it is turned, and only then', () => {
    const keep = atlasKeeper(catalog);
    const first = keep(testState(), false, 1);
    expect(keep(testState(), false, 1)).toBe(first);
    expect(keep(testState(), false, 2)).not.toBe(first);
  });
});
