// How places of the mall lie to each other, north up: directions, distances, neighbours.
import type { Atlas } from '../board/atlas';
import { directionBetween, distanceBetween, steps } from '../board/geometry';
import type { Direction, Place } from '../engine/words';
import type { Lie } from './pressing';

export class MallLie implements Lie {
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

  // The space beside it, whatever stands between; null at the edge of what has been explored.
  neighbour(place: Place, direction: Direction): Place | null {
    const atlas = this.atlas();
    const spot = atlas.spots.get(place);
    const step = steps[direction];
    return (spot && atlas.at(spot.dimension, spot.row + step.row, spot.column + step.column)?.place) ?? null;
  }
}
