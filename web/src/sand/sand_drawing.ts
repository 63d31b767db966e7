// One moment of the sand timer as paths: levels, stream, and the turning of the glass while its sand swaps.
import { pathOf, sandAtRest, sandIn, type Glass, type Outline } from './sand_shape';

export interface SandDrawing {
  readonly upper: string;
  readonly lower: string;
  readonly streamEnd: number | null; // how far down the stream falls; null: it doesn't run
}

function pathsOf(halves: readonly [Outline, Outline]): string {
  return pathOf(halves[0]) + pathOf(halves[1]);
}

// An upright glass. Settling goes from 0 (just put down: level) to 1 (a hollow above, a heap below).
export function restingSand(glass: Glass, left: number, settling: number, runs: boolean, steepness = 1): SandDrawing {
  const heap = sandAtRest(glass.lower, 0.5 * settling * steepness, 1 - left);
  const tops = heap[0].map((point) => point.y);
  return {
    upper: pathsOf(sandAtRest(glass.upper, -0.4 * settling * steepness, left)),
    lower: pathsOf(heap),
    streamEnd: runs && left > 0 ? (tops.length > 0 ? Math.min(...tops) : 96) : null,
  };
}

// A glass that is being turned over: `turned` goes from pi (as it stood before) to 0 (as it will stand).
export function turningSand(glass: Glass, left: number, turned: number): SandDrawing {
  return {
    upper: pathOf(sandIn(glass.upper, turned, left)),
    lower: pathOf(sandIn(glass.lower, turned, 1 - left)),
    streamEnd: null,
  };
}

// Slow, quick, slow.
export function eased(share: number): number {
  const s = Math.min(1, Math.max(0, share));
  return s * s * (3 - 2 * s);
}
