// Where the chosen pawn can go, each space with the way that leads there.
import type { JSX } from 'preact';
import type { Board } from './board';
import { shift } from './geometry';
import './target_layer.css';
import type { Target } from './targets';

export function TargetLayer({ board }: { readonly board: Board }): JSX.Element {
  const snapped = board.snapped.value;
  return (
    <g class="mall-targets" aria-hidden="true">
      {board.targets.value.map((target) => (
        <TargetMark key={target.spot.place} target={target} snapped={snapped === target.spot.place} />
      ))}
    </g>
  );
}

// A dot on the plain floor; a frame where there is something to see on the floor itself.
function TargetMark({ target, snapped }: { readonly target: Target; readonly snapped: boolean }): JSX.Element {
  const { kind, pawn, spot } = target;
  const bare = spot.space.symbol === 'plain' || spot.space.symbol === 'start';
  return (
    <g class={`mall-target mall-of-${pawn}${snapped ? ' mall-target-snapped' : ''}`} transform={shift(spot)}>
      <rect class="mall-target-glow" x="-44" y="-44" width="88" height="88" rx="20" />
      {kind === 'move' && bare && <circle class="mall-target-dot" r="18" />}
      {kind === 'move' && !bare && <rect class="mall-target-frame" x="-44" y="-44" width="88" height="88" rx="20" />}
      {kind !== 'move' && <circle class="mall-target-dot" r="27" />}
      {kind !== 'move' && <path class="mall-target-sign" d={signs[kind]} />}
    </g>
  );
}

const signs: Readonly<Record<Exclude<Target['kind'], 'move'>, string>> = {
  vortex: 'M0,0 C4,-7 13,-3 11,6 C8,16 -8,15 -13,4 C-17,-9 -5,-20 8,-18',
  escalator: 'M-14,12 h9 v-8 h9 v-8 h10',
  take_shaft: 'M-12,-13 v26 M0,-13 v26 M12,-13 v26',
};
