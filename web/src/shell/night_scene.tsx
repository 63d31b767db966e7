// A mall after closing time, seen from the pavement: lit windows, a guard inside, four heroes on tiptoe. With the
// shutters down it says that there is no way in.
import type { JSX } from 'preact';
import { HeroArt } from '../board/art/heroes';
import { HeroSymbol } from '../board/art/hero_symbol';
import { box, disc, Draw } from '../board/art/shapes';
import { colours, type Colour } from '../engine/words';
import { awning, goods, skyline, slats, stars } from './night_things';
import './night_scene.css';

const windowsAt: readonly number[] = [181, 289, 397, 803, 911, 1019];
const awnings: readonly string[] = ['red', 'sea', 'moss', 'orange', 'ink', 'lilac'];
const ground = 500;

function Window({ index, shut }: { readonly index: number; readonly shut: boolean }): JSX.Element {
  const x = windowsAt[index] ?? 0;
  return (
    <g transform={`translate(${x} 474)`}>
      <path class={shut ? 'night-shut' : 'night-pane'} d={box(-46, -112, 92, 112, 4)} />
      {shut ? (
        <path class="night-slats" d={slats(-46, 46, -98, -14, 14)} />
      ) : index === 4 ? (
        <g transform="translate(-4 -40) scale(.74)">
          <path class="night-beam" d="M42 6L64-60V58z" />
          <HeroArt pawn="guard1" />
        </g>
      ) : (
        <Draw lines={goods[index] ?? []} />
      )}
      <path class="night-frame" d={box(-46, -112, 92, 112, 4)} />
      <Draw lines={[`${awnings[index] ?? 'red'} ${awning}`]} />
      <path class="night-stripes" d="M-38-112L-41-86M-13-112L-14-84M13-112L14-84M38-112L41-86" />
    </g>
  );
}

function Lamp({ x }: { readonly x: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${ground})`}>
      <circle class="night-halo" r="90" cy="-168" />
      <path class="night-iron" d="M-4 0V-150H4V0zM-14 0H14V-8H-14z" />
      <path class="night-lantern" d="M-14-150L-18-184H18L14-150z" />
      <path class="night-iron" d="M-22-184H22L0-202zM-16-150H16V-145H-16z" />
    </g>
  );
}

const walk: readonly (readonly [Colour, number, number])[] = [
  ['orange', 196, 538],
  ['yellow', 296, 524],
  ['purple', 396, 540],
  ['green', 482, 522],
];

// Light that falls out of a window onto the pavement, away from the middle of the house.
function pool(x: number): string {
  const lean = (x - 600) * 0.16;
  return `M${x - 50} 500H${x + 50}L${x + 76 + lean} 600H${x - 76 + lean}z`;
}

export function NightScene({ shutters = false }: { readonly shutters?: boolean }): JSX.Element {
  return (
    <svg
      class="night-scene"
      viewBox="0 0 1200 600"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="night-glow">
          <stop class="night-warm" offset="0" stop-opacity="0.34" />
          <stop class="night-warm" offset="1" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="night-ground" x1="0" y1="0" x2="0" y2="1">
          <stop class="night-near" offset="0" />
          <stop class="night-near" offset="1" stop-opacity="0" />
        </linearGradient>
        <linearGradient id="night-pool" x1="0" y1="0" x2="0" y2="1">
          <stop class="night-warm" offset="0" stop-opacity="0.42" />
          <stop class="night-warm" offset="1" stop-opacity="0" />
        </linearGradient>
      </defs>
      <g class="night-sky">
        {stars.map(([x, y, size]) => (
          <circle key={x} class="night-star" cx={x} cy={y} r={size} />
        ))}
        <path class="night-moon" d="M1046 58A44 44 0 1 0 1046 142A34 34 0 1 1 1046 58z" />
      </g>
      <circle class="night-sun" cx="1020" cy="130" r="52" />
      <path class="night-far" d={skyline} />
      {!shutters && <ellipse class="night-glow" cx="600" cy="430" rx="640" ry="340" />}
      <path class="night-wing" d="M124 500V318H1076V500z" />
      <path class="night-cornice" d="M112 318V300H1088V318z" />
      <path class="night-block" d="M462 500V236C462 138 738 138 738 236V500z" />
      <path class="night-cornice" d="M450 246C450 118 750 118 750 246H736C736 138 464 138 464 246z" />
      <path class={shutters ? 'night-shut' : 'night-pane'} d="M500 318V252C500 178 700 178 700 252V318z" />
      <path class="night-frame" d="M500 318V252C500 178 700 178 700 252V318zM550 318V204M650 318V204M500 262H700" />
      <g transform="translate(600 262)">
        <circle class="night-dial" r="42" />
        <Draw
          lines={[
            'crust M-19-27H19V-21H-19zM-19 21H19V27H-19z',
            'white M-14-21H14C14-6 4-4 4 0C4 4 14 6 14 21H-14C-14 6-4 4-4 0C-4-4-14-6-14-21z',
            'gold, M-9-12H9C7-5 3-3 1 0V8C6 10 11 14 12 20H-12C-11 14-6 10-1 8V0C-3-3-7-5-9-12z',
          ]}
        />
      </g>
      {colours.map((colour, index) => (
        <g key={colour} class={`art-of-${colour}`} transform={`translate(${[190, 320, 880, 1010][index] ?? 0} 290)`}>
          <circle class="night-disc" r="27" />
          <HeroSymbol colour={colour} scale={0.52} />
        </g>
      ))}
      {windowsAt.map((x, index) => (
        <Window key={x} index={index} shut={shutters} />
      ))}
      <path class={shutters ? 'night-shut' : 'night-pane'} d="M536 500V376C536 342 664 342 664 376V500z" />
      {shutters && <path class="night-slats" d={slats(536, 664, 376, 488, 16)} />}
      <path class="night-frame" d="M536 500V376C536 342 664 342 664 376V500zM600 500V352M536 388H664" />
      {!shutters && <Draw lines={[`gold ${disc(588, 442, 5)}${disc(612, 442, 5)}`]} />}
      <g transform="translate(568 410) rotate(-7)">
        <Draw
          lines={[
            `cream ${box(-22, -10, 44, 24, 4)}`,
            'line M-12-10L0-24L12-10',
            'ink, M4-5A8 8 0 1 0 4 9A6.5 6.5 0 1 1 4-5z',
          ]}
        />
      </g>
      <path class="night-step" d="M500 500H700L716 512H484z" />
      <path class="night-ground" d="M-2000 500H3200V600H-2000z" />
      {!shutters && [...windowsAt, 600].map((x) => <path key={x} class="night-pool" d={pool(x)} />)}
      <Draw
        lines={[
          'moss M-20 506C-26 452 30 440 44 462C62 440 104 452 100 506z',
          'moss M1220 506C1226 446 1168 440 1154 464C1136 444 1098 456 1104 506z',
        ]}
      />
      <Lamp x={110} />
      <Lamp x={1092} />
      {!shutters &&
        walk.map(([colour, x, y]) => (
          <g key={colour} transform={`translate(${x} ${y}) scale(.96)`}>
            <HeroArt pawn={colour} />
          </g>
        ))}
    </svg>
  );
}
