// The end as a picture: the mall of this game, lit in the night, and the heroes who run off into it.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Atlas } from '../board/atlas';
import { HeroArt } from '../board/art/heroes';
import { TileArt } from '../board/art/tile_art';
import { shift } from '../board/geometry';
import { opennessOf } from '../board/tile_layer';
import type { State } from '../engine/position';
import { colours, type Colour } from '../engine/words';
import './end_scene.css';

export const sceneWidth = 600;
export const sceneHeight = 216;
const [mallWidth, mallHeight] = [270, 166];
const mallX = 172;
const mallY = 97;
const ground = 186;

const stars = [
  [22, 30], [64, 14], [108, 52], [300, 20], [342, 58], [388, 26], [432, 70], [470, 18], [514, 48], [578, 90], [560, 22],
  [330, 104], [400, 118], [12, 92],
] as const; // biome-ignore format: pairs

interface Props {
  readonly state: State;
  readonly atlas: Atlas;
  readonly out: readonly Colour[];
}

function Tiles({ atlas }: { readonly atlas: Atlas }): JSX.Element {
  const { box, tiles } = atlas;
  const scale = Math.min(mallWidth / (box.right - box.left), mallHeight / (box.bottom - box.top), 0.16);
  const middle = `translate(${-(box.left + box.right) / 2} ${-(box.top + box.bottom) / 2})`;
  const opened = opennessOf(tiles);
  return (
    <g transform={`translate(${mallX} ${mallY})scale(${scale.toFixed(4)})${middle}`}>
      {tiles.map(({ tile, x, y }) => (
        <rect key={tile} class="end-scene-glow" x={x - 90} y={y - 90} width={580} height={580} rx="150" />
      ))}
      {tiles.map((laid) => (
        <g key={laid.tile} transform={shift(laid)}>
          <TileArt face={laid.face} turns={laid.turns} opened={opened(laid)} />
        </g>
      ))}
    </g>
  );
}

export function EndScene({ state, atlas, out }: Props): JSX.Element {
  const tiles = useMemo(() => <Tiles atlas={atlas} />, [atlas]);
  const inside = colours.filter((colour) => !out.includes(colour) && state.pawns[colour] !== undefined);
  return (
    <svg class="end-scene" viewBox={`0 0 ${sceneWidth} ${sceneHeight}`} aria-hidden="true">
      <rect class="end-scene-sky" width={sceneWidth} height={sceneHeight} rx="14" />
      {stars.map(([x, y], i) => (
        <circle key={i} class="end-scene-star" cx={x} cy={y} r={i % 3 === 0 ? 2 : 1.3} />
      ))}
      <circle class="end-scene-moon" cx="548" cy="52" r="20" />
      <path
        class="end-scene-ground"
        d={`M0 ${ground}Q160 ${ground - 12} 330 ${ground}T600 ${ground - 6}V202Q600 216 586 216H14Q0 216 0 202z`}
      />
      {tiles}
      {inside.map((colour, i) => (
        <g key={colour} class="end-scene-inside" transform={`translate(${372 + i * 50} 178)scale(0.42)`}>
          <HeroArt pawn={colour} />
        </g>
      ))}
      {out.map((colour, i) => (
        <g key={colour} transform={`translate(${372 + i * 58} ${168 + (i % 2) * 8})`}>
          <g class="end-scene-runner">
            <path class="end-scene-dust" d="M-34 6h-14M-32 16h-20M-30 26h-12" />
            <g transform="rotate(7)scale(0.52)">
              <HeroArt pawn={colour} />
            </g>
          </g>
        </g>
      ))}
    </svg>
  );
}
