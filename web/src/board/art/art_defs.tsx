// Drawings that many tiles share, put into the page once.
import type { JSX } from 'preact';
import './art.css';
import './tile_art.css';
import { goods } from './motifs_goods';
import { places } from './motifs_places';
import { props } from './motifs_props';
import { around, box, disc, Draw, polygon, type Drawing } from './shapes';
import { awning, awningStripes } from './shop_art';

const lines = [100, 200, 300];
const grid = lines.map((at) => `M${at} 0V400M0 ${at}H400`).join('');
const fine = [50, 150, 250, 350].map((at) => `M${at} 0V400M0 ${at}H400`).join('');
const check = [0, 1, 2, 3]
  .flatMap((row) => [0, 2].map((column) => `M${(column + (row % 2)) * 100} ${row * 100}h100v100h-100z`))
  .join('');
const inlay = lines.flatMap((y) => lines.map((x) => `M${x - 7} ${y}l7-7l7 7l-7 7z`)).join('');
// A compass rose of eight points, each with a bright and a dark half.
const rays = [0, 45, 90, 135, 180, 225, 270, 315];
const half = (side: -1 | 1): string =>
  rays
    .map((a) =>
      polygon(
        [
          [a, a % 90 === 0 ? 112 : 66],
          [a + side * 22.5, 26],
          [0, 0],
        ],
        200,
        200,
      ),
    )
    .join('');
const roses = { left: half(-1), right: half(1) };
const plazaBand = `${disc(200, 200, 97)}${disc(200, 200, 84)}${around(24, 84, 97, 200, 200)}`;
const grounds = ['peach', 'mint', 'sky', 'lilac', 'rose', 'straw'] as const;

const courtyard: Drawing = [
  `yard, ${box(0, 0, 100, 100)}`,
  `yard-paving ${box(10, 10, 80, 80, 12)}`,
  `yard-light, ${disc(50, 50, 40)}`,
  `moss, ${disc(50, 54, 30)}`,
  `moss ${disc(38, 56, 17)}${disc(62, 58, 16)}${disc(50, 38, 18)}`,
  `leaf, ${disc(46, 34, 10)}${disc(34, 52, 9)}${disc(59, 53, 8)}`,
  `lamp ${disc(18, 18, 5)}${disc(82, 18, 5)}${disc(18, 82, 5)}${disc(82, 82, 5)}`,
];

export function ArtDefs(): JSX.Element {
  return (
    <svg class="art-defs" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="art-warm">
          <stop class="art-warm-near" offset="0" />
          <stop class="art-warm-far" offset="1" />
        </radialGradient>
        <radialGradient id="art-lamplight" r="0.72">
          <stop class="art-lamplight-near" offset="0.35" />
          <stop class="art-lamplight-mid" offset="0.7" />
          <stop class="art-lamplight-far" offset="1" />
        </radialGradient>
        <linearGradient id="art-spilled" x1="0" x2="0" y1="1" y2="0">
          <stop class="art-spill-near" offset="0.1" />
          <stop class="art-spill-far" offset="1" />
        </linearGradient>
        <radialGradient id="art-glow">
          <stop class="art-glow-near" offset="0.45" />
          <stop class="art-glow-mid" offset="0.7" />
          <stop class="art-glow-far" offset="1" />
        </radialGradient>
        <clipPath id="art-tile-clip">
          <path d="M0 0H400V400H0z" />
        </clipPath>
        <g id="art-floor">
          <path class="art-floor-base" d="M0 0H400V400H0z" />
          <path class="art-floor-check" d={check} />
          <path class="art-floor-fine" d={fine} />
          <path class="art-floor-line" d={grid} />
          <path class="art-floor-inlay" d={inlay} />
        </g>
        <g id="art-plaza">
          <path class="art-plaza-ring" d={disc(200, 200, 104)} />
          <path class="art-plaza-band" d={plazaBand} />
          <path class="art-plaza-pale" d={roses.left} />
          <path class="art-plaza-deep" d={roses.right} />
        </g>
        <path id="art-spill" d="M-35-50H35L50-110H-50z" fill="url(#art-spilled)" />
        {grounds.map((kind) => (
          <g id={`art-awning-${kind}`}>
            <path class={`art-awning art-awning-${kind}`} d={awning} />
            <path class="art-linen art-plain" d={awningStripes} />
            <path class="art-line" d={awning} />
          </g>
        ))}
        <g id="art-courtyard">
          <Draw lines={courtyard} />
        </g>
        {Object.entries({ ...goods, ...places, ...props }).map(([name, drawing]) => (
          <symbol id={`art-${name}`} viewBox="0 0 100 100">
            <Draw lines={drawing} />
          </symbol>
        ))}
      </defs>
    </svg>
  );
}
