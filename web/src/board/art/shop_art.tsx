// The illustrated areas: a coloured floor with its shade, goods in the middle, a striped awning towards the corridor.
import type { JSX } from 'preact';
import type { Direction } from '../../engine/words';
import { bigSquare, trades, type Shop } from './shop_plan';
import { angle, type Cell } from './turned';

const ground = (cells: readonly Cell[]): string =>
  cells.map(({ x, y }) => `M${x - 50} ${y - 50}h100v100h-100z`).join('');

// Planks, or flagstones laid across: which one depends on the trade only, so a shop always has the same floor.
function seams(cells: readonly Cell[], planks: boolean): string {
  return cells
    .map(({ x, y }) =>
      planks
        ? `M${x - 50} ${y - 25}h100m-100 25h100m-100 25h100M${x - 20} ${y - 50}v25m42 0v25m-32 0v25m24 0v25`
        : `M${x - 50} ${y}l50-50l50 50l-50 50zM${x - 50} ${y - 50}l100 100M${x + 50} ${y - 50}l-100 100`,
    )
    .join('');
}

export function ShopFloor({ shop }: { readonly shop: Shop }): JSX.Element {
  const kind = trades[shop.motif].ground;
  return (
    <>
      <path class={`art-ground-${kind}`} d={ground(shop.cells)} />
      <path class="art-seams" d={seams(shop.cells, kind === 'peach' || kind === 'rose' || kind === 'straw')} />
      <path fill="url(#art-warm)" d={ground(shop.cells)} />
    </>
  );
}

// The side on which the shop opens to the corridor: best the one we look at, the south.
const fronts: readonly Direction[] = ['south', 'west', 'east', 'north'];
const step: Readonly<Record<Direction, readonly [number, number]>> = {
  north: [-1, 0],
  east: [0, 1],
  south: [1, 0],
  west: [0, -1],
};

function frontOf(shop: Shop, cells: readonly Cell[]): { readonly cell: Cell; readonly side: Direction } | null {
  for (const side of fronts) {
    const [down, right] = step[side];
    for (const cell of shop.cells) {
      const [row, column] = [cell.row + down, cell.column + right];
      if (row < 0 || column < 0 || row > 3 || column > 3) continue;
      const before = cells[row * 4 + column];
      if (before?.space.symbol === 'plain' && !Object.values(before.borders).includes('gate')) return { cell, side };
    }
  }
  return null;
}

// Drawn for a front to the north, over the wall: seven lengths of cloth, every other one white.
const cloth = (lengths: readonly number[]): string => lengths.map((x) => `M${x}-42V-63q5-7 10 0V-42z`).join('');
export const awning = cloth([-35, -25, -15, -5, 5, 15, 25]);
export const awningStripes = cloth([-25, -5, 15]);

interface FrontProps {
  readonly shop: Shop;
  readonly cells: readonly Cell[];
  readonly part: 'awning' | 'spill'; // the cloth above the wall, or the light that falls out below it
}

export function ShopFront({ shop, cells, part }: FrontProps): JSX.Element | null {
  const front = frontOf(shop, cells);
  if (front === null) return null;
  return (
    <use
      href={part === 'spill' ? '#art-spill' : `#art-awning-${trades[shop.motif].ground}`}
      transform={`translate(${front.cell.x} ${front.cell.y})rotate(${angle[front.side]})`}
    />
  );
}

export function ShopGoods({ shop }: { readonly shop: Shop }): JSX.Element {
  const { props } = trades[shop.motif];
  const square = bigSquare(shop.cells);
  const inSquare = ({ x, y }: Cell): boolean =>
    square !== null && x >= square.x && x <= square.x + 100 && y >= square.y && y <= square.y + 100;
  const rest = shop.cells.filter((cell) => !inSquare(cell));
  return (
    <>
      {square !== null && (
        <use href={`#art-${shop.motif}`} x={square.midX - 36} y={square.midY - 36} width="172" height="172" />
      )}
      {rest.map(({ midX, midY }, i) => (
        <use
          href={`#art-${square === null && i === 0 ? shop.motif : (props[i % 2] ?? props[0])}`}
          x={midX - 43}
          y={midY - 43}
          width="86"
          height="86"
        />
      ))}
    </>
  );
}
