// How everything is drawn: drawings are lists of "tone path" strings, a tone being a class of art.css. A tone that ends in
// a comma has no outline.
import type { JSX } from 'preact';
import './art.css';

const short = (value: number): number => Math.round(value * 10) / 10;

// A circle, an ellipse, a box (with round corners) as path data.
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${short(x - rx)} ${short(y)}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${w}v${h}h${-w}z`
    : `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}` +
      `h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`;

// The same stroke at several angles around a point, as one path.
export function around(count: number, from: number, to: number, x = 0, y = 0, start = 0): string {
  let path = '';
  for (let i = 0; i < count; ++i) {
    const a = ((start + (i * 360) / count) * Math.PI) / 180;
    const [sin, cos] = [Math.sin(a), -Math.cos(a)];
    path += `M${short(x + sin * from)} ${short(y + cos * from)}L${short(x + sin * to)} ${short(y + cos * to)}`;
  }
  return path;
}

// Points at an angle (from the top, clockwise) and distance, joined.
export function polygon(points: readonly (readonly [degrees: number, distance: number])[], x = 0, y = 0): string {
  const corners = points.map(([degrees, distance]) => {
    const a = (degrees * Math.PI) / 180;
    return `${short(x + Math.sin(a) * distance)} ${short(y - Math.cos(a) * distance)}`;
  });
  return `M${corners.join('L')}z`;
}

// A star with that many points.
export const star = (points: number, outer: number, inner: number, x = 0, y = 0): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, i) => [(i * 180) / points, i % 2 === 0 ? outer : inner] as const),
    x,
    y,
  );

export type Drawing = readonly string[];

export function Draw({ lines }: { readonly lines: Drawing }): JSX.Element {
  return (
    <>
      {lines.map((line) => {
        const cut = line.indexOf(' ');
        const tone = line.slice(0, cut);
        const plain = tone.endsWith(',');
        return <path class={plain ? `art-${tone.slice(0, -1)} art-plain` : `art-${tone}`} d={line.slice(cut + 1)} />;
      })}
    </>
  );
}
