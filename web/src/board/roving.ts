// Walking over the board with the arrow keys while no hero is chosen: to the nearest space in that direction.
import type { Direction, Place } from '../engine/words';
import type { Atlas } from './atlas';
import { steps } from './geometry';

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

export function arrowDirection(key: string): Direction | null {
  return arrows[key] ?? null;
}

export function nextSpace(atlas: Atlas, from: Place, direction: Direction): Place | null {
  const start = atlas.spots.get(from);
  if (!start) return null;
  const step = steps[direction];
  let best: Place | null = null;
  let least = Infinity;
  for (const spot of atlas.spots.values()) {
    const dx = (spot.x - start.x) / 100;
    const dy = (spot.y - start.y) / 100;
    const ahead = dx * step.column + dy * step.row;
    const aside = Math.abs(dx * step.row) + Math.abs(dy * step.column);
    if (ahead < 0.5 || aside > ahead) continue;
    const cost = ahead + aside * 2.5;
    if (cost >= least) continue;
    best = spot.place;
    least = cost;
  }
  return best;
}
