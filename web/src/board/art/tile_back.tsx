// The back of a tile in the deck, 400 by 400 units: the mall by night, with a few lit windows.
import type { JSX } from 'preact';
import './art.css';
import './tile_back.css';
import { box, disc, star } from './shapes';

const stars = [
  [60, 70],
  [120, 40],
  [330, 60],
  [280, 110],
  [48, 150],
  [352, 150],
  [210, 46],
] as const;
const windows = [0, 1, 2, 3, 4, 5].flatMap((c) => [0, 1].map((r) => box(76 + c * 43, 232 + r * 44, 28, 28, 4)));
const lit = new Set([1, 4, 5, 8, 11]);

export function TileBack({ back }: { readonly back: 'base' | 'expansion' }): JSX.Element {
  return (
    <g class={`tile-back tile-back-${back}`}>
      <path class="tile-back-sky" d={box(3, 3, 394, 394, 26)} />
      <path class="tile-back-frame" d={box(20, 20, 360, 360, 16)} />
      <path class="tile-back-star" d={stars.map(([x, y]) => star(4, 9, 3, x, y)).join('')} />
      <path class="tile-back-moon" d="M246 66A44 44 0 1 0 272 138A38 38 0 1 1 246 66z" />
      <path class="tile-back-mall" d="M44 336V206H66V184H158L200 150L242 184H334V206H356V336z" />
      <path class="tile-back-window" d={windows.filter((_, i) => !lit.has(i)).join('')} />
      <path class="tile-back-lit" d={windows.filter((_, i) => lit.has(i)).join('')} />
      <path class="tile-back-lit" d={disc(200, 186, 13)} />
      <path class="tile-back-ground" d="M28 336H372V352H28z" />
    </g>
  );
}
