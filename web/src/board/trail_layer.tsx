// Where someone else has just been: a line in the hero's colour that fades.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Board, Trail } from './board';
import './trail_layer.css';

const trailMs = 1000;

export function TrailLayer({ board }: { readonly board: Board }): JSX.Element {
  return (
    <g class="mall-trails" aria-hidden="true">
      {board.trails.value.map((trail) => (
        <TrailLine key={trail.id} board={board} trail={trail} />
      ))}
    </g>
  );
}

function TrailLine({ board, trail }: { readonly board: Board; readonly trail: Trail }): JSX.Element | null {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const frames = [{ opacity: 0.9 }, { opacity: 0 }];
    const fade = group.current?.animate(frames, { duration: trailMs, easing: 'ease-in', fill: 'forwards' });
    return () => fade?.cancel();
  }, []);
  const { spots } = board.atlas.peek();
  const { step } = trail;
  const from = spots.get(step.from);
  const to = spots.get(step.to);
  if (!from || !to) return null;
  return (
    <g ref={group} class={`mall-trail mall-of-${step.pawn}`}>
      {step.way === 'walk' || step.way === 'escalator' ? (
        <>
          <path class="mall-trail-edge" d={`M${from.x},${from.y} L${to.x},${to.y}`} />
          <path class="mall-trail-line" d={`M${from.x},${from.y} L${to.x},${to.y}`} />
        </>
      ) : (
        <circle class="mall-trail-ring" cx={from.x} cy={from.y} r="36" />
      )}
      <circle class="mall-trail-start" cx={from.x} cy={from.y} r="11" />
    </g>
  );
}
