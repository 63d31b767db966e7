// The shape of sand in a glass bulb, however it is held: what is below a plane, as much of it as there is sand.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Outline = readonly Point[]; // convex

// The upper bulb with its neck at 0,0, its belly and rim above; widening says over which part of its height it widens.
function bulb(widening: number): Outline {
  const wall: Point[] = [];
  for (let i = 0; i <= 14; i++) {
    const up = i / 14;
    wall.push({ x: 0.7 + 39.3 * Math.sin((Math.PI / 2) * up), y: -88 * widening * up });
  }
  wall.push({ x: 40, y: -88 }, { x: 39, y: -92.5 }, { x: 36, y: -95.2 }, { x: 32, y: -96 });
  return [...wall, ...[...wall].reverse().map(({ x, y }) => ({ x: -x, y }))];
}

export interface Glass {
  readonly upper: Outline;
  readonly lower: Outline; // the mirror image
}

function glass(widening: number): Glass {
  const upper = bulb(widening);
  return { upper, lower: upper.map(({ x, y }) => ({ x, y: -y })) };
}

export const roundGlass = glass(0.74);
export const longGlass = glass(0.3); // for a strip, where everything is drawn longer than it is

export function area(outline: Outline): number {
  let twice = 0;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length];
    if (b) twice += a.x * b.y - b.x * a.y;
  });
  return Math.abs(twice) / 2;
}

// The part of the outline where normal·point >= bound.
export function cut(outline: Outline, normal: Point, bound: number): Outline {
  const inside = (p: Point): number => normal.x * p.x + normal.y * p.y - bound;
  const kept: Point[] = [];
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length];
    if (!b) return;
    const da = inside(a);
    const db = inside(b);
    if (da >= 0) kept.push(a);
    if ((da > 0 && db < 0) || (da < 0 && db > 0)) {
      const share = da / (da - db);
      kept.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
    }
  });
  return kept;
}

// This share of the outline, filled from below; below is where the normal points.
export function fill(outline: Outline, normal: Point, full: number): Outline {
  if (full <= 0) return [];
  if (full >= 1) return outline;
  const heights = outline.map((p) => normal.x * p.x + normal.y * p.y);
  let low = Math.min(...heights);
  let high = Math.max(...heights);
  const wanted = area(outline) * full;
  for (let i = 0; i < 18; i++) {
    const middle = (low + high) / 2;
    if (area(cut(outline, normal, middle)) > wanted) low = middle;
    else high = middle;
  }
  return cut(outline, normal, (low + high) / 2);
}

// Sand in a bulb of a glass turned by this many radians (0: upright).
export function sandIn(outline: Outline, turned: number, full: number): Outline {
  return fill(outline, { x: Math.sin(turned), y: Math.cos(turned) }, full);
}

// Sand at rest in an upright glass: a heap below (slope > 0), a hollow above (slope < 0). Two halves, which overlap by
// a hair so that no seam shows.
export function sandAtRest(outline: Outline, slope: number, full: number): readonly [Outline, Outline] {
  const right = cut(outline, { x: 1, y: 0 }, -0.2);
  const half = fill(right, { x: -slope, y: 1 }, full);
  // Turned round as well: two opposite turns would make the overlap a hole.
  return [half, half.map(({ x, y }) => ({ x: -x, y })).reverse()];
}

export function pathOf(outline: Outline): string {
  if (outline.length === 0) return '';
  return `M${outline.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
}
