// The placed tiles. Each is drawn once; a new one slides in along its arrow.
import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { type Direction, directions, type TileName } from '../engine/words';
import { CourtyardArt, TileGlow } from './art/surroundings_art';
import { TileArt } from './art/tile_art';
import type { LaidTile } from './atlas';
import type { Board } from './board';
import { cellSize, neighbours, opposite, shift, steps, turnDirection } from './geometry';
import { slideIn } from './motion';

const slideFrom = 220; // drawing units
const mostArrivals = 2; // more at once is another game or a return after an absence, and nothing slides

export function TileLayer({ board }: { readonly board: Board }): JSX.Element {
  const { tiles, yards } = board.atlas.value;
  const seen = useRef<ReadonlySet<TileName>>(new Set());
  const fresh = tiles.filter((laid) => !seen.current.has(laid.tile));
  const arriving = seen.current.size > 0 && fresh.length <= mostArrivals;
  useLayoutEffect(() => {
    const [last] = fresh.slice(-1);
    if (arriving && last) board.newest.value = last.tile;
    seen.current = new Set(tiles.map((laid) => laid.tile));
  }, [tiles]);
  const openedSides = opennessOf(tiles);
  return (
    <g class="mall-tiles">
      {tiles.map((laid) => (
        <g key={`glow ${laid.tile}`} transform={shift(laid)}>
          <TileGlow />
        </g>
      ))}
      {yards.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={shift({ x, y })}>
          <CourtyardArt />
        </g>
      ))}
      {tiles.map((laid) => (
        <PlacedTile
          key={laid.tile}
          laid={laid}
          opened={openedSides(laid)}
          arriving={arriving && fresh.includes(laid)}
        />
      ))}
    </g>
  );
}

// Which sides of a tile have another behind them.
export function opennessOf(tiles: readonly LaidTile[]): (tile: LaidTile) => readonly Direction[] {
  const filled = new Set(tiles.map(shift));
  return ({ x, y }) =>
    directions.filter((side) => {
      const { row, column } = neighbours[side];
      return filled.has(shift({ x: x + column * cellSize, y: y + row * cellSize }));
    });
}

interface Props {
  readonly laid: LaidTile;
  readonly opened: readonly Direction[]; // sides with another tile behind them
  readonly arriving: boolean;
}

// The art is the marker of a point, and therefore one picture: as separate groups, its hundred parts would be sorted
// into layers by the browser each time anything on the page moves.
function PlacedTile({ laid, opened, arriving }: Props): JSX.Element {
  const inner = useRef<SVGGElement>(null);
  const id = `mall-tile-${useId()}`;
  useLayoutEffect(() => {
    const { entrance } = laid.face;
    if (!arriving || entrance === null || inner.current === null) return;
    const away = steps[opposite(turnDirection(entrance, laid.turns))];
    slideIn(inner.current, { x: away.column * slideFrom, y: away.row * slideFrom });
  }, []);
  return (
    <g transform={shift(laid)} data-tile={laid.tile}>
      <g ref={inner}>
        <marker id={id} class="mall-tile-picture" markerUnits="userSpaceOnUse" orient="0">
          <TileArt face={laid.face} turns={laid.turns} opened={opened} />
        </marker>
        <path d="M0,0h1" marker-start={`url(#${id})`} />
      </g>
    </g>
  );
}
