// What flipping now would leave, over every sand timer space a hero can be moved to: an early flip loses games. Shown where
// the table gives help: in practice, and in the first scenarios.
import { useComputed, useSignal, type ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { timeLeft } from '../base/clock_text';
import type { Board } from '../board/board';
import type { Atlas } from '../board/atlas';
import type { State } from '../engine/position';
import { colours, type Pawn, type Place } from '../engine/words';
import type { Session } from '../game/session';
import type { Play } from '../play/play';
import { t } from '../text/text';
import './flip_signs.css';

const lookEveryMs = 500;

export function givesHelp(session: Pick<Session, 'kind'>, state: State | null): boolean {
  if (state?.outcome !== 'running') return false;
  return session.kind === 'local' || (state.name === null && /^S[1-3]$/.test(state.scenario));
}

// A guard flips nothing.
const isHero = (pawn: Pawn): boolean => (colours as readonly Pawn[]).includes(pawn);

// a timer space under a shaft or breach isn't one any more.
function coveredBy({ security }: State): readonly Place[] {
  const ends = [...(security?.shafts ?? []), ...(security?.breaches ?? [])];
  return ends.flatMap((one) => (one.state === 'laid' ? [one.from, one.to] : []));
}

// The sand timer spaces that one of these actions brings a hero to and that still work.
export function timersInReach(legal: Session['legal']['value'], atlas: Atlas, state: State): readonly Place[] {
  const places = legal.flatMap((one) =>
    'pawn' in one && isHero(one.pawn) && 'to' in one && typeof one.to === 'string' ? [one.to] : [],
  );
  const closed = [...state.out_of_order, ...coveredBy(state)];
  const timers = places.filter(
    (place) => atlas.spots.get(place)?.space.symbol === 'sand_timer' && !closed.includes(place),
  );
  return [...new Set(timers)];
}

// After a flip there is as much sand as has run through.
export function leftAfterFlip(capacity: number, sand: number): number {
  return Math.max(0, capacity - sand);
}

interface SignProps {
  readonly board: Board;
  readonly place: Place;
  readonly left: ReadonlySignal<number>;
}

function FlipSign({ board, place, left }: SignProps): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      board.follow(() => {
        const sign = element.current;
        const spot = board.onScreen({ space: place });
        if (sign === null) return;
        const { width, height } = board.rig.view;
        const isSeen = spot !== null && spot.x > 0 && spot.x < width && spot.y > 0 && spot.y < height;
        sign.hidden = !isSeen;
        if (!isSeen) return;
        const left = `clamp(4px, ${spot.x.toFixed(1)}px - 50%, ${width.toFixed(1)}px - 100% - 4px)`;
        const top = `max(4px, ${(spot.y - spot.size * 0.5).toFixed(1)}px - 100%)`;
        sign.style.transform = `translate(${left}, ${top})`;
      }),
    [board, place],
  );
  return (
    <div ref={element} class="flip-sign" data-flip={place} data-early={left.value < 60_000} hidden>
      {t('flip.leaves', { time: timeLeft(left.value) })}
    </div>
  );
}

function FlipLayer({ board, play }: { readonly board: Board; readonly play: Play }): JSX.Element | null {
  const { session } = play;
  const left = useSignal(0);
  const places = useComputed(() => {
    const state = session.shown.value;
    return state !== null && givesHelp(session, state) ? timersInReach(session.legal.value, play.atlas(), state) : [];
  }).value;
  const isNear = places.length > 0;
  useEffect(() => {
    if (!isNear) return undefined;
    const look = (): void => {
      const { capacity_ms: capacity } = session.confirmed.peek() ?? { capacity_ms: 0 };
      // Whole seconds, so that nothing is drawn more often.
      left.value = Math.floor(leftAfterFlip(capacity, session.sand() ?? capacity) / 1_000) * 1_000;
    };
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [session, isNear]);
  if (!isNear) return null;
  return (
    <div class="flip-layer" aria-hidden="true">
      {places.map((place) => (
        <FlipSign key={place} board={board} place={place} left={left} />
      ))}
    </div>
  );
}

export function useFlipSigns(play: Play): void {
  useEffect(() => play.overlays.add(({ board }) => <FlipLayer board={board} play={play} />), [play]);
}
