// What is on top of a tile's walls: gates, the entrance arrow, exits and the arrows of steel doors.
import type { JSX } from 'preact';
import type { TileFace } from '../../engine/catalog';
import { directions, type Direction } from '../../engine/words';
import { doorArrows, type PrintedArrow } from './door_arrows';
import { EntranceArt, ExitArt, GateArt } from './gate_art';
import { angle, type Cell, type Turned } from './turned';

interface Props {
  readonly tile: Turned;
  readonly face: TileFace;
  readonly opened: readonly Direction[];
}

// A tile can be left at one space of each side, the same on every tile in every turn.
const gates: Readonly<Record<Direction, number>> = { north: 2, east: 11, south: 13, west: 4 };
const move = ({ x, y }: Cell): string => `translate(${x} ${y})`;

export function Openings({ tile, face, opened }: Props): JSX.Element {
  return (
    <>
      {tile.cells.map((cell) => {
        const { symbol, colour } = cell.space;
        if (symbol !== 'exit' || colour === null || face.exit_faces === null) return null;
        return (
          <g transform={move(cell)}>
            <ExitArt side={tile.turn(face.exit_faces)} colour={colour} />
          </g>
        );
      })}
      {directions.map((side) => {
        const cell = tile.cells[gates[side]];
        const { kind, colour } = tile.sides[side];
        if (cell === undefined || kind === 'wall') return null;
        return (
          <g transform={move(cell)}>
            {kind === 'explore' || kind === 'auto_explore' ? (
              <GateArt side={side} colour={colour} opened={opened.includes(side)} />
            ) : (
              <EntranceArt side={side} blind={kind !== 'entrance'} />
            )}
          </g>
        );
      })}
      {(doorArrows[face.tile] ?? []).map((arrow) => {
        const place = face.spaces[arrow.row * 4 + arrow.column]?.place;
        const cell = place === undefined ? undefined : tile.of(place);
        return cell && <DoorArrow cell={cell} out={tile.turn(arrow.side)} arrow={arrow} />;
      })}
    </>
  );
}

interface ArrowProps {
  readonly cell: Cell;
  readonly out: Direction;
  readonly arrow: PrintedArrow;
}

// A red arrow costs a code, a white one is free. Two on one door are side by side.
function DoorArrow({ cell, out, arrow }: ArrowProps): JSX.Element {
  const { row, column } = cell;
  const atEdge = { north: row === 0, east: column === 3, south: row === 3, west: column === 0 }[out];
  return (
    <g transform={`${move(cell)}rotate(${angle[out]})`}>
      <path
        class={arrow.free ? 'art-white art-piece' : 'art-stop art-piece'}
        transform={`translate(${arrow.aside} ${atEdge ? -36 : -49})${arrow.inwards ? 'rotate(180)' : ''}`}
        d="M-6 13V0H-14L0-15L14 0H6V13z"
      />
    </g>
  );
}
