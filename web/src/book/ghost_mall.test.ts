import { expect, it } from 'vitest';
import { ghostMall, tileSpaces } from './ghost_mall';

it('the outline has as many tiles as asked for, none on another, and each next to one', () => {
  for (const day of ['2026-11-18', '2026-11-19', '2027-02-01']) {
    const tiles = ghostMall(day, 19);
    expect(tiles).toHaveLength(19);
    for (const [i, a] of tiles.entries()) {
      const others = tiles.filter((_, k) => k !== i);
      expect(others.some((b) => Math.abs(a.x - b.x) < tileSpaces && Math.abs(a.y - b.y) < tileSpaces)).toBe(false);
      expect(others.some((b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === tileSpaces + 1)).toBe(true);
    }
  }
});

it('a day has always the same outline, and another day another one', () => {
  expect(ghostMall('2026-11-18', 12)).toEqual(ghostMall('2026-11-18', 12));
  expect(ghostMall('2026-11-18', 12)).not.toEqual(ghostMall('2026-11-19', 12));
});
