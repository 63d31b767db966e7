// Where guards, beholder, sensor and tokens are, in the units of the drawing.
import type { Atlas, LaidTile, Spot } from '../board/atlas';
import { cellSize, directionBetween, type Point, steps, tileSize, turnCell, turnDirection } from '../board/geometry';
import { spaceOf, type State } from '../engine/position';
import type { TwoEnded } from '../engine/security_position';
import { type Direction, directions, type Guard, type Place, type TileName } from '../engine/words';

export const guards: readonly Guard[] = ['guard1', 'guard2', 'guard3', 'guard4'];

export interface Watch {
  readonly guard: Guard;
  readonly tile: LaidTile;
  readonly spot: Spot;
}

function laidTile(atlas: Atlas, tile: TileName): LaidTile | null {
  return atlas.tiles.find((each) => each.tile === tile) ?? null;
}

export function middleOf(tile: Point): Point {
  return { x: tile.x + tileSize / 2, y: tile.y + tileSize / 2 };
}

// A guard's lamp lights the whole tile he is on.
export function watchesOf(state: State, atlas: Atlas): readonly Watch[] {
  return guards.flatMap((guard) => {
    const place = spaceOf(state.pawns[guard]);
    const spot = place === null ? undefined : atlas.spots.get(place);
    const tile = spot && laidTile(atlas, spot.tile);
    return spot && tile ? [{ guard, tile, spot }] : [];
  });
}

export function beholderTile(state: State, atlas: Atlas): LaidTile | null {
  const where = state.security?.beholder ?? 'none';
  return where === 'none' || where === 'waiting' ? null : laidTile(atlas, where);
}

export interface Sensor {
  readonly tile: LaidTile;
  readonly side: Direction;
}

export function sensorOf(state: State, atlas: Atlas): Sensor | null {
  const side = directions.find((each) => each === state.security?.sensor);
  const tile = atlas.tiles.find((each) => each.face.sensor !== null);
  return side !== undefined && tile ? { tile, side } : null;
}

// The quarter of a tile before one of its sides, around its middle.
export function wedge(side: Direction): string {
  const h = tileSize / 2 - 6;
  const { row, column } = steps[side];
  const corner = (sign: -1 | 1): string => `${column === 0 ? sign * h : column * h} ${row === 0 ? sign * h : row * h}`;
  return `M0 0L${corner(-1)}L${corner(1)}z`;
}

export interface LaidToken {
  readonly index: number;
  readonly from: Spot;
  readonly to: Spot;
}

export function laidTokens(tokens: readonly TwoEnded[], atlas: Atlas): readonly LaidToken[] {
  return tokens.flatMap((token, index) => {
    if (token.state !== 'laid') return [];
    const [from, to] = [atlas.spots.get(token.from), atlas.spots.get(token.to)];
    return from && to ? [{ index, from, to }] : [];
  });
}

// Degrees by which what is drawn from west to east is turned.
export function turnOf({ from, to }: LaidToken): number {
  const direction = directionBetween(from, to) ?? 'east';
  return directions.indexOf(direction) * 90 - 90;
}

export interface Door {
  readonly place: Place; // the space it is printed on
  readonly at: Point;
}

const beside = 40; // from the middle of a door, where its arrows are printed

// Each steel door once, at one end of its border.
export function doorsOf(atlas: Atlas): readonly Door[] {
  const doors = new Map<string, Door>();
  for (const spot of atlas.spots.values()) {
    for (const printed of directions) {
      if (spot.space.borders[printed] !== 'steel_door') continue;
      const step = steps[turnDirection(printed, spot.turns)];
      const along = { x: Math.abs(step.row) * beside, y: Math.abs(step.column) * beside };
      const at = {
        x: spot.x + (step.column * cellSize) / 2 + along.x,
        y: spot.y + (step.row * cellSize) / 2 + along.y,
      };
      if (!doors.has(`${at.x} ${at.y}`)) doors.set(`${at.x} ${at.y}`, { place: spot.place, at });
    }
  }
  return [...doors.values()];
}

// Spaces with a code that works and a hero on it.
export function codesInUse(state: State, atlas: Atlas): readonly Spot[] {
  return Object.values(state.pawns).flatMap((standing) => {
    const place = spaceOf(standing);
    const spot = place === null ? undefined : atlas.spots.get(place);
    return spot?.space.symbol === 'code' && !state.out_of_order.includes(spot.place) ? [spot] : [];
  });
}

// The middle of the restaurant on a tile.
export function shopOf(atlas: Atlas, tile: TileName): Point | null {
  const laid = laidTile(atlas, tile);
  const area = laid?.face.restaurant?.area ?? [];
  const cells = laid ? laid.face.spaces.filter((space) => area.includes(space.place)) : [];
  if (!laid || cells.length === 0) return null;
  const sum = cells
    .map((space) => turnCell(space, laid.turns))
    .reduce((all, cell) => ({ row: all.row + cell.row, column: all.column + cell.column }));
  return {
    x: laid.x + (sum.column / cells.length + 0.5) * cellSize,
    y: laid.y + (sum.row / cells.length + 0.5) * cellSize,
  };
}
