// A mall as it could be on the table, to judge how it looks from a distance.
import type { JSX } from 'preact';
import { HeroArt } from '../src/board/art/heroes';
import { CourtyardArt, TileGlow } from '../src/board/art/surroundings_art';
import { TileArt } from '../src/board/art/tile_art';
import type { Turns } from '../src/board/art/turned';
import type { TileFace } from '../src/engine/catalog';
import { colours, directions } from '../src/engine/words';

// Steps on the lattice to the east and to the north, tile, turns.
const plan: readonly (readonly [number, number, string, Turns])[] = [
  [0, 0, '1a', 0],
  [0, 1, '3', 2],
  [1, 0, '4', 0],
  [0, -1, '6', 3],
  [-1, 0, '9', 2],
  [1, 1, '12', 1],
  [1, -1, '7', 3],
  [-1, 1, '10', 1],
  [-1, -1, '15', 2],
  [2, 0, '14', 2],
  [2, -1, '17', 0],
  [2, 1, '2', 2],
  [0, 2, '5', 0],
  [1, 2, '8', 1],
  [-1, 2, '11', 2],
  [2, 2, '13', 3],
  [0, -2, '16', 0],
  [1, -2, '18', 1],
  [-1, -2, '19', 2],
  [2, -2, '20', 3],
  [-2, 0, '21', 0],
  [-2, 1, '22', 1],
  [-2, -1, '23', 2],
  [3, 0, '24', 3],
];

const beyond = { north: [100, -400], east: [400, 100], south: [-100, 400], west: [-400, -100] } as const;
const aroundHole = [
  [-400, 0],
  [0, 100],
  [-300, -400],
  [100, -300],
] as const;

interface Props {
  readonly faces: readonly TileFace[];
  readonly count: number;
}

export function MallPage({ faces, count }: Props): JSX.Element {
  const laid = plan.slice(0, count).flatMap(([east, north, tile, turns]) => {
    const face = faces.find((each) => each.tile === tile);
    return face ? [{ x: (east * 4 + north) * 100, y: (east - north * 4) * 100, face, turns }] : [];
  });
  const filled = new Set(laid.map(({ x, y }) => `${x},${y}`));
  const holes = laid
    .map(({ x, y }) => [x + 400, y] as const)
    .filter(([x, y]) => aroundHole.every(([dx, dy]) => filled.has(`${x + dx},${y + dy}`)));
  const openedAt = (x: number, y: number) =>
    directions.filter((side) => filled.has(`${x + beyond[side][0]},${y + beyond[side][1]}`));
  const xs = laid.map(({ x }) => x);
  const ys = laid.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - 40, Math.min(...ys) - 40];
  const [width, height] = [Math.max(...xs) + 440 - left, Math.max(...ys) + 440 - top];
  return (
    <svg class="gallery-mall" viewBox={`${left} ${top} ${width} ${height}`}>
      <g class="gallery-camera">
        {laid.map(({ x, y }) => (
          <g transform={`translate(${x} ${y})`}>
            <TileGlow />
          </g>
        ))}
        {holes.map(([x, y]) => (
          <g transform={`translate(${x} ${y})`}>
            <CourtyardArt />
          </g>
        ))}
        {laid.map(({ x, y, face, turns }) => (
          <g transform={`translate(${x} ${y})`}>
            <TileArt face={face} turns={turns} opened={openedAt(x, y)} />
          </g>
        ))}
        {colours.map((colour, i) => (
          <g transform={`translate(${150 + (i % 2) * 100} ${i < 2 ? 150 : 250})`}>
            <HeroArt colour={colour} />
          </g>
        ))}
      </g>
    </svg>
  );
}
