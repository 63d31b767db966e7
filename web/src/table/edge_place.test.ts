import { expect, it } from 'vitest';
import { edgeMark, markSize } from './edge_place';

const room = { left: 0, top: 0, right: 400, bottom: 700 };
const half = markSize / 2;

it('there is no mark for what can be seen', () => {
  expect(edgeMark({ x: 200, y: 300, size: 30 }, room, [])).toBeNull();
  expect(edgeMark({ x: 395, y: 300, size: 20 }, room, [])).toBeNull();
});

it('a mark is at the edge, whole, and points to the place', () => {
  const right = edgeMark({ x: 900, y: 350, size: 30 }, room, []);
  expect(right?.angle).toBeCloseTo(0);
  expect(right?.x).toBeGreaterThan(400 - half - 8);
  expect(right?.x).toBeLessThanOrEqual(400 - half);
  const below = edgeMark({ x: 200, y: 2000, size: 30 }, room, []);
  expect(below?.angle).toBeCloseTo(90);
  expect(below?.y).toBeLessThanOrEqual(700 - half);
});

it('a mark keeps clear of everything that floats', () => {
  const card = { left: 300, top: 250, right: 400, bottom: 450 };
  const mark = edgeMark({ x: 900, y: 350, size: 30 }, room, [card]);
  expect(mark?.x).toBeLessThanOrEqual(300 - half);
  expect(mark?.x).toBeGreaterThan(300 - half - 8);
});
