// The pawns as standing figures. The origin is the centre of the space; a figure reaches from -66 to 54 and is at most
// 88 wide. Silhouette first: square shoulders, a pointed hat, a leaf, a low hexagon, a cap with a lamp.
import type { JSX } from 'preact';
import { isHero, type Colour, type Guard, type Pawn } from '../../engine/words';
import './art.css';
import './heroes.css';
import { box, disc, Draw, type Drawing } from './shapes';

const base = `M-33 38V45C-33 58 33 58 33 45V38z`;
const baseTop = disc(0, 38, 33, 12);

const barbarian: Drawing = [
  'body M-42-18C-42-28-36-32-28-32H28C36-32 42-28 42-18L38 10L27 8L22 40C12 46-12 46-22 40L-27 8L-38 10z',
  'shade, M12-32H28C36-32 42-28 42-18L38 10L27 8L22 40C18 43 12 44 6 44z',
  'wood M-24 14C-10 20 10 20 24 14L21 30C8 36-8 36-21 30z',
  `gold ${box(-7, 14, 14, 12, 3)}`,
  'cream M-36-30L-28-16L-20-24L-12-12L0-22L12-12L20-24L28-16L36-30C20-38-20-38-36-30z',
  'skin M-17-52C-17-64 17-64 17-52V-38C14-26-14-26-17-38z',
  'bark M-19-44C-22-72 22-72 19-44L13-54C4-57-4-57-13-54z',
  'bark M-17-38C-8-42 8-42 17-38C16-20-16-20-17-38z',
  `dark, ${disc(-7, -46, 2.8)}${disc(7, -46, 2.8)}`,
  'line M-4-33C-2-31 2-31 4-33',
  'steel M32-8V-52L37-64L42-52V-8z',
  'shine, M34-8V-50L37-58V-8z',
  `gold ${box(26, -10, 22, 7, 3)}`,
  `bark ${box(34, -4, 6, 15, 2)}`,
  `skin ${disc(37, 3, 6)}`,
];

const mage: Drawing = [
  'body M-15-16C-28 4-34 28-34 42C-20 48 20 48 34 42C34 28 28 4 15-16z',
  'shade, M4-16H15C28 4 34 28 34 42C26 45 16 46 8 46z',
  'gold, M-34 36C-20 42 20 42 34 36L34 42C20 48-20 48-34 42z',
  'white M-17-16C-26 0-26 16-22 30C-14 28-9 18-8 6H8C9 18 14 28 22 30C26 16 26 0 17-16z',
  `skin ${disc(0, -10, 15)}`,
  `dark, ${disc(-6, -11, 2.8)}${disc(6, -11, 2.8)}`,
  'dark, M-4-3C-2-1 2-1 4-3L3-1C1 1-1 1-3-1z',
  'body M-36-24C-28-32-21-32-19-35C-15-51-9-61 8-68C15-64 10-58 17-54' +
    'C15-45 19-39 19-35C21-32 28-32 36-24C22-17-22-17-36-24z',
  'shade, M6-67L8-68C15-64 10-58 17-54C15-45 19-39 19-35C21-32 28-32 36-24C28-20 18-19 8-19z',
  'gold M-19-35C-8-30 8-30 19-35L20-28C8-23-8-23-20-28z',
  'shine, M-15-39C-12-48-8-54-1-60C-4-52-6-46-7-37z',
  'skin M24 4C30 0 36 4 34 10C30 14 22 12 24 4z',
  'water M29-16H39V-11L38-10V-4C45 0 46 12 34 12C22 12 23 0 30-4V-10L29-11z',
  'shine, M29 0C30-3 33-4 33-1C31 2 29 5 27 5z',
];

const elf: Drawing = [
  'line M20-52V40',
  'bow M18-54C54-34 54 20 18 42L18 34C42 16 42-28 18-46z',
  'body M0-66C18-50 20-40 18-28C30-8 26 26 8 44H-8C-26 26-30-8-18-28C-20-40-18-50 0-66z',
  'shade, M0-66C18-50 20-40 18-28C30-8 26 26 8 44H2C14 14 14-30 0-66z',
  'skin M-11-32L-27-42L-14-20zM11-32L27-42L14-20z',
  'skin M0-48C12-44 14-34 12-26C9-16 4-13 0-12C-4-13-9-16-12-26C-14-34-12-44 0-48z',
  'crust M0-48C12-44 13-38 12-30C6-40-2-38-12-30C-13-38-12-44 0-48z',
  `dark, ${disc(-5, -27, 2.4)}${disc(5, -27, 2.4)}`,
  'line M0 0V38M0 12L-13 2M0 12L13 2M0 26L-12 16M0 26L12 16',
  `gold ${disc(0, -7, 4.5)}`,
  `skin ${disc(20, -4, 6.5)}`,
];

const dwarf: Drawing = [
  'bark M30-22L37-24L44 42L37 44z',
  'body M-26-24H26L42 8L28 42C14 48-14 48-28 42L-42 8z',
  'shade, M12-24H26L42 8L28 42C22 44 14 46 6 46z',
  `skin ${box(-17, -22, 34, 24, 10)}`,
  'cream M-24-14C-20-4-9-3 0-5C9-3 20-4 24-14C30 8 19 34 0 42C-19 34-30 8-24-14z',
  'line M-9 6C-8 16-6 24-2 30M9 6C8 16 6 24 2 30M0 2V14',
  `dark, ${disc(-9, -13, 2.8)}${disc(9, -13, 2.8)}`,
  `skin ${disc(0, -7, 5.5)}`,
  'steel M-25-22C-27-52 27-52 25-22C14-28-14-28-25-22z',
  'body M-5-47H5V-26H-5z',
  'gold M-27-22C-14-29 14-29 27-22V-15C14-22-14-22-27-15z',
  'steel M27-28C34-26 40-30 46-34C50-20 48-8 42 0C38-4 34-6 30-6z',
  'shine, M42-29C45-20 44-12 41-5L38-8C41-14 41-20 40-27z',
  `skin ${disc(38, 14, 6.5)}`,
];

const guard: Drawing = [
  'sea M-30-6C-30-18-20-22 0-22S30-18 30-6L28 40C14 46-14 46-28 40z',
  'shade, M10-22C24-20 30-16 30-6L28 40C22 43 14 44 8 44z',
  `skin ${disc(0, -30, 16)}`,
  'bark, M-12-26C-6-20 6-20 12-26L10-20C4-16-4-16-10-20z',
  `dark, ${disc(-6, -32, 2.4)}${disc(6, -32, 2.4)}`,
  'sea M-21-42C-32-62 32-62 21-42z',
  'ink M-22-44H22C33-34-33-34-22-44z',
  `gold ${disc(0, -51, 5)}`,
  'line M36-14C36-20 26-20 26-14',
  `lamp ${box(24, -8, 24, 24, 6)}`,
  'gold, M36-4C42 4 41 10 36 12C31 10 30 4 36-4z',
  'ink M22-6L28-15H44L50-6zM23 14H49V21H23z',
  `skin ${disc(27, -14, 6)}`,
];

const pieces: Readonly<Record<Colour, Drawing>> = { yellow: barbarian, purple: mage, green: elf, orange: dwarf };
const numbers: Readonly<Record<Guard, number>> = { guard1: 1, guard2: 2, guard3: 3, guard4: 4 };

interface Props {
  readonly pawn?: Pawn;
  readonly colour?: Colour;
}

export function HeroArt({ pawn, colour }: Props): JSX.Element | null {
  const who = pawn ?? colour;
  if (who === undefined) return null;
  const hero = isHero(who);
  return (
    <g class={hero ? `hero-art art-of-${who}` : 'hero-art art-of-guard'}>
      <ellipse class="hero-art-shadow" cx="9" cy="48" rx="42" ry="13" />
      <path class="art-body" d={base} />
      <path class="hero-art-dim" d={base} />
      <path class="art-body" d={baseTop} />
      <Draw lines={hero ? pieces[who] : guard} />
      {!hero && (
        <text class="hero-art-number" y="33">
          {numbers[who]}
        </text>
      )}
    </g>
  );
}

// The same figure as a separate picture, for lists and panels.
export function HeroIcon({ pawn, size }: { readonly pawn: Pawn; readonly size: number }): JSX.Element {
  return (
    <svg class="hero-icon" width={size} height={size} viewBox="-64 -70 128 128" aria-hidden="true" focusable="false">
      <HeroArt pawn={pawn} />
    </svg>
  );
}
