// What a finger means that is wider than what it points at.
import type { Pawn, Place } from '../engine/words';
import type { Board } from './board';
import { toDrawing } from './camera';
import { cellSize, distance, type Point } from './geometry';
import { nearestTarget, type Target } from './targets';

const thumb = 26; // pixels around a finger that count as touched

export type Thing =
  | { readonly kind: 'pawn'; readonly pawn: Pawn }
  | { readonly kind: 'target'; readonly target: Target };

function reach(board: Board): number {
  return thumb / board.rig.camera.scale;
}

// How near a dragged pawn must come to its target: most of a space, and never less than a thumb.
export function snapRadius(board: Board): number {
  return Math.max(0.8 * cellSize, reach(board));
}

export function pawnNear(board: Board, at: Point): Pawn | null {
  const point = toDrawing(board.rig.camera, at);
  let best: Pawn | null = null;
  let least = reach(board);
  for (const [pawn, figure] of board.figures) {
    const away = figure.at ? distance(figure.at, point) : Infinity;
    if (away >= least) continue;
    best = pawn;
    least = away;
  }
  return best;
}

export function thingNear(board: Board, at: Point): Thing | null {
  const point = toDrawing(board.rig.camera, at);
  const pawn = pawnNear(board, at);
  const target = nearestTarget(board.targets.peek(), point, reach(board));
  const stands = pawn === null ? null : board.figures.get(pawn)?.at;
  const nearer = target && stands ? distance(stands, point) < distance(target.spot, point) : pawn !== null;
  if (pawn !== null && nearer) return { kind: 'pawn', pawn };
  return target && { kind: 'target', target };
}

export function spaceAt(board: Board, at: Point): Place | null {
  const point = toDrawing(board.rig.camera, at);
  const half = cellSize / 2;
  for (const spot of board.atlas.peek().spots.values()) {
    if (Math.abs(spot.x - point.x) <= half && Math.abs(spot.y - point.y) <= half) return spot.place;
  }
  return null;
}
