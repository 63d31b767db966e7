// The whole printed face of a tile, 400 by 400 units, in its orientation on the table. <ArtDefs> must be somewhere in
// the page.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { TileFace } from '../../engine/catalog';
import type { Direction } from '../../engine/words';
import './art.css';
import './tile_art.css';
import { EscalatorArt } from './escalator_art';
import { Openings } from './openings';
import { ShopFloor, ShopFront, ShopGoods } from './shop_art';
import { shopsOf } from './shop_plan';
import { CentreArt, CommandArt, ItemArt, SpaceArt, VortexArt } from './space_art';
import { turned, type Cell, type Turned, type Turns } from './turned';
import { WallArt } from './wall_art';
import { shadowPath, stretches } from './walls';

interface Props {
  readonly face: TileFace;
  readonly turns: Turns;
  readonly opened?: readonly Direction[] | undefined; // sides, in the tile's orientation, with another tile beyond them
}

// The picture is made once and then kept: the same node again costs the browser nothing.
export function TileArt({ face, turns, opened }: Props): JSX.Element {
  const ground = useMemo(() => picture(face, turns), [face, turns]);
  const open = opened?.join() ?? '';
  const openings = useMemo(
    () => <Openings tile={turned(face, turns)} face={face} opened={opened ?? []} />,
    [face, turns, open],
  );
  return (
    <g class="tile-art">
      {ground}
      {openings}
    </g>
  );
}

function picture(face: TileFace, turns: Turns): JSX.Element {
  const tile = turned(face, turns);
  const shops = shopsOf(face, tile);
  const walls = stretches(tile);
  return (
    <g class={`art-floor-${face.floor}`}>
      <use href="#art-floor" />
      {shops.map((shop) => (
        <ShopFloor shop={shop} />
      ))}
      {face.number === 1 && <use href="#art-plaza" />}
      <rect width="400" height="400" fill="url(#art-lamplight)" />
      <g clip-path="url(#art-tile-clip)" class="art-shadow">
        {[10, 18, 26, 34].map((length) => (
          <path d={shadowPath(walls, length, length * 1.5)} />
        ))}
      </g>
      {shops.map((shop) => (
        <ShopFront shop={shop} cells={tile.cells} part="spill" />
      ))}
      {shops.map((shop) => (
        <ShopGoods shop={shop} />
      ))}
      {tile.cells.map((cell) => (
        <Printed cell={cell} tile={tile} />
      ))}
      <WallArt all={walls} />
      {(face.beholder || face.sensor !== null) && (
        <g transform="translate(200 200)">
          <CentreArt beholder={face.beholder} sensor={face.sensor === null ? null : tile.turn(face.sensor)} />
        </g>
      )}
      {shops.map((shop) => (
        <ShopFront shop={shop} cells={tile.cells} part="awning" />
      ))}
      {tile.escalators.map(([from, to]) => (
        <EscalatorArt from={from} to={to} />
      ))}
      <TileNumber face={face} turns={turns} />
    </g>
  );
}

function Printed({ cell, tile }: { readonly cell: Cell; readonly tile: Turned }): JSX.Element | null {
  const { symbol, colour, direction } = cell.space;
  if (symbol === 'plain' || symbol === 'illustrated' || symbol === 'exploration' || symbol === 'exit') return null;
  return (
    <g transform={`translate(${cell.midX} ${cell.midY})`}>
      {symbol === 'vortex' && colour !== null ? (
        <VortexArt colour={colour} />
      ) : symbol === 'item' && colour !== null ? (
        <ItemArt colour={colour} />
      ) : symbol === 'command' && direction !== null ? (
        <CommandArt direction={tile.turn(direction)} />
      ) : (
        <SpaceArt symbol={symbol} />
      )}
    </g>
  );
}

// The number is in the corner where it is printed, upright.
const corners = [
  [384, 382],
  [16, 382],
  [16, 16],
  [384, 16],
] as const;

function TileNumber({ face, turns }: Props): JSX.Element {
  const [x, y] = corners[turns];
  return (
    <g class={`tile-art-number tile-art-number-${face.back}`} transform={`translate(${x} ${y})`}>
      <circle r="15" />
      <text y="6.5">{face.number}</text>
    </g>
  );
}
