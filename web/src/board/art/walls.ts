// Where the walls of a turned tile run. Outer walls are just inside the edge of the tile, with room for their south
// face.
import type { Border } from '../../engine/catalog';
import type { Cell, Turned } from './turned';

export interface Stretch {
  readonly kind: Exclude<Border, 'open' | 'gate'>;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

const lineX = (i: number): number => (i === 0 ? 7 : i === 4 ? 393 : i * 100);
const lineY = (i: number): number => (i === 0 ? 7 : i === 4 ? 386 : i * 100 - 3);

export const isShop = (cell: Cell | undefined): boolean => cell?.space.symbol === 'illustrated';

export function stretches(tile: Turned): readonly Stretch[] {
  const found: Stretch[] = [];
  const at = (row: number, column: number): Cell | undefined =>
    row < 0 || column < 0 || row > 3 || column > 3 ? undefined : tile.cells[row * 4 + column];
  // Equal walls in one line become one stretch: fewer shapes, no seams.
  const run = (line: number, across: boolean): void => {
    let open: { kind: Stretch['kind']; from: number } | null = null;
    for (let i = 0; i <= 4; ++i) {
      const before = across ? at(line - 1, i) : at(i, line - 1);
      const after = across ? at(line, i) : at(i, line);
      const near = before?.borders[across ? 'south' : 'east'] ?? after?.borders[across ? 'north' : 'west'];
      const border = i === 4 ? 'open' : near;
      const inside = isShop(before) && isShop(after);
      const kind = border === undefined || border === 'open' || border === 'gate' || inside ? null : border;
      if (open !== null && (kind !== open.kind || kind !== 'wall')) {
        const { kind: was, from } = open;
        if (across) found.push({ kind: was, x1: lineX(from), x2: lineX(i), y1: lineY(line), y2: lineY(line) });
        else found.push({ kind: was, x1: lineX(line), x2: lineX(line), y1: lineY(from), y2: lineY(i) });
        open = null;
      }
      if (kind !== null) open ??= { kind, from: i };
    }
  };
  for (let line = 0; line <= 4; ++line) {
    run(line, true);
    run(line, false);
  }
  return found;
}

// The wall as one path, to be drawn with thick round lines.
export const wallPath = (all: readonly Stretch[]): string =>
  all.map(({ x1, y1, x2, y2 }) => (y1 === y2 ? `M${x1} ${y1}H${x2}` : `M${x1} ${y1}V${y2}`)).join('');

// The shadow that all stretches throw to the south-east, as one path. All parts turn the same way round, so that they
// melt together where they overlap.
export function shadowPath(all: readonly Stretch[], dx: number, dy: number): string {
  return all
    .map(({ x1, y1, x2, y2 }) =>
      y1 === y2
        ? `M${x1 - 6} ${y1}H${x2 + 6}l${dx} ${dy}H${x1 - 6 + dx}z`
        : `M${x1 + 6} ${y1 - 6}l${dx} ${dy}V${y2 + 6 + dy}l${-dx} ${-dy}z`,
    )
    .join('');
}
