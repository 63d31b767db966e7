// An achievement as a badge with its number: a rosette with two ribbons. Style sheets say whether it is earned.
import type { JSX } from 'preact';
import './badge.css';

const petals = 14;
const rosette = Array.from({ length: petals * 2 }, (_, i) => {
  const angle = (Math.PI * i) / petals;
  const distance = i % 2 === 0 ? 40 : 34;
  return `${(Math.sin(angle) * distance).toFixed(1)} ${(-Math.cos(angle) * distance - 8).toFixed(1)}`;
}).join('L');

export function Badge({ number }: { readonly number: number }): JSX.Element {
  return (
    <svg class="badge" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <path class="badge-ribbon" d="M-24 14L-32 46L-18 40L-8 48L-4 18zM24 14L32 46L18 40L8 48L4 18z" />
      <path class="badge-edge" d={`M${rosette}z`} />
      <circle class="badge-face" r="26" cy="-8" />
      <text class="badge-number" y="2">
        {number}
      </text>
    </svg>
  );
}
