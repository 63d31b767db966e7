// The floor as a pawn finds it: what is on each side of a space, and which space comes next. It tells what is printed and
// where tiles lie; whether a move is allowed is the engine's answer alone.
import type { Atlas, Spot } from '../board/atlas';
import { steps, turnDirection } from '../board/geometry';
import { outward, vacancy } from '../board/vacancy';
import type { State } from '../engine/position';
import type { Direction, Pawn } from '../engine/words';

export type Beyond =
  | { readonly kind: 'space'; readonly spot: Spot }
  | { readonly kind: 'wall' }
  | { readonly kind: 'edge' } // nobody has explored what lies there
  | { readonly kind: 'passage' } // for the dwarf alone
  | { readonly kind: 'door' }; // a steel door

const wall: Beyond = { kind: 'wall' };

export function opposite(direction: Direction): Direction {
  return turnDirection(direction, 2);
}

function next(atlas: Atlas, spot: Spot, toward: Direction): Spot | null {
  const step = steps[toward];
  return atlas.at(spot.dimension, spot.row + step.row, spot.column + step.column);
}

function borderOf(spot: Spot, toward: Direction): string {
  return spot.space.borders[turnDirection(toward, -spot.turns)];
}

// The mall has to lie with north up.
export function beyond(atlas: Atlas, state: State, spot: Spot, toward: Direction, pawn: Pawn): Beyond {
  const other = next(atlas, spot, toward);
  switch (borderOf(spot, toward)) {
    case 'open':
      return other === null ? wall : { kind: 'space', spot: other };
    case 'gate': {
      if (other !== null) return borderOf(other, opposite(toward)) === 'gate' ? { kind: 'space', spot: other } : wall;
      return isOpenEdge(atlas, spot) && outward(spot) === toward ? { kind: 'edge' } : wall;
    }
    case 'passage':
      if (state.rules.dwarf_passages !== 'yes' || other === null) return wall;
      return pawn === 'orange' ? { kind: 'space', spot: other } : { kind: 'passage' };
    case 'steel_door':
      return { kind: 'door' };
    default:
      return wall;
  }
}

// An exploration space with nothing beyond it.
export function isOpenEdge(atlas: Atlas, spot: Spot): boolean {
  return spot.space.symbol === 'exploration' && vacancy(atlas, spot.place) !== null;
}

// Where the escalators of a space lead.
export function escalatorsFrom(atlas: Atlas, spot: Spot): readonly Spot[] {
  if (!spot.escalator) return [];
  const pairs = atlas.face(spot.tile)?.escalators ?? [];
  const ends = pairs.flatMap(([one, other]) => (one === spot.place ? [other] : other === spot.place ? [one] : []));
  return ends.flatMap((place) => atlas.spots.get(place) ?? []);
}

export function pawnOn(state: State, spot: Spot): Pawn | null {
  for (const [pawn, at] of Object.entries(state.pawns)) if (at === spot.place) return pawn as Pawn;
  return null;
}
