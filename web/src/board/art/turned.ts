// A printed face in its orientation on the table. Everything is drawn from here, in the table's frame, so that light
// falls from one side on the whole mall and everything people read is upright.
import type { Side, Space, TileFace } from '../../engine/catalog';
import { directions, type Direction, type Place } from '../../engine/words';

export type Turns = 0 | 1 | 2 | 3; // clockwise

export interface Cell {
  readonly row: number;
  readonly column: number;
  readonly x: number; // the centre, in units of the tile
  readonly y: number;
  readonly midX: number; // the middle of what the walls leave free: outer walls are inside the tile
  readonly midY: number;
  readonly space: Space; // as printed
  readonly borders: Space['borders'];
}

export interface Turned {
  readonly cells: readonly Cell[]; // row by row, in the tile's orientation
  readonly sides: Readonly<Record<Direction, Side>>;
  readonly escalators: readonly (readonly [Cell, Cell])[];
  readonly of: (place: Place) => Cell | undefined;
  readonly turn: (printed: Direction) => Direction;
}

export const angle: Readonly<Record<Direction, number>> = { north: 0, east: 90, south: 180, west: 270 };

function turnedBy<T>(all: Readonly<Record<Direction, T>>, turns: Turns): Readonly<Record<Direction, T>> {
  const printed = (at: number): T => all[directions[(at + 4 - turns) % 4] ?? 'north'];
  return { north: printed(0), east: printed(1), south: printed(2), west: printed(3) };
}

const shift = [4, 0, 0, -4];

export function turned(face: TileFace, turns: Turns): Turned {
  const cells = face.spaces.map((space): Cell => {
    let { row, column } = space;
    for (let i = 0; i < turns; ++i) [row, column] = [column, 3 - row];
    const [x, y] = [column * 100 + 50, row * 100 + 50];
    const midX = x + (shift[column] ?? 0);
    const midY = y + (shift[row] ?? 0) + 1;
    return { row, column, x, y, midX, midY, space, borders: turnedBy(space.borders, turns) };
  });
  cells.sort((a, b) => a.row * 4 + a.column - b.row * 4 - b.column);
  const byPlace = new Map(cells.map((cell) => [cell.space.place, cell]));
  const of = (place: Place): Cell | undefined => byPlace.get(place);
  const escalators = face.escalators.flatMap(([a, b]) => {
    const ends = [of(a), of(b)] as const;
    return ends[0] && ends[1] ? [[ends[0], ends[1]] as const] : [];
  });
  return {
    cells,
    sides: turnedBy(face.sides, turns),
    escalators,
    of,
    turn: (printed) => directions[(directions.indexOf(printed) + turns) % 4] ?? printed,
  };
}
