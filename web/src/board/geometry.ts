// Plain geometry of the mall: quarter turns, neighbours on the lattice, the units of the drawing.
import type { Direction } from '../engine/words';
import { directions } from '../engine/words';

export const cellSize = 100; // drawing units
export const tileSize = 4 * cellSize;

export type Turns = 0 | 1 | 2 | 3; // quarter turns clockwise

export interface Cell {
  readonly row: number; // grows to the south
  readonly column: number; // grows to the east
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const steps: Readonly<Record<Direction, Cell>> = {
  north: { row: -1, column: 0 },
  east: { row: 0, column: 1 },
  south: { row: 1, column: 0 },
  west: { row: 0, column: -1 },
};

// Where the neighbour's upper left corner is: neighbouring tiles are shifted against each other by one space.
export const neighbours: Readonly<Record<Direction, Cell>> = {
  north: { row: -4, column: 1 },
  east: { row: 1, column: 4 },
  south: { row: 4, column: -1 },
  west: { row: -1, column: -4 },
};

// A printed cell of a tile after quarter turns clockwise.
export function turnCell(cell: Cell, turns: Turns): Cell {
  let { row, column } = cell;
  for (let i = 0; i < turns; i += 1) [row, column] = [column, 3 - row];
  return { row, column };
}

// A cell of the mall, and the upper left corner of one of its tiles, after the whole mall has been turned clockwise.
export function turnedCell({ row, column }: Cell, turns: Turns): Cell {
  let cell: Cell = { row, column };
  for (let i = 0; i < turns; i += 1) cell = { row: cell.column, column: 0 - cell.row };
  return cell;
}

export function turnedCorner(corner: Cell, turns: Turns): Cell {
  const { row, column } = turnedCell(corner, turns);
  // Another corner of the tile has become its upper left one.
  return { row: row - (turns === 2 || turns === 3 ? 3 : 0), column: column - (turns === 1 || turns === 2 ? 3 : 0) };
}

export function turnDirection(direction: Direction, turns: number): Direction {
  const index = (directions.indexOf(direction) + turns + 4) % 4;
  return directions[index] ?? direction;
}

export function opposite(direction: Direction): Direction {
  return turnDirection(direction, 2);
}

// How often a tile is turned so that what is printed towards one direction looks towards another.
export function turnsBetween(printed: Direction, wanted: Direction): Turns {
  return ((directions.indexOf(wanted) - directions.indexOf(printed) + 4) % 4) as Turns;
}

// The direction of a straight line between two cells, or null when they are not in one line.
export function directionBetween(from: Cell, to: Cell): Direction | null {
  const rows = to.row - from.row;
  const columns = to.column - from.column;
  if ((rows === 0) === (columns === 0)) return null;
  if (columns === 0) return rows < 0 ? 'north' : 'south';
  return columns < 0 ? 'west' : 'east';
}

export function distanceBetween(from: Cell, to: Cell): number {
  return Math.abs(to.row - from.row) + Math.abs(to.column - from.column);
}

// All cells of a straight walk, the last one included and the first one not; empty when it is not straight.
export function straightPath(from: Cell, to: Cell): readonly Cell[] {
  const direction = directionBetween(from, to);
  if (direction === null) return [];
  const step = steps[direction];
  return Array.from({ length: distanceBetween(from, to) }, (_, i) => ({
    row: from.row + step.row * (i + 1),
    column: from.column + step.column * (i + 1),
  }));
}

export function unite(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

export function boxAround(point: Point, half: number): Box {
  return { left: point.x - half, top: point.y - half, right: point.x + half, bottom: point.y + half };
}

// Where a group of the drawing is.
export function shift(point: Point): string {
  return `translate(${point.x} ${point.y})`;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
