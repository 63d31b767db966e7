// The mall from where a hero stands: how far each direction is open, what lies on the way and what ends it, where its
// escalators lead, and where its vortexes are. Pure: a view of the position in, a description out; wording.ts says it.
import type { Atlas, Spot } from '../board/atlas';
import { spaceOf, type State } from '../engine/position';
import { type Direction, directions, isHero, type Pawn } from '../engine/words';
import { type Feature, featuresOf } from './features';
import { type Beyond, beyond, escalatorsFrom, pawnOn } from './floor';

export interface Mark {
  readonly steps: number; // away, in that direction
  readonly features: readonly Feature[];
}

export interface Look {
  readonly direction: Direction;
  readonly steps: number; // free spaces in that direction
  readonly marks: readonly Mark[]; // on them, the nearest first
  readonly end: Exclude<Beyond['kind'], 'space'> | Pawn; // what ends them
  readonly turns: readonly { readonly steps: number; readonly ways: readonly Direction[] }[]; // where one can turn off
}

// How far a place lies to the south and to the east; negative to the north and to the west.
export interface Offset {
  readonly rows: number;
  readonly columns: number;
}

export interface Reached {
  readonly spot: Spot;
  readonly offset: Offset;
  readonly features: readonly Feature[];
}

export interface Viewpoint {
  readonly pawn: Pawn;
  readonly spot: Spot;
  readonly here: readonly Feature[];
  readonly looks: readonly Look[]; // north, east, south, west
  readonly escalators: readonly Reached[];
  readonly vortexes: readonly Reached[]; // of its colour, elsewhere
}

export function offsetOf(from: Spot, to: Spot): Offset {
  return { rows: to.row - from.row, columns: to.column - from.column };
}

function turnsAt(atlas: Atlas, state: State, spot: Spot, along: Direction, pawn: Pawn): readonly Direction[] {
  const isAside = (each: Direction): boolean => (directions.indexOf(each) - directions.indexOf(along)) % 2 !== 0;
  return directions.filter((each) => isAside(each) && beyond(atlas, state, spot, each, pawn).kind === 'space');
}

function look(atlas: Atlas, state: State, from: Spot, direction: Direction, pawn: Pawn): Look {
  const marks: Mark[] = [];
  const turns: { readonly steps: number; readonly ways: readonly Direction[] }[] = [];
  let spot = from;
  for (let steps = 0; ; steps += 1) {
    const ahead = beyond(atlas, state, spot, direction, pawn);
    if (ahead.kind !== 'space') return { direction, steps, marks, end: ahead.kind, turns };
    const other = pawnOn(state, ahead.spot);
    if (other !== null) return { direction, steps, marks, end: other, turns };
    spot = ahead.spot;
    const features = featuresOf(atlas, state, spot, pawn);
    if (features.length > 0) marks.push({ steps: steps + 1, features });
    const ways = turnsAt(atlas, state, spot, direction, pawn);
    if (ways.length > 0) turns.push({ steps: steps + 1, ways });
  }
}

// Null for a pawn that isn't in the mall.
export function viewpointOf(atlas: Atlas, state: State, pawn: Pawn): Viewpoint | null {
  const place = spaceOf(state.pawns[pawn]);
  const spot = place === null ? undefined : atlas.spots.get(place);
  if (spot === undefined) return null;
  const reached = (to: Spot): Reached => ({
    spot: to,
    offset: offsetOf(spot, to),
    features: featuresOf(atlas, state, to, pawn),
  });
  const isVortex = (to: Spot): boolean => to.space.symbol === 'vortex' && to.space.colour === pawn && to !== spot;
  return {
    pawn,
    spot,
    here: featuresOf(atlas, state, spot, pawn),
    looks: directions.map((direction) => look(atlas, state, spot, direction, pawn)),
    escalators: escalatorsFrom(atlas, spot).map(reached),
    vortexes: isHero(pawn) && !state.theft ? [...atlas.spots.values()].filter(isVortex).map(reached) : [],
  };
}
