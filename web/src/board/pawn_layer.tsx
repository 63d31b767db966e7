// The pawns. Their places are written directly to their groups when the state changes, before anything is rendered.
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type Direction, directions, type Pawn } from '../engine/words';
import { afterPaint } from './after_paint';
import { HeroArt } from './art/heroes';
import type { Board } from './board';
import type { Gestures } from './gestures';
import { PawnFigure } from './pawn_figure';
import type { MallProps } from './mall_props';
import { stack, stacked } from './stacking';
import { useNow } from './use_now';
import './pawn_layer.css';

interface Props {
  readonly board: Board;
  readonly mall: MallProps;
  readonly gestures: () => Gestures | null;
}

export function PawnLayer({ board, mall, gestures }: Props): JSX.Element {
  const names = useComputed(() => Object.keys(mall.state.value?.pawns ?? {}).join(' '));
  const pawns = names.value.split(' ').filter((name) => name !== '') as Pawn[];

  const stacking = useMemo(() => afterPaint(() => stackAll(board)), [board]);
  useEffect(() => stacking.stop, [stacking]);

  const standAll = (): void => {
    const state = mall.state.value;
    const atlas = board.atlas.value;
    for (const [pawn, figure] of board.figures) {
      const at = state?.pawns[pawn];
      if (at === undefined) continue;
      figure.stand(at, atlas);
      gestures()?.pawnMoved(pawn);
    }
    stacking.ask();
  };
  useNow(standAll, [board, names.value]);

  return (
    <g class="mall-pawns">
      {pawns.map((pawn) => (
        <PawnPiece key={pawn} pawn={pawn} board={board} mall={mall} />
      ))}
    </g>
  );
}

function stackAll(board: Board): void {
  const order = stacked(board.figures).flatMap((pawn) => board.figures.get(pawn)?.outer ?? []);
  stack(order, document.activeElement);
}

interface PieceProps {
  readonly pawn: Pawn;
  readonly board: Board;
  readonly mall: MallProps;
}

function PawnPiece({ pawn, board, mall }: PieceProps): JSX.Element {
  const outer = useRef<SVGGElement>(null);
  const body = useRef<SVGGElement>(null);

  useLayoutEffect(() => {
    if (outer.current === null || body.current === null) return;
    board.figures.set(pawn, new PawnFigure(pawn, outer.current, body.current, board.openDoor));
    return () => board.figures.delete(pawn);
  }, [board]);
  useNow(() => outer.current?.setAttribute('aria-pressed', String(mall.selected.value === pawn)), [mall.selected]);
  useNow(() => {
    const view = board.pawnViews.value.get(pawn);
    if (!view || outer.current === null) return;
    outer.current.setAttribute('aria-label', view.name);
    const { classList } = outer.current;
    for (const direction of directions) classList.toggle(`mall-pawn-${direction}`, view.ways.has(direction));
    classList.toggle('mall-pawn-escaped', view.escaped);
  }, [board]);
  useNow(() => {
    outer.current?.classList.toggle('mall-pawn-asked', board.asked.value.includes(pawn));
    outer.current?.classList.toggle('mall-pawn-goal', mall.goals?.value?.pawns.includes(pawn) ?? false);
  }, [board, mall.goals]);

  return (
    <g ref={outer} class={`mall-pawn mall-of-${pawn}`} data-pawn={pawn} role="button" tabindex={0}>
      <circle class="mall-pawn-hit" r="52" />
      <circle class="mall-pawn-goal-ring" r="56" />
      <circle class="mall-pawn-ring-edge" r="44" />
      <circle class="mall-pawn-ring" r="44" />
      <ellipse class="mall-pawn-foot" cy="38" rx="40" ry="17" />
      <g ref={body} class="mall-pawn-body">
        <HeroArt pawn={pawn} />
      </g>
      {directions.map((direction) => (
        <Chevron direction={direction} />
      ))}
    </g>
  );
}

const angles: Readonly<Record<Direction, number>> = { north: 0, east: 90, south: 180, west: 270 };

// A small arrow at the pawn's side: I can move it that way.
function Chevron({ direction }: { readonly direction: Direction }): JSX.Element {
  const name = `mall-chevron mall-chevron-${direction}`;
  return <path class={name} d="M-14,-55 L0,-71 L14,-55 L0,-60 Z" transform={`rotate(${angles[direction]})`} />;
}
