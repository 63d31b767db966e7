// The empty places around the mall: where an exploration space leads.
import { type Direction, directions, type Place } from '../engine/words';
import type { Atlas, Spot } from './atlas';
import { cellSize, neighbours, type Point, steps, tileSize, turnDirection } from './geometry';

// Where an exploration space leads out of its tile, as it is seen.
export function outward(spot: Spot): Direction | null {
  const printed = directions.find((direction) => spot.space.borders[direction] === 'gate');
  return printed === undefined ? null : turnDirection(printed, spot.turns);
}

export interface Vacancy {
  readonly spot: Spot; // the exploration space
  readonly out: Direction;
  readonly row: number;
  readonly column: number;
  readonly x: number;
  readonly y: number;
}

// The empty place in front of an exploration space, or null when something is there already.
export function vacancy(atlas: Atlas, place: Place): Vacancy | null {
  const spot = atlas.spots.get(place);
  const tile = spot && atlas.tiles.find((laid) => laid.tile === spot.tile);
  const out = spot && outward(spot);
  if (!spot || !tile || !out || spot.space.symbol !== 'exploration') return null;
  const shift = neighbours[out];
  const row = tile.row + shift.row;
  const column = tile.column + shift.column;
  if (atlas.tileAt(tile.dimension, row, column)) return null;
  return { spot, out, row, column, x: tile.x + shift.column * cellSize, y: tile.y + shift.row * cellSize };
}

// Two exploration spaces may lead to one place, from two sides.
export function samePlace(one: Vacancy, other: Vacancy): boolean {
  return one.x === other.x && one.y === other.y;
}

// The quarter of the place in front of the exploration space: from its middle to the corners of that side.
export function side({ out }: Vacancy): string {
  const half = tileSize / 2;
  const { row, column } = steps[out];
  const corner = (way: 1 | -1): string => `${half * (1 - column + way * row)} ${half * (1 - row + way * column)}`;
  return `M${half} ${half}L${corner(1)}L${corner(-1)}z`;
}

// Beyond the opening of an exploration space, where no pawn is in the way of a finger.
export function beyond({ spot, out }: Vacancy): Point {
  const step = steps[out];
  return { x: spot.x + step.column * cellSize * 1.02, y: spot.y + step.row * cellSize * 1.02 };
}
