// The red pawn that asks someone to do something, as a standing figure around the origin like the heroes.
import type { JSX } from 'preact';
import './art.css';
import './heroes.css';
import { disc, Draw, type Drawing } from './shapes';

const pawn: Drawing = [
  'pawn M-36 36C-36 24-20 22-16 6C-12-8-12-16-12-20H12C12-16 12-8 16 6C20 22 36 24 36 36V44C36 58-36 58-36 44z',
  'shade, M6-20H12C12-16 12-8 16 6C20 22 36 24 36 36V44C36 52 18 55 4 54z',
  'pawn M-22-22C-22-28 22-28 22-22C22-14-22-14-22-22z',
  `pawn ${disc(0, -42, 21)}`,
  'glint M-12-46C-10-53-6-56 0-57M-20 34C-12 28-6 20-5 8',
];

export function RedPawn(): JSX.Element {
  return (
    <g class="hero-art">
      <ellipse class="hero-art-shadow" cx="9" cy="48" rx="44" ry="13" />
      <Draw lines={pawn} />
      <path class="art-white art-plain" d="M-4 6H4L3 26H-3zM-4 30H4V37H-4z" />
    </g>
  );
}
