import { describe, expect, it } from 'vitest';
import {
  directionBetween,
  distanceBetween,
  opposite,
  straightPath,
  turnCell,
  turnDirection,
  turnsBetween,
  unite,
} from './geometry';

describe('quarter turns', () => {
  it('moves a printed cell to where it ends up', () => {
    expect(turnCell({ row: 0, column: 2 }, 0)).toEqual({ row: 0, column: 2 });
    expect(turnCell({ row: 0, column: 2 }, 1)).toEqual({ row: 2, column: 3 });
    expect(turnCell({ row: 0, column: 2 }, 2)).toEqual({ row: 3, column: 1 });
    expect(turnCell({ row: 0, column: 2 }, 3)).toEqual({ row: 1, column: 0 });
  });

  it('turns directions the same way', () => {
    expect(turnDirection('north', 1)).toBe('east');
    expect(turnDirection('west', 1)).toBe('north');
    expect(opposite('east')).toBe('west');
    expect(turnsBetween('south', 'west')).toBe(1);
    expect(turnsBetween('west', 'south')).toBe(3);
  });
});

describe('straight lines', () => {
  const from = { row: 1, column: 1 };

  it('knows the direction between two cells', () => {
    expect(directionBetween(from, { row: -2, column: 1 })).toBe('north');
    expect(directionBetween(from, { row: 1, column: 5 })).toBe('east');
    expect(directionBetween(from, { row: 2, column: 2 })).toBeNull();
    expect(directionBetween(from, from)).toBeNull();
  });

  it('names every cell of a walk but the first', () => {
    expect(straightPath(from, { row: 1, column: -1 })).toEqual([
      { row: 1, column: 0 },
      { row: 1, column: -1 },
    ]);
    expect(straightPath(from, { row: 3, column: 2 })).toEqual([]);
    expect(distanceBetween(from, { row: 4, column: 1 })).toBe(3);
  });
});

it('joins boxes', () => {
  const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
  expect(unite(box(0, 1, 2, 3), box(-1, 2, 1, 9))).toEqual(box(-1, 1, 2, 9));
});
