// The four signs of the heroes: sword, vial, bow, axe. They fit in a box of 60 units around the origin.
import type { JSX } from 'preact';
import type { Colour } from '../../engine/words';
import './art.css';

interface Sign {
  readonly path: string;
  readonly turn: number; // degrees
  readonly thread?: string; // a thin line below it
}

// The parts of a sign overlap: the outline is painted below the fill, so that only the outer edge shows.
const signs: Readonly<Record<Colour, Sign>> = {
  yellow: { turn: 45, path: 'M0-38L7-29V8H18V16H5V25A7 7 0 1 1-5 25V16H-18V8H-7V-29z' },
  purple: {
    turn: 0,
    path: 'M-11-31H11V-23H7V-11C20-6 26 4 24 14C22 25 12 30 0 30C-12 30-22 25-24 14C-26 4-20-6-7-11V-23H-11z',
  },
  green: {
    turn: -45,
    thread: 'M-11-30L-30 0L-11 30',
    path:
      'M-9-34C10-29 23-16 23 0C23 16 10 29-9 34L-12 27C4 22 13 12 13 0C13-12 4-22-12-27z' +
      'M-32-3H25V-10L39 0L25 10V3H-32z',
  },
  orange: {
    turn: 20,
    path:
      'M-4-31H4V-22C14-21 21-25 26-29C33-16 33-1 26 11C21 7 14 3 4 4V32H-4V4C-14 3-21 7-26 11' +
      'C-33-1-33-16-26-29C-21-25-14-21-4-22z',
  },
};

interface Props {
  readonly colour: Colour;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

export function HeroSymbol({ colour, x = 0, y = 0, scale = 1 }: Props): JSX.Element {
  const { path, turn, thread } = signs[colour];
  const place = `translate(${x} ${y})rotate(${turn})scale(${scale})`;
  return (
    <>
      {thread !== undefined && <path class="art-line" transform={place} d={thread} />}
      <path class={`art-sign art-of-${colour}`} transform={place} d={path} />
    </>
  );
}
