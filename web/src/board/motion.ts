// The movements of figures, as animations of one group each. The state is ahead of the picture: a figure's place is set
// at once, and these only show how it got there. With reduced motion they are fades.
import { longestMs, quickMs, springMs } from '../base/durations';
import { motionIsReduced } from '../settings/settings';
import { type Point, tileSize } from './geometry';

const stepMs = 80;
const hop = 16; // drawing units

const glide = 'cubic-bezier(0.25, 0.8, 0.35, 1)';

function at(point: Point, rest = ''): string {
  return `translate(${point.x.toFixed(1)}px, ${point.y.toFixed(1)}px)${rest}`;
}

function play(element: Element, frames: Keyframe[], duration: number, easing = 'linear'): Animation {
  return element.animate(frames, { duration, easing });
}

function fade(element: Element): Animation {
  return play(element, [{ opacity: 0.2 }, { opacity: 1 }], quickMs);
}

// How far a figure is drawn from its place: in the middle of another movement, this isn't where it came from.
export function drawnOffset(element: Element): Point {
  const { transform } = getComputedStyle(element);
  if (transform === '' || transform === 'none') return { x: 0, y: 0 };
  const matrix = new DOMMatrixReadOnly(transform);
  return { x: matrix.e, y: matrix.f };
}

export function walk(element: Element, back: Point, spaces: number): Animation {
  if (motionIsReduced()) return fade(element);
  const duration = Math.min(longestMs, Math.max(1, spaces) * stepMs);
  // A hop for a step, a glide for a longer way.
  const lift = spaces <= 1 ? hop : hop / 3;
  const half = { x: back.x * 0.42, y: back.y * 0.42 - lift };
  const frames = [{ transform: at(back) }, { transform: at(half), offset: 0.45 }, { transform: at({ x: 0, y: 0 }) }];
  return play(element, frames, duration, glide);
}

export function ride(element: Element, back: Point): Animation {
  if (motionIsReduced()) return fade(element);
  const frames = [{ transform: at(back), easing: 'cubic-bezier(0.45, 0, 0.55, 1)' }, { transform: at({ x: 0, y: 0 }) }];
  return play(element, frames, longestMs);
}

export function swirl(element: Element, back: Point): Animation {
  if (motionIsReduced()) return fade(element);
  const here = { x: 0, y: 0 };
  const frames = [
    { transform: at(back, ' rotate(0deg) scale(1)'), opacity: 1, offset: 0, easing: 'ease-in' },
    { transform: at(back, ' rotate(300deg) scale(0.05)'), opacity: 0.2, offset: 0.45 },
    { transform: at(here, ' rotate(-300deg) scale(0.05)'), opacity: 0.2, offset: 0.46, easing: 'ease-out' },
    { transform: at(here, ' rotate(0deg) scale(1)'), opacity: 1, offset: 1 },
  ];
  return play(element, frames, longestMs);
}

export function settle(element: Element, back: Point): Animation {
  if (motionIsReduced()) return fade(element);
  const frames = [{ transform: at(back) }, { transform: at({ x: 0, y: 0 }) }];
  return play(element, frames, springMs, 'cubic-bezier(0.3, 1.5, 0.5, 1)');
}

// Leans towards a target and springs back.
export function lean(element: Element, towards: Point): Animation {
  if (motionIsReduced()) return fade(element);
  const length = Math.hypot(towards.x, towards.y) || 1;
  const reach = Math.min(34, length * 0.4);
  const there = { x: (towards.x / length) * reach, y: (towards.y / length) * reach };
  const back = { x: -there.x * 0.18, y: -there.y * 0.18 };
  const frames = [
    { transform: at({ x: 0, y: 0 }), offset: 0, easing: 'ease-out' },
    { transform: at(there), offset: 0.4, easing: 'ease-in' },
    { transform: at(back), offset: 0.8 },
    { transform: at({ x: 0, y: 0 }), offset: 1 },
  ];
  return play(element, frames, springMs);
}

// Out through a door, one space beyond it.
export function leaveThrough(element: Element, out: Point): Animation {
  if (motionIsReduced()) return play(element, [{ opacity: 1 }, { opacity: 0 }], quickMs);
  const doorway = { x: out.x * 0.55, y: out.y * 0.55 };
  const frames = [
    { transform: at({ x: 0, y: 0 }), opacity: 1, offset: 0 },
    { transform: at(doorway), opacity: 1, offset: 0.6 },
    { transform: at(out), opacity: 0, offset: 1 },
  ];
  return play(element, frames, longestMs, 'ease-in');
}

// One leaf of a door gives way towards its side, and is back.
export function swing(element: Element): Animation | null {
  if (motionIsReduced()) return null;
  const [shut, open] = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0.08)' }];
  const frames = [
    { ...shut, offset: 0, easing: 'ease-out' },
    { ...open, offset: 0.35 },
    { ...open, offset: 0.85, easing: 'ease-in' },
    { ...shut, offset: 1 },
  ];
  return play(element, frames, longestMs);
}

export function vanish(element: Element): Animation {
  if (motionIsReduced()) return play(element, [{ opacity: 1 }, { opacity: 0 }], quickMs);
  const frames = [
    { transform: 'translate(0px, 0px) scale(1)', opacity: 1 },
    { transform: 'translate(0px, -30px) scale(0.4)', opacity: 0 },
  ];
  return play(element, frames, longestMs, 'ease-in');
}

// A tile as if held in a hand: larger, around its own centre.
function held(point: Point, size: number): string {
  const aside = (tileSize / 2) * (size - 1);
  return at({ x: point.x - aside, y: point.y - aside }, ` scale(${size})`);
}

// A tile comes in from outside along its arrow and is put down.
export function slideIn(element: Element, from: Point): Animation {
  if (motionIsReduced()) return play(element, [{ opacity: 0 }, { opacity: 1 }], quickMs);
  const past = { x: -from.x * 0.02, y: -from.y * 0.02 };
  const frames = [
    { transform: held(from, 1.14), opacity: 0, offset: 0, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
    { transform: held(past, 1.08), opacity: 1, offset: 0.7, easing: 'ease-in' },
    { transform: held({ x: 0, y: 0 }, 1), opacity: 1, offset: 1 },
  ];
  return play(element, frames, longestMs);
}
