// What is printed on single spaces: vortices, items, timers and the signs of the expansion. Drawn around the origin.
import type { JSX } from 'preact';
import type { Symbol as Printed } from '../../engine/catalog';
import type { Colour, Direction } from '../../engine/words';
import { HeroSymbol } from './hero_symbol';
import { Draw, star } from './shapes';
import { beholderSign, commandEye, sensorSign, spaceDrawings } from './space_drawings';
import { angle } from './turned';

function around(degrees: number, r: number): string {
  const a = (degrees * Math.PI) / 180;
  return `${Math.round(Math.cos(a) * r * 10) / 10} ${Math.round(Math.sin(a) * r * 10) / 10}`;
}

// A wheel of seven blades, all blown the same way: no other sign has teeth.
function wheel(): string {
  const blade = 360 / 7;
  let path = `M${around(0, 44)}`;
  for (let i = 0; i < 7; i += 1) {
    const a = i * blade;
    path += `Q${around(a + blade * 0.36, 36)} ${around(a + blade * 0.72, 32)}L${around(a + blade, 44)}`;
  }
  return `${path}z`;
}
// And a line in each that winds inwards.
function winds(): string {
  let path = '';
  for (let i = 0; i < 7; i += 1) {
    const a = (i * 360) / 7;
    path += `M${around(a - 1, 39)}Q${around(a + 26, 32)} ${around(a + 44, 23)}`;
  }
  return path;
}
const [blades, whirl] = [wheel(), winds()];

export function VortexArt({ colour }: { readonly colour: Colour }): JSX.Element {
  return (
    <g class={`art-of-${colour}`}>
      <circle class="art-shade" cx="4" cy="5" r="38" />
      <path class="art-hero art-piece" d={blades} />
      <path class="art-whirl" d={whirl} />
      <g class="art-pale">
        <HeroSymbol colour={colour} scale={0.66} />
      </g>
    </g>
  );
}

const diamond = (r: number, dy = 0): string => `M0 ${dy - r}L${r} ${dy}L0 ${dy + r}L${-r} ${dy}z`;
const rays = star(4, 50, 30);

// On a lit pedestal that stands on its point, like the stone that marks it next to the mall.
export function ItemArt({ colour }: { readonly colour: Colour }): JSX.Element {
  return (
    <g class={`art-of-${colour}`}>
      <circle r="56" fill="url(#art-warm)" />
      <path class="art-gold" d={rays} />
      <path class="art-stone art-piece" d={diamond(43, 4)} />
      <path class="art-cream art-piece" d={diamond(41)} />
      <path class="art-glint" d="M-24-8L-8-24" />
      <HeroSymbol colour={colour} y={-1} scale={0.74} />
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

// In the middle of a tile, where four spaces meet: the beholder's sign, or the sensor and where it faces at first.
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
