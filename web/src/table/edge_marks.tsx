// In practice: where teammates wait for an action of mine, if that place is out of sight. A mark at the edge of the screen
// points there, and a tap on it goes there.
import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { HeroIcon } from '../board/art/heroes';
import type { Board } from '../board/board';
import { clear } from '../board/camera';
import type { Pawn, Place } from '../engine/words';
import { t } from '../text/text';
import { Icon } from '../ui/icon';
import { edgeMark } from './edge_place';
import './edge_marks.css';

interface MarkProps {
  readonly board: Board;
  readonly place: Place;
}

function pawnAt(board: Board, place: Place): Pawn | null {
  const pawns = Object.entries(board.position()?.pawns ?? {});
  return (pawns.find(([, at]) => at === place)?.[0] as Pawn | undefined) ?? null;
}

function EdgeMark({ board, place }: MarkProps): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(
    () =>
      board.follow(() => {
        const mark = button.current;
        const spot = board.onScreen({ space: place });
        if (mark === null) return;
        const { view } = board.rig;
        const at = spot === null ? null : edgeMark(spot, clear(view), view.floats ?? []);
        mark.hidden = at === null;
        if (at === null) return;
        mark.style.transform = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) translate(-50%, -50%)`;
        mark.style.setProperty('--towards', `${at.angle.toFixed(0)}deg`);
      }),
    [board, place],
  );
  const goThere = (): void => {
    const spot = board.atlas.peek().spots.get(place);
    if (spot) board.rig.lookAt(spot);
  };
  const pawn = pawnAt(board, place);
  return (
    <button
      ref={button}
      type="button"
      class="edge-mark"
      data-awaited={place}
      aria-label={t('edge.awaited')}
      title={t('edge.awaited')}
      onClick={goThere}
      hidden
    >
      <span class="edge-mark-arrow" />
      {pawn === null ? <Icon name="tiles" /> : <HeroIcon pawn={pawn} size={30} />}
    </button>
  );
}

interface LayerProps {
  readonly board: Board;
  readonly awaited: ReadonlySignal<readonly Place[]>;
}

function EdgeLayer({ board, awaited }: LayerProps): JSX.Element | null {
  const places = awaited.value;
  if (places.length === 0) return null;
  return (
    <div class="edge-layer">
      {places.map((place) => (
        <EdgeMark key={place} board={board} place={place} />
      ))}
    </div>
  );
}

export function edgeMarksOf(
  awaited: ReadonlySignal<readonly Place[]>,
): ({ board }: { readonly board: Board }) => JSX.Element {
  return ({ board }) => <EdgeLayer board={board} awaited={awaited} />;
}
