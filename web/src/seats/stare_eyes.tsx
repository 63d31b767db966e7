// Someone stares: two eyes open at their place, look around, and are gone.
import type { JSX } from 'preact';
import './stare_eyes.css';

function Eye({ x }: { readonly x: number }): JSX.Element {
  return (
    <g transform={`translate(${x} 0)`}>
      <path class="stare-eyes-white" d="M-34 0C-22-26 22-26 34 0C22 26-22 26-34 0z" />
      <circle class="stare-eyes-iris" r="15" />
      <circle class="stare-eyes-pupil" r="7" />
      <path class="stare-eyes-lid" d="M-36-6C-22-30 22-30 36-6" />
    </g>
  );
}

export function StareEyes(): JSX.Element {
  return (
    <span class="stare-eyes" data-stare="" aria-hidden="true">
      <svg viewBox="-82 -30 164 60">
        <Eye x={-42} />
        <Eye x={42} />
      </svg>
    </span>
  );
}
