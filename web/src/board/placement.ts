// How places of the mall relate to each other, with north up: directions, distances, neighbours.
import type { Direction, Place } from '../engine/words';
import type { Atlas } from './atlas';
import { directionBetween, distanceBetween, steps } from './geometry';

export interface Placement {
  direction(from: Place, to: Place): Direction | null; // null when not in one line
  distance(from: Place, to: Place): number;
  neighbour(place: Place, direction: Direction): Place | null; // null at the edge of what has been explored
}

export class MallPlacement implements Placement {
  constructor(private readonly atlas: () => Atlas) {}

  direction(from: Place, to: Place): Direction | null {
    const { spots } = this.atlas();
    const [a, b] = [spots.get(from), spots.get(to)];
    return a && b && a.dimension === b.dimension ? directionBetween(a, b) : null;
  }

  distance(from: Place, to: Place): number {
    const { spots } = this.atlas();
    const [a, b] = [spots.get(from), spots.get(to)];
    return a && b ? distanceBetween(a, b) : 0;
  }

  // The neighbouring space, with or without a wall in between.
  neighbour(place: Place, direction: Direction): Place | null {
    const atlas = this.atlas();
    const spot = atlas.spots.get(place);
    const step = steps[direction];
    return (spot && atlas.at(spot.dimension, spot.row + step.row, spot.column + step.column)?.place) ?? null;
  }
}
