// Whose hero is whose: a ring in each person's colour, with their number, around the hero they have chosen.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Board } from '../board/board';
import type { OverlayLayer } from '../board/overlays';
import type { Pawn } from '../engine/words';
import type { SeatHand } from './seat_hand';
import './chosen_layer.css';

interface RingProps {
  readonly board: Board;
  readonly pawn: Pawn;
  readonly seat: number;
  readonly inside: number; // how many rings are within this one
}

function Ring({ board, pawn, seat, inside }: RingProps): JSX.Element {
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      board.follow(() => {
        const at = board.onScreen({ pawn });
        const element = ring.current;
        if (element === null) return;
        element.hidden = at === null;
        if (at === null) return;
        const size = at.size * (0.92 + 0.14 * inside);
        element.style.width = element.style.height = `${size.toFixed(1)}px`;
        element.style.transform = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) translate(-50%, -50%)`;
      }),
    [board, pawn, inside],
  );
  return (
    <div ref={ring} class="chosen-ring" data-person={seat} data-chosen={pawn} hidden>
      <span>{seat + 1}</span>
    </div>
  );
}

export function chosenLayerOf(hands: readonly SeatHand[]): OverlayLayer {
  return ({ board }) => (
    <div class="chosen-layer" aria-hidden="true">
      {hands.map(({ seat, selected }) => {
        const pawn = selected.value;
        if (pawn === null) return null;
        const inside = hands.filter((other) => other.seat < seat && other.selected.value === pawn).length;
        return <Ring key={seat} board={board} pawn={pawn} seat={seat} inside={inside} />;
      })}
    </div>
  );
}
