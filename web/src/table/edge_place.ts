// Where a mark at the edge of the screen goes: between the middle and what it points at, as far out as there is room.
import type { Box, Point } from '../board/geometry';

export const markSize = 68; // pixels, with its arrow
const step = 6;

export interface EdgePlace extends Point {
  readonly angle: number; // degrees, clockwise from the right
}

function isOver({ x, y }: Point, half: number, box: Box): boolean {
  return x + half > box.left && x - half < box.right && y + half > box.top && y - half < box.bottom;
}

function isInside({ x, y }: Point, half: number, box: Box): boolean {
  return x - half >= box.left && x + half <= box.right && y - half >= box.top && y + half <= box.bottom;
}

// Null while the spot itself can be seen.
export function edgeMark(spot: Point & { readonly size: number }, room: Box, floats: readonly Box[]): EdgePlace | null {
  if (isInside(spot, spot.size * 0.2, room)) return null;
  const middle = { x: (room.left + room.right) / 2, y: (room.top + room.bottom) / 2 };
  const far = Math.hypot(spot.x - middle.x, spot.y - middle.y);
  const along = { x: (spot.x - middle.x) / far, y: (spot.y - middle.y) / far };
  const half = markSize / 2;
  const angle = (Math.atan2(along.y, along.x) * 180) / Math.PI;
  for (let out = far; out > 0; out -= step) {
    const at = { x: middle.x + along.x * out, y: middle.y + along.y * out };
    if (isInside(at, half, room) && !floats.some((box) => isOver(at, half, box))) return { ...at, angle };
  }
  return { ...middle, angle };
}
