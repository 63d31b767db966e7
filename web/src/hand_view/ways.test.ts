import { expect, it } from 'vitest';
import type { Placement } from '../board/placement';
import type { Legal, State } from '../engine/position';
import { columnsFor, mayGo, pawnsToMove, wayAbilities } from './ways';

it('every action but exploring is done with a pawn', () => {
  expect(wayAbilities(['north', 'escalator', 'explore'])).toEqual(['north', 'escalator']);
});

it('heroes keep their places when they are out, and guards come after them', () => {
  const pawns = { yellow: 'out', purple: '1a:1,1', guard1: '5:1,1', guard2: 'waiting' };
  expect(pawnsToMove({ pawns } as unknown as State)).toEqual(['yellow', 'purple', 'green', 'orange', 'guard1']);
});

it('a way is open for the pawn that may go it', () => {
  const placement = { direction: () => 'north' } as unknown as Placement;
  const legal = [
    { kind: 'move', pawn: 'green' },
    { kind: 'vortex', pawn: 'yellow' },
    { kind: 'draw' },
  ] as unknown as readonly Legal[];
  expect(mayGo('green', 'north', legal, placement)).toBe(true);
  expect(mayGo('green', 'south', legal, placement)).toBe(false);
  expect(mayGo('yellow', 'vortex', legal, placement)).toBe(true);
  expect(mayGo('green', 'vortex', legal, placement)).toBe(false);
});

it('more than three buttons stand in two rows', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(columnsFor)).toEqual([1, 1, 2, 3, 2, 3, 3]);
});
