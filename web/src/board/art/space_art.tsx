// What is printed on single spaces: vortices, items, timers and the signs of the expansion. Drawn around the origin.
import type { JSX } from 'preact';
import type { Symbol as Printed } from '../../engine/catalog';
import type { Colour, Direction } from '../../engine/words';
import { HeroSymbol } from './hero_symbol';
import { Draw, polygon, star } from './shapes';
import { beholderSign, commandEye, sensorSign, spaceDrawings } from './space_drawings';
import { angle } from './turned';

// Five arms that wind inwards.
function spiral(): string {
  const point = (degrees: number, r: number): string => {
    const a = (degrees * Math.PI) / 180;
    return `${Math.round(Math.cos(a) * r * 10) / 10} ${Math.round(Math.sin(a) * r * 10) / 10}`;
  };
  let path = '';
  for (let a = 0; a < 360; a += 72) {
    path += `M${point(a, 34)}Q${point(a + 34, 32)} ${point(a + 62, 20)}`;
    path += `L${point(a + 84, 22)}Q${point(a + 62, 32)} ${point(a + 34, 34)}z`;
  }
  return path;
}
const arms = spiral();

export function VortexArt({ colour }: { readonly colour: Colour }): JSX.Element {
  return (
    <g class={`art-of-${colour}`}>
      <circle class="art-shade" cx="4" cy="5" r="37" />
      <circle class="art-hero art-piece" r="36" />
      <path class="art-shine" d={arms} />
      <circle class="art-cream art-piece" r="24" />
      <HeroSymbol colour={colour} scale={0.6} />
    </g>
  );
}

const rays = star(12, 39, 33);
const eightSides = (r: number): string => polygon(Array.from({ length: 8 }, (_, i) => [22.5 + i * 45, r] as const));
const [pedestalBase, pedestalTop] = [eightSides(29), eightSides(28)];

export function ItemArt({ colour }: { readonly colour: Colour }): JSX.Element {
  return (
    <g class={`art-of-${colour}`}>
      <circle r="56" fill="url(#art-warm)" />
      <path class="art-gold" d={rays} />
      <path class="art-stone art-piece" transform="translate(0 5)" d={pedestalBase} />
      <path class="art-cream" d={pedestalTop} />
      <path class="art-glint" d="M-20-19L-10-25H6" />
      <HeroSymbol colour={colour} y={-3} scale={0.76} />
    </g>
  );
}

export function SpaceArt({ symbol }: { readonly symbol: Printed }): JSX.Element | null {
  const lines = spaceDrawings[symbol];
  return lines === undefined ? null : <Draw lines={lines} />;
}

// The beholder is sent in this direction.
export function CommandArt({ direction }: { readonly direction: Direction }): JSX.Element {
  return (
    <>
      <Draw lines={commandEye} />
      <path class="art-red art-piece" transform={`rotate(${angle[direction]})`} d="M-16-29L0-46L16-29L10-26H-10z" />
    </>
  );
}

// In the middle of a tile, where four spaces meet: the beholder's sign, or the sensor and where it looks at first.
interface CentreProps {
  readonly beholder: boolean;
  readonly sensor: Direction | null;
}

export function CentreArt({ beholder, sensor }: CentreProps): JSX.Element {
  return (
    <g transform={sensor === null ? 'scale(0.9)' : `rotate(${angle[sensor]})scale(0.9)`}>
      <Draw lines={beholder ? beholderSign : sensorSign} />
    </g>
  );
}
