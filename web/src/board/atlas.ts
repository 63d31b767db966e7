// Where everything is: the printed catalogue and the placed tiles, brought into one drawing, with north up or turned so
// that another side is. Rows, columns, turns and directions of an atlas are what is seen; names say what the rules say.
import type { Catalog, Space, TileFace } from '../engine/catalog';
import type { PlacedTile, State } from '../engine/position';
import type { Direction, Place, TileName } from '../engine/words';
import {
  type Box,
  type Cell,
  cellSize,
  opposite,
  type Point,
  tileSize,
  turnCell,
  turnDirection,
  turnedCorner,
  turnsBetween,
  type Turns,
  unite,
} from './geometry';

export interface LaidTile {
  readonly tile: TileName;
  readonly face: TileFace;
  readonly row: number;
  readonly column: number;
  readonly turns: Turns;
  readonly dimension: 0 | 1;
  readonly x: number; // upper left corner in the drawing
  readonly y: number;
}

// A space in the mall.
export interface Spot extends Cell, Point {
  readonly place: Place;
  readonly tile: TileName;
  readonly space: Space;
  readonly dimension: 0 | 1;
  readonly turns: Turns;
  readonly turned: Turns; // of these, how many because the whole mall is turned
  readonly escalator: boolean; // one begins here
  // x and y are its middle in the drawing.
}

export interface Dimension {
  readonly dimension: 0 | 1;
  readonly box: Box;
}

export interface Atlas {
  readonly tiles: readonly LaidTile[];
  readonly spots: ReadonlyMap<Place, Spot>;
  readonly dimensions: readonly Dimension[];
  readonly yards: readonly Point[]; // upper left corners of the holes that tiles enclose on all four sides
  readonly box: Box; // of everything
  readonly turned: Turns; // the whole mall, clockwise
  at(dimension: 0 | 1, row: number, column: number): Spot | null;
  tileAt(dimension: 0 | 1, row: number, column: number): LaidTile | null; // by its upper left corner
  face(tile: TileName): TileFace | null; // also of a tile that isn't placed
}

const gap = 4 + 3; // spaces from the corner of one dimension's last tile to the other dimension

const faceTables = new WeakMap<Catalog, ReadonlyMap<TileName, TileFace>>();

function facesOf(catalog: Catalog): ReadonlyMap<TileName, TileFace> {
  let table = faceTables.get(catalog);
  if (!table) {
    table = new Map(catalog.tiles.map((face) => [face.tile, face]));
    faceTables.set(catalog, table);
  }
  return table;
}

function key(dimension: number, row: number, column: number): string {
  return `${dimension}/${row}/${column}`;
}

export function tileBox(tile: Point): Box {
  return { left: tile.x, top: tile.y, right: tile.x + tileSize, bottom: tile.y + tileSize };
}

// Every tile touches four holes of one space at its corners; four tiles enclose one.
const holes: readonly Cell[] = [
  { row: -1, column: 0 },
  { row: 0, column: 4 },
  { row: 4, column: 3 },
  { row: 3, column: -1 },
];

function enclosed(tiles: readonly LaidTile[]): readonly Point[] {
  const counts = new Map<string, { readonly at: Point; count: number }>();
  for (const tile of tiles) {
    for (const hole of holes) {
      const at = { x: tile.x + hole.column * cellSize, y: tile.y + hole.row * cellSize };
      const name = `${tile.dimension}/${at.x}/${at.y}`;
      const known = counts.get(name);
      if (known) known.count += 1;
      else counts.set(name, { at, count: 1 });
    }
  }
  return [...counts.values()].filter((hole) => hole.count === 4).map((hole) => hole.at);
}

function between(placed: readonly PlacedTile[], tall: boolean): Point {
  const edge = (dimension: 0 | 1, pick: (tile: PlacedTile) => number, best: (...of: number[]) => number): number =>
    best(...placed.filter((tile) => tile.dimension === dimension).map(pick));
  if (!placed.some((tile) => tile.dimension === 1)) return { x: 0, y: 0 };
  const row = (tile: PlacedTile): number => tile.row;
  const column = (tile: PlacedTile): number => tile.column;
  const columns = (tall ? edge(0, column, Math.min) : edge(0, column, Math.max) + gap) - edge(1, column, Math.min);
  const rows = (tall ? edge(0, row, Math.max) + gap : edge(0, row, Math.min)) - edge(1, row, Math.min);
  return { x: columns * cellSize, y: rows * cellSize };
}

function turnedTile(tile: PlacedTile, turned: Turns): PlacedTile {
  return { ...tile, ...turnedCorner(tile, turned), turns: ((tile.turns + turned) % 4) as Turns };
}

// What the rules call a direction that is seen in a turned mall, and where a direction of the rules is seen.
export function byRules(seen: Direction, turned: Turns): Direction {
  return turnDirection(seen, -turned);
}

export function asSeen(direction: Direction, turned: Turns): Direction {
  return turnDirection(direction, turned);
}

// The second part of the mall (scenario 13) is to the right of the first, or below it where the screen is tall.
export function makeAtlas(catalog: Catalog, unturned: readonly PlacedTile[], tall = false, turned: Turns = 0): Atlas {
  const faces = facesOf(catalog);
  const placed = unturned.map((tile) => turnedTile(tile, turned));
  const shift = between(placed, tall);
  const tiles: LaidTile[] = [];
  const spots = new Map<Place, Spot>();
  const byCell = new Map<string, Spot>();
  const byCorner = new Map<string, LaidTile>();
  const boxes = new Map<0 | 1, Box>();
  for (const { tile, row, column, turns, dimension } of placed) {
    const face = faces.get(tile);
    if (!face) continue;
    const x = column * cellSize + (dimension === 1 ? shift.x : 0);
    const y = row * cellSize + (dimension === 1 ? shift.y : 0);
    const laid: LaidTile = { tile, face, row, column, turns, dimension, x, y };
    tiles.push(laid);
    byCorner.set(key(dimension, row, column), laid);
    const box = boxes.get(dimension);
    boxes.set(dimension, box ? unite(box, tileBox(laid)) : tileBox(laid));
    const ends = face.escalators.flat();
    for (const space of face.spaces) {
      if (space.symbol === 'illustrated') continue;
      const cell = turnCell(space, turns);
      const spot: Spot = {
        place: space.place,
        tile,
        space,
        dimension,
        turns,
        turned,
        escalator: ends.includes(space.place),
        row: row + cell.row,
        column: column + cell.column,
        x: x + (cell.column + 0.5) * cellSize,
        y: y + (cell.row + 0.5) * cellSize,
      };
      spots.set(space.place, spot);
      byCell.set(key(dimension, spot.row, spot.column), spot);
    }
  }
  const yards = enclosed(tiles);
  const dimensions = [...boxes].map(([dimension, box]) => ({ dimension, box }));
  const box = dimensions.map((part) => part.box).reduce(unite, dimensions[0]?.box ?? tileBox({ x: 0, y: 0 }));
  return {
    tiles,
    spots,
    dimensions,
    yards,
    box,
    turned,
    at: (dimension, row, column) => byCell.get(key(dimension, row, column)) ?? null,
    tileAt: (dimension, row, column) => byCorner.get(key(dimension, row, column)) ?? null,
    face: (tile) => faces.get(tile) ?? null,
  };
}

function sameTiles(a: readonly PlacedTile[], b: readonly PlacedTile[]): boolean {
  return (
    a.length === b.length &&
    a.every((tile, i) => {
      const other = b[i];
      return (
        other !== undefined &&
        tile.tile === other.tile &&
        tile.row === other.row &&
        tile.column === other.column &&
        tile.turns === other.turns &&
        tile.dimension === other.dimension
      );
    })
  );
}

// Returns the same atlas as long as no tile comes or goes, so that everything drawn from it can be kept.
export function atlasKeeper(catalog: Catalog): (state: State | null, tall?: boolean, turned?: Turns) => Atlas {
  let placed: readonly PlacedTile[] = [];
  let drawnTall = false;
  let drawnTurned: Turns = 0;
  let atlas = makeAtlas(catalog, placed);
  return (state, tall = false, turned = 0) => {
    const tiles = state?.tiles ?? [];
    if (!sameTiles(tiles, placed) || tall !== drawnTall || turned !== drawnTurned) {
      placed = tiles;
      drawnTall = tall;
      drawnTurned = turned;
      atlas = makeAtlas(catalog, placed, tall, turned);
    }
    return atlas;
  };
}

// How a tile is turned in front of an exploration space that faces a direction: its entrance faces back.
export function turnsFor(face: TileFace, out: Direction): Turns {
  return face.entrance === null ? 0 : turnsBetween(face.entrance, opposite(out));
}
