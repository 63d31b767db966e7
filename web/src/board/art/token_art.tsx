// Tokens on the board or next to it: "out of order", and the theft tile with its two sides.
import type { JSX } from 'preact';
import './art.css';
import { HeroSymbol } from './hero_symbol';
import './token_art.css';
import { around, box, disc, Draw, type Drawing } from './shapes';

// A cross-shaped tag around the origin, for spaces that no longer work.
const tag: Drawing = [
  'shade, M-17-32L4-11L25-32L40-17L19 4L40 25L25 40L4 19L-17 40L-32 25L-11 4L-32-17z',
  'tag M-21-36L0-15L21-36L36-21L15 0L36 21L21 36L0 15L-21 36L-36 21L-15 0L-36-21z',
  `dark, ${disc(-26, -26, 3)}${disc(26, -26, 3)}${disc(-26, 26, 3)}${disc(26, 26, 3)}`,
  'tag-stripe M-14-14L14 14M14-14L-14 14',
];

export function OutOfOrder(): JSX.Element {
  return (
    <g class="out-of-order">
      <Draw lines={tag} />
    </g>
  );
}

const plan: Drawing = [
  `blueprint ${box(6, 6, 188, 288, 16)}`,
  'blueprint-fine M30 70H170M30 110H170M30 150H170M30 190H170M30 230H170M50 50V250M90 50V250M130 50V250',
  'blueprint-line M30 50H170V250H30zM30 110H90V150M130 50V110H170M90 250V200H130M130 150H170',
  'blueprint-way M70 236C70 180 50 170 66 140S120 130 110 90S140 74 150 78',
  'blueprint-line M62 228l16 16M78 228l-16 16',
];

const alarm: Drawing = [
  `alarm ${box(6, 6, 188, 288, 16)}`,
  `alarm-rays ${around(16, 66, 86, 100, 138)}`,
  'cream M100 70C134 70 142 96 142 126V158L156 182H44L58 158V126C58 96 66 70 100 70z',
  'shade, M100 70C134 70 142 96 142 126V158L156 182H112C124 150 120 96 100 70z',
  'gold M84 186H116C116 208 84 208 84 186z',
  `gold ${disc(100, 64, 9)}`,
  'glint M70 150V124C70 106 74 94 84 86',
  `white ${box(38, 232, 124, 34, 8)}`,
  'stop M52 243H104V236L126 249L104 262V255H52z',
];

const goals = [
  ['yellow', 60, 82],
  ['purple', 150, 80],
  ['green', 110, 172],
  ['orange', 150, 214],
] as const;

// 200 by 300 units.
export function TheftTile({ side }: { readonly side: 'plan' | 'alarm' }): JSX.Element {
  return (
    <g class="theft-tile">
      <Draw lines={side === 'plan' ? plan : alarm} />
      {side === 'plan' && goals.map(([colour, x, y]) => <HeroSymbol colour={colour} x={x} y={y} scale={0.48} />)}
    </g>
  );
}
