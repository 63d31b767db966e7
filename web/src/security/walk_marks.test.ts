import { expect, it } from 'vitest';
import { nextMark } from './walk_marks';

const grid = [
  { x: 100, y: 0 },
  { x: 200, y: 0 },
  { x: 100, y: 90 },
  { x: 0, y: 300 },
];

it('goes to the nearest mark in that direction', () => {
  expect(nextMark({ x: 0, y: 0 }, grid, 'east')).toBe(0);
  expect(nextMark({ x: 0, y: 0 }, grid, 'south')).toBe(3);
  expect(nextMark({ x: 200, y: 0 }, grid, 'west')).toBe(0);
});

it('stays put if there is nothing in that direction', () => {
  expect(nextMark({ x: 0, y: 0 }, grid, 'north')).toBeNull();
  expect(nextMark({ x: 0, y: 0 }, grid, 'west')).toBeNull();
});
