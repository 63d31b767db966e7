// Fingers and sketches over the mall: rings and lines that all can see, until they fade. They follow the camera by
// looking where the board has drawn the space.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Company } from './company';
import { nameOf } from './names';
import type { Mark } from './talking';
import './mark_layer.css';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function spotOf(attribute: 'space' | 'pawn', name: string, origin: DOMRect): Spot | null {
  const element = document.querySelector(`[data-board] [data-${attribute}="${CSS.escape(name)}"]`);
  const box = element?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return null;
  return { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y, size: box.width };
}

function draw(element: SVGGElement, { what }: Mark, origin: DOMRect): void {
  if (what.kind === 'sketch') {
    const spots = what.path.map((place) => spotOf('space', place, origin)).filter((spot) => spot !== null);
    const points = spots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
    for (const line of element.querySelectorAll('polyline')) line.setAttribute('points', points);
    return;
  }
  if (what.kind !== 'point') return;
  const spot = what.pawn !== undefined ? spotOf('pawn', what.pawn, origin) : spotOf('space', what.at ?? '', origin);
  element.style.display = spot === null ? 'none' : '';
  if (spot === null) return;
  element.setAttribute('transform', `translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)})`);
  const radius = Math.max(18, spot.size * 0.6).toFixed(1);
  for (const ring of element.querySelectorAll('circle')) ring.setAttribute('r', radius);
}

function MarkOnMall({ mark, name }: { readonly mark: Mark; readonly name: string }): JSX.Element {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    let frame = 0;
    const follow = (): void => {
      const element = group.current;
      const origin = element?.ownerSVGElement?.getBoundingClientRect();
      if (element && origin) draw(element, mark, origin);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [mark]);
  const { what } = mark;
  return (
    <g ref={group} class="mark" data-talk-mark={what.kind} data-talk-at={what.kind === 'point' ? (what.at ?? what.pawn) : undefined}>
      {what.kind === 'sketch' ? (
        <>
          <polyline class="mark-edge" />
          <polyline class="mark-line" />
        </>
      ) : (
        <>
          <circle class="mark-edge" />
          <circle class="mark-line" />
          <text class="mark-name" y="-26">
            {name}
          </text>
        </>
      )}
    </g>
  );
}

export function MarkLayer({ company }: { readonly company: Company }): JSX.Element {
  const { talking } = company;
  const marks = talking.marks.value.filter(({ what }) => what.kind !== 'emote');
  return (
    <svg class="mark-layer" aria-hidden="true">
      {marks.map((mark) => (
        <MarkOnMall key={mark.id} mark={mark} name={nameOf(talking.session, mark.by)} />
      ))}
    </svg>
  );
}
