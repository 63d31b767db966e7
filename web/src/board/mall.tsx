// The mall: tiles, pawns and everything you can do with them, by mouse, finger, keyboard or screen reader.
import type { JSX } from 'preact';
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Pawn, Place } from '../engine/words';
import { t } from '../text/text';
import { afterPaint } from './after_paint';
import { ArtDefs } from './art/art_defs';
import { Board } from './board';
import { ChoiceLayer } from './choice_layer';
import { DimensionLabels, FloorLayer } from './floor_layer';
import { DoorLayer } from './door_layer';
import { Floats } from './floats';
import { boxAround, cellSize } from './geometry';
import { Gestures } from './gestures';
import './mall.css';
import type { LayerProps, MallProps } from './mall_props';
import { MallTools } from './mall_tools';
import { heroName, reach } from './names';
import { OffersLayer } from './offers_layer';
import { Overlay } from './overlay';
import { PawnLayer } from './pawn_layer';
import { arrowDirection, nextSpace } from './roving';
import { SpaceLayer } from './space_layer';
import { TargetLayer } from './target_layer';
import { TileLayer } from './tile_layer';
import { TrailLayer } from './trail_layer';

export function Mall(props: MallProps): JSX.Element {
  const latest = useRef(props);
  latest.current = props;
  const { catalog, state, legal, selected } = props;
  const board = useMemo(() => new Board(() => latest.current), [catalog, state, legal, selected]);
  const gestures = useRef<Gestures | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const camera = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const more = props.more?.value;

  useLayoutEffect(() => {
    if (frame.current === null || stage.current === null || camera.current === null) return;
    const hands = new Gestures(stage.current, board);
    gestures.current = hands;
    const stops = [board.rig.attach(camera.current), hands.attach()];
    const box = frame.current;
    const { floats, board: told } = latest.current;
    if (told) told.value = board;
    board.frame.value = box;
    board.floats = floats === undefined ? null : new Floats(board, box, floats);
    const measure = (): void => {
      // As it is laid out, even where a style sheet turns it towards someone.
      const seen = box.getBoundingClientRect();
      const { width, height } = isQuarterTurned(box) ? { width: seen.height, height: seen.width } : seen;
      if (width > 0 && height > 0) board.rig.resize({ width, height });
      board.floats?.measure();
    };
    const { whole, needed, focus } = board.sights();
    board.rig.look(whole, needed, focus);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => {
      observer.disconnect();
      board.floats?.stop();
      for (const stop of stops) stop();
      gestures.current = null;
      board.frame.value = null;
    };
  }, [board]);

  useNews(board, props);

  // The tiles are a separate picture, so that what moves above them doesn't make the browser draw them again.
  return (
    <>
      <div class="mall" ref={frame} data-board="">
        <div ref={stage} class="mall-stage">
          <div ref={camera} class="mall-camera">
            <svg class="mall-ground" aria-hidden="true">
              <ArtDefs />
              <DimensionLabels board={board} />
              <TileLayer board={board} />
            </svg>
            <svg
              class="mall-view"
              role="group"
              aria-label={t('mall.title')}
              aria-describedby={helpId}
              onKeyDown={(event) => keyDown(event, board, latest.current)}
              onFocusIn={(event) => focused(event, board)}
            >
              <FloorLayer board={board} mall={props} />
              {more && <more.Floor board={board} mall={props} />}
              <SpaceLayer board={board} />
              <TrailLayer board={board} />
              <DoorLayer board={board} />
              <Layers of={props.underPawns} board={board} mall={props} />
              <TargetLayer board={board} />
              <OffersLayer board={board} mall={props} />
              <PawnLayer board={board} mall={props} gestures={() => gestures.current} />
              <ChoiceLayer board={board} mall={props} />
              {more && <more.Above board={board} mall={props} />}
            </svg>
          </div>
        </div>
        <Overlay board={board} mall={props} />
        {props.board === undefined && <MallTools rig={board.rig} />}
        <p id={helpId} class="mall-spoken">
          {t('mall.help')}
        </p>
        <Spoken board={board} mall={props} />
        <CalmWork board={board} mall={props} />
      </div>
      <Layers of={props.overlays} board={board} mall={props} />
    </>
  );
}

function isQuarterTurned(box: HTMLElement): boolean {
  return box.closest('[data-facing="1"], [data-facing="3"]') !== null;
}

// What other rooms draw.
function Layers({ of, board, mall }: LayerProps & { readonly of: MallProps['overlays'] }): JSX.Element {
  return (
    <>
      {(of?.value ?? []).map((Layer, i) => (
        <Layer key={i} board={board} mall={mall} />
      ))}
    </>
  );
}

// Names and the camera follow the state after it has been painted. This component draws nothing: rendering it works out
// what is legal, and for the player's own step that happens after the picture.
function CalmWork({ board, mall }: { readonly board: Board; readonly mall: MallProps }): null {
  const { state, legal, selected, goals } = mall;
  const work = useMemo(
    () =>
      afterPaint(() => {
        board.describe();
        const { whole, needed, focus } = board.sights();
        if (board.dragged.peek() === null) board.rig.look(whole, needed, focus);
        board.floats?.measure();
      }),
    [board],
  );
  useEffect(() => () => work.stop(), [work]);
  void [state.value, legal.value, selected.value, goals?.value, t('mall.title')];
  void [board.dragged.value, board.newest.value, board.rig.tall.value];
  const turned = mall.turned?.value ?? 0;
  const before = useRef(turned);
  useLayoutEffect(() => {
    if (before.current !== turned) board.rig.layOutAgain();
    before.current = turned;
  }, [turned]);
  useLayoutEffect(() => work.ask());
  return null;
}

function useNews(board: Board, { steps, recoils, arrivals, fit }: MallProps): void {
  useLayoutEffect(() => {
    const stops = [
      steps.listen((step) => {
        const atlas = board.atlas.peek();
        board.figures.get(step.pawn)?.tell(step, atlas.spots.get(step.from) ?? null, atlas);
        if (!step.mine) board.leaveTrail(step);
        board.happened(step.to, step.mine);
      }),
      recoils.listen((recoil) => board.tellRecoil(recoil)),
      arrivals.listen((arrival) => {
        board.newest.value = arrival.tile;
        board.happened(arrival.from, false);
      }),
      fit.listen((what) => (what === 'toggle' ? board.rig.toggleClose() : board.rig.fit(what))),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [board, steps, recoils, arrivals, fit]);
}

function keyDown(event: KeyboardEvent, board: Board, { selected }: MallProps): void {
  const target = event.target instanceof SVGElement ? event.target : null;
  if (target === null || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return;
  }
  const direction = arrowDirection(event.key);
  if (direction === null || selected.peek() !== null) return;
  const { pawn, space } = target.dataset;
  const from = (space as Place | undefined) ?? board.figures.get(pawn as Pawn)?.at?.place;
  const next = from === undefined ? null : nextSpace(board.atlas.peek(), from, direction);
  if (next === null) return;
  event.preventDefault();
  board.cursor.value = next;
  const element = target.ownerSVGElement?.querySelector<SVGElement>(`[data-space="${CSS.escape(next)}"]`);
  element?.focus({ preventScroll: true });
}

function focused(event: FocusEvent, board: Board): void {
  if (!(event.target instanceof SVGElement) || !event.target.matches(':focus-visible')) return;
  const { space, pawn } = event.target.dataset;
  const spot = space !== undefined ? board.atlas.peek().spots.get(space as Place) : board.figures.get(pawn as Pawn)?.at;
  if (spot) board.rig.reveal(boxAround(spot, cellSize / 2));
  if (space !== undefined) board.cursor.value = space as Place;
}

// Announced politely: who is chosen, and how far it can go. Announced when a hero is chosen, not whenever others change
// how far.
function Spoken({ board, mall }: { readonly board: Board; readonly mall: MallProps }): JSX.Element {
  const pawn = mall.selected.value;
  const several = board.asked.value.length > 1;
  const text = useMemo(() => {
    if (several) return t('mall.which');
    if (pawn === null) return t('mall.let_go');
    return t('mall.chosen', { hero: heroName(pawn), reach: reach(board.targets.peek().length) });
  }, [board, pawn, several]);
  return (
    <p class="mall-spoken" role="status" aria-live={mall.isSilent?.value === true ? 'off' : 'polite'}>
      {text}
    </p>
  );
}
