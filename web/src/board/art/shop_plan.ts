// Which shops a tile has: connected illustrated spaces are one shop, and a tile number always shows the same motifs.
import type { TileFace } from '../../engine/catalog';
import type { Cell, Turned } from './turned';
import { isShop } from './walls';

export type Motif =
  | 'bakery'
  | 'potion'
  | 'armour'
  | 'books'
  | 'hats'
  | 'lamps'
  | 'toys'
  | 'cheese'
  | 'maps'
  | 'aquarium'
  | 'hedge'
  | 'tailor'
  | 'music'
  | 'florist'
  | 'photo'
  | 'fountain'
  | 'clocks'
  | 'burger';
export type Prop = 'crates' | 'table' | 'plants' | 'shelf' | 'rug' | 'till' | 'barrels' | 'bench';
export type Ground = 'peach' | 'mint' | 'sky' | 'lilac' | 'rose' | 'straw';

export interface Trade {
  readonly ground: Ground;
  readonly props: readonly [Prop, Prop];
}

export const trades: Readonly<Record<Motif, Trade>> = {
  bakery: { ground: 'peach', props: ['crates', 'till'] },
  potion: { ground: 'lilac', props: ['shelf', 'barrels'] },
  armour: { ground: 'rose', props: ['crates', 'barrels'] },
  books: { ground: 'peach', props: ['rug', 'table'] },
  hats: { ground: 'rose', props: ['till', 'shelf'] },
  lamps: { ground: 'lilac', props: ['till', 'crates'] },
  toys: { ground: 'straw', props: ['shelf', 'rug'] },
  cheese: { ground: 'sky', props: ['barrels', 'till'] },
  maps: { ground: 'mint', props: ['shelf', 'table'] },
  aquarium: { ground: 'sky', props: ['plants', 'bench'] },
  hedge: { ground: 'mint', props: ['bench', 'plants'] },
  tailor: { ground: 'sky', props: ['till', 'rug'] },
  music: { ground: 'rose', props: ['rug', 'plants'] },
  florist: { ground: 'mint', props: ['plants', 'till'] },
  photo: { ground: 'straw', props: ['bench', 'plants'] },
  fountain: { ground: 'mint', props: ['bench', 'plants'] },
  clocks: { ground: 'straw', props: ['shelf', 'till'] },
  burger: { ground: 'straw', props: ['table', 'till'] },
};

// By number, in the order in which the shops are printed, row by row. The restaurant is known from the tile's face.
const motifs: Readonly<Record<number, readonly Motif[]>> = {
  1: ['fountain'],
  2: ['hedge'],
  3: ['bakery', 'hats', 'clocks'],
  4: ['lamps', 'books', 'florist', 'toys'],
  5: ['cheese', 'photo'],
  6: ['potion', 'maps', 'burger', 'armour'],
  7: ['burger', 'tailor', 'music', 'lamps'],
  8: ['aquarium', 'aquarium'],
  9: ['florist', 'clocks', 'cheese'],
  10: ['books', 'potion', 'toys'],
  11: ['music', 'bakery'],
  12: ['hats', 'armour', 'maps', 'photo'],
  13: ['tailor'],
  14: ['toys', 'fountain'],
  15: ['aquarium', 'photo', 'hats', 'potion'],
  16: ['maps', 'cheese'],
  17: ['armour', 'hedge', 'bakery', 'music'],
  18: ['clocks', 'lamps', 'tailor', 'burger'],
  19: ['books'],
  20: ['photo', 'florist', 'bakery', 'hedge'],
  22: ['lamps', 'aquarium'],
  23: ['cheese', 'potion'],
  24: ['clocks', 'fountain', 'books'],
  25: ['armour', 'photo'],
  26: ['burger', 'hats'],
  27: ['lamps'],
  28: ['clocks', 'aquarium', 'tailor'],
  29: ['maps', 'florist', 'toys'],
};

export interface Shop {
  readonly motif: Motif;
  readonly cells: readonly Cell[]; // the first one shows the motif
}

export function shopsOf(face: TileFace, tile: Turned): readonly Shop[] {
  const left = face.spaces.flatMap((space) => tile.of(space.place) ?? []).filter(isShop);
  const areas: Cell[][] = [];
  while (left.length > 0) {
    const area = left.splice(0, 1);
    for (const cell of area) {
      for (let i = left.length - 1; i >= 0; --i) {
        const other = left[i];
        if (other === undefined || Math.abs(other.x - cell.x) + Math.abs(other.y - cell.y) !== 100) continue;
        area.push(other);
        left.splice(i, 1);
      }
    }
    areas.push(area);
  }
  const named = motifs[face.number] ?? [];
  return areas.map((cells, i) => {
    const serves = cells.some((cell) => face.restaurant?.area.includes(cell.space.place));
    const motif = named[i] === 'burger' && !serves ? 'photo' : (named[i] ?? 'photo');
    return { motif: serves ? 'burger' : motif, cells };
  });
}

// The upper left corner of a two by two square within the shop, if it has one.
export function bigSquare(cells: readonly Cell[]): Cell | null {
  const has = (row: number, column: number): boolean =>
    cells.some((cell) => cell.row === row && cell.column === column);
  const corner = cells.find(
    ({ row, column }) => has(row + 1, column) && has(row, column + 1) && has(row + 1, column + 1),
  );
  return corner ?? null;
}
