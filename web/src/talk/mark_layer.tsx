// Pointers and sketches over the mall: rings and lines that everyone sees until they fade. A layer of the board, which
// says where they are.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Board } from '../board/board';
import type { TableTalk } from './table_talk';
import { nameOf } from './names';
import type { Mark } from './talking';
import './mark_layer.css';

function draw(element: SVGGElement, { what }: Mark, board: Board): void {
  if (what.kind === 'sketch') {
    const spots = what.path.map((space) => board.onScreen({ space })).filter((spot) => spot !== null);
    const points = spots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
    for (const line of element.querySelectorAll('polyline')) line.setAttribute('points', points);
    return;
  }
  if (what.kind !== 'point') return;
  const { pawn, at } = what;
  const spot = pawn !== undefined ? board.onScreen({ pawn }) : at === undefined ? null : board.onScreen({ space: at });
  element.style.display = spot === null ? 'none' : '';
  if (spot === null) return;
  element.setAttribute('transform', `translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)})`);
  const radius = Math.max(18, spot.size * 0.6).toFixed(1);
  for (const ring of element.querySelectorAll('circle')) ring.setAttribute('r', radius);
}

interface MarkProps {
  readonly board: Board;
  readonly mark: Mark;
  readonly name: string;
}

function MarkOnMall({ board, mark, name }: MarkProps): JSX.Element {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(
    () =>
      board.follow(() => {
        if (group.current) draw(group.current, mark, board);
      }),
    [board, mark],
  );
  const { what } = mark;
  return (
    <g
      ref={group}
      class="mark"
      data-talk-mark={what.kind}
      data-talk-at={what.kind === 'point' ? (what.at ?? what.pawn) : undefined}
    >
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

interface MarkLayerProps {
  readonly board: Board;
  readonly tableTalk: TableTalk;
}

export function MarkLayer({ board, tableTalk }: MarkLayerProps): JSX.Element {
  const { talking } = tableTalk;
  const marks = talking.marks.value.filter(({ what }) => what.kind !== 'emote');
  return (
    <svg class="mark-layer" aria-hidden="true">
      {marks.map((mark) => (
        <MarkOnMall key={mark.id} board={board} mark={mark} name={nameOf(talking.session, mark.by)} />
      ))}
    </svg>
  );
}
