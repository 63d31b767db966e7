// The openings of a tile: exploration gates, the entrance arrow, exits, steel doors and the dwarf's passages.
import type { JSX } from 'preact';
import type { Colour, Direction } from '../../engine/words';
import { HeroSymbol } from './hero_symbol';
import { box, Draw, type Drawing } from './shapes';
import { angle } from './turned';

const turn = (direction: Direction): string => `rotate(${angle[direction]})`;
// The same point as seen from a gate on the given side.
function offset(direction: Direction, outwards: number): { readonly x: number; readonly y: number } {
  const a = (angle[direction] * Math.PI) / 180;
  return { x: Math.round(Math.sin(a) * outwards), y: Math.round(-Math.cos(a) * outwards) };
}

const stripes = [-38, -22].map((x) => `M${x}-35l14-14h8l-14 14zM${-x}-35l-14-14h-8l14 14z`).join('');
const speaker: Readonly<Record<Direction, string>> = {
  north: 'translate(-32 -19)',
  east: 'translate(20 -29)',
  south: 'translate(-32 19)',
  west: 'translate(-20 -29)',
};
const sound = 'M-12-5H-6L2-12V12L-6 5H-12zM6-5Q9 0 6 5M10-9Q16 0 10 9';

interface GateProps {
  readonly side: Direction;
  readonly colour: Colour | null; // none: everyone's
  readonly opened: boolean;
}

// An edge that nobody has explored yet: hatched, with a lens for the hero who may look, and an arrow outwards. Once
// there is a tile beyond it, it is a passage, and only a strip on the floor shows whose it was.
export function GateArt({ side, colour, opened }: GateProps): JSX.Element {
  const { x, y } = offset(side, -8);
  const whose = colour === null ? 'art-of-all' : `art-of-${colour}`;
  if (opened) {
    return (
      <g class={`art-opened ${whose}`}>
        <path class="art-hero art-plain" transform={turn(side)} d={box(-41, -49, 82, 7)} />
        <circle class="art-lens" cx={x} cy={y} r="25" />
        {colour !== null && <HeroSymbol colour={colour} x={x} y={y} scale={0.55} />}
      </g>
    );
  }
  return (
    <g class={whose}>
      <g transform={turn(side)}>
        <path class="art-hero art-piece" d={box(-41, -50, 82, 15)} />
        <path class="art-cream art-plain" d={stripes} />
        <path class="art-white art-piece" d="M-18-29L0-48L18-29z" />
      </g>
      <g transform={`translate(${x} ${y})`}>
        <path class="art-handle-edge" d="M19 19L29 29" />
        <path class="art-handle" d="M19 19L29 29" />
        <circle class="art-glass art-piece" r="27" />
        {colour === null ? (
          <Draw lines={everyone} />
        ) : (
          <>
            <circle class="art-lens" r="22.5" />
            <HeroSymbol colour={colour} scale={0.62} />
          </>
        )}
      </g>
      {colour === 'green' && <path class="art-sound" transform={`${speaker[side]}scale(0.9)`} d={sound} />}
    </g>
  );
}

// Auto-exploration serves all four.
const everyone: Drawing = [
  'yellow, M0 0V-21A21 21 0 0 0-21 0z',
  'purple, M0 0V-21A21 21 0 0 1 21 0z',
  'green, M0 0V21A21 21 0 0 0 21 0z',
  'orange, M0 0V21A21 21 0 0 1-21 0z',
  'line M0-21V21M-21 0H21',
];

export function EntranceArt({ side, blind }: { readonly side: Direction; readonly blind: boolean }): JSX.Element {
  return (
    <path
      class={blind ? 'art-entrance art-entrance-blind' : 'art-entrance'}
      transform={blind ? `${turn(side)}translate(0 22)` : turn(side)}
      d="M-8-49H8V-32H20L0-12L-20-32H-8z"
    />
  );
}

// Its two leaves, for the moment in which they are open. The tile is one picture, so they are drawn above it.
export function ExitLeaves({ side }: { readonly side: Direction }): JSX.Element {
  return (
    <g transform={turn(side)}>
      <path class="art-ink" d={box(-33, -46, 66, 10)} />
      <g transform="translate(-33 -46)">
        <path class="art-lamp" data-leaf="" d={box(0, 0, 31, 10)} />
      </g>
      <g transform="translate(33 -46) scale(-1 1)">
        <path class="art-lamp" data-leaf="" d={box(0, 0, 31, 10)} />
      </g>
    </g>
  );
}

// An exit: a door in the wall, and a mat in front of it with the sign of the hero who may leave here.
export function ExitArt({ side, colour }: { readonly side: Direction; readonly colour: Colour }): JSX.Element {
  const { x, y } = offset(side, -13);
  return (
    <g class={`art-of-${colour}`}>
      <g transform={turn(side)}>
        <path class="art-hero art-piece" d={box(-35, -40, 70, 78, 7)} />
        <path class="art-mat-seam" d={box(-29, -34, 58, 66, 4)} />
        <path class="art-ink art-piece" d={box(-39, -50, 78, 17, 2)} />
        <path class="art-lamp" d={box(-33, -46, 31, 10)} />
        <path class="art-lamp" d={box(2, -46, 31, 10)} />
        <path class="art-white art-piece" d="M-19-14L0-34L19-14z" />
      </g>
      <g class="art-pale">
        <HeroSymbol colour={colour} x={x} y={y} scale={0.6} />
      </g>
    </g>
  );
}
