import { describe, expect, it } from 'vitest';
import { area, longGlass, pathOf, roundGlass, sandAtRest, sandIn } from './sand_shape';

const { upper: upperBulb, lower: lowerBulb } = roundGlass;

describe('sand in a bulb', () => {
  it('has the right volume, however the glass is held', () => {
    for (const turned of [0, 0.7, Math.PI / 2, 2.5, Math.PI]) {
      for (const full of [0.1, 0.5, 0.93]) {
        for (const { upper } of [roundGlass, longGlass]) {
          expect(area(sandIn(upper, turned, full)) / area(upper)).toBeCloseTo(full, 2);
        }
      }
    }
  });

  it('is at the neck in the upper bulb and at the base in the lower one', () => {
    const above = sandIn(upperBulb, 0, 0.2);
    const below = sandIn(lowerBulb, 0, 0.2);
    expect(Math.max(...above.map((p) => p.y))).toBeCloseTo(0, 3);
    expect(Math.max(...below.map((p) => p.y))).toBeCloseTo(96, 3);
  });

  it('looks like the other bulb if the glass is upside down', () => {
    const turned = sandIn(upperBulb, Math.PI, 0.4);
    const lower = sandIn(lowerBulb, 0, 0.4);
    expect(area(turned)).toBeCloseTo(area(lower), 1);
    expect(Math.min(...turned.map((p) => p.y))).toBeCloseTo(-96, 3);
  });

  it('heaps up below without losing any sand', () => {
    const [right, left] = sandAtRest(lowerBulb, 0.45, 0.3);
    expect((area(right) + area(left)) / area(lowerBulb)).toBeCloseTo(0.3, 2);
    const edge = Math.max(...right.map((p) => p.x));
    const top = (x: number): number => Math.min(...right.filter((p) => Math.abs(p.x - x) < 1).map((p) => p.y));
    expect(top(0)).toBeLessThan(top(edge));
  });

  it('is nothing when empty and everything when full', () => {
    expect(pathOf(sandIn(upperBulb, 0, 0))).toBe('');
    expect(sandIn(upperBulb, 0, 1)).toBe(upperBulb);
  });
});
