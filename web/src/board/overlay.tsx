// Labels above the drawing, in screen size: who drags what, who went there, why something failed.
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { spaceOf } from '../engine/position';
import { t } from '../text/text';
import { afterPaint } from './after_paint';
import type { Board, Trail } from './board';
import { toDrawing, toScreen } from './camera';
import type { CameraRig } from './camera_rig';
import { cellSize, type Point } from './geometry';
import type { AvatarType, MallProps } from './mall_props';
import './overlay.css';

const noteMs = 2800;
const ruleMs = 5000; // time to reach for the rule
const nameMs = 1300;

// Over the head of a pawn that is there.
function above(spot: Point): Point {
  return { x: spot.x, y: spot.y - cellSize * 0.62 };
}

interface AnchoredProps {
  readonly rig: CameraRig;
  readonly at: Point;
  readonly class: string;
  readonly children: ComponentChildren;
}

// Centred above the point. Percentages refer to the label itself, so nobody has to measure it.
function transformFor(rig: CameraRig, at: Point): string {
  const { x, y } = toScreen(rig.camera, at);
  const { width, height } = rig.view;
  const left = `clamp(6px, ${x.toFixed(1)}px - 50%, ${width.toFixed(1)}px - 100% - 6px)`;
  const top = `max(6px, min(${y.toFixed(1)}px, ${height.toFixed(1)}px - 6px) - 100%)`;
  return `translate(${left}, ${top})`;
}

// Stays at a point of the drawing while the camera moves, and inside the picture.
function Anchored({ rig, at, class: name, children }: AnchoredProps): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  const { x, y } = at;
  useLayoutEffect(() => {
    const put = (): void => {
      if (element.current !== null) element.current.style.transform = transformFor(rig, { x, y });
    };
    put();
    return rig.listen(put);
  }, [rig, x, y]);
  return (
    <div ref={element} class={`mall-anchored ${name}`}>
      {children}
    </div>
  );
}

interface NameProps {
  readonly name: string;
  readonly face: number | null | undefined;
  readonly Avatar: AvatarType | undefined;
}

function Name({ name, face, Avatar }: NameProps): JSX.Element {
  return (
    <>
      {Avatar !== undefined && face != null && face > 0 && <Avatar face={face} name={name} />}
      {name}
    </>
  );
}

interface TrailNameProps {
  readonly board: Board;
  readonly mall: MallProps;
  readonly trail: Trail;
}

function TrailName({ board, mall, trail }: TrailNameProps): JSX.Element | null {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const frames = [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }];
    const fade = element.current?.animate(frames, { duration: nameMs, fill: 'forwards' });
    const end = afterPaint(() => board.endTrail(trail.id)); // it is invisible by then and can wait
    const clock = setTimeout(end.ask, nameMs);
    return () => {
      fade?.cancel();
      clearTimeout(clock);
      end.stop();
    };
  }, []);
  const spot = board.atlas.peek().spots.get(trail.step.to);
  const newest = board.trails.value.findLast(({ step }) => step.pawn === trail.step.pawn);
  if (!spot || trail.step.name === null || newest?.id !== trail.id) return null; // a hero has one name tag
  return (
    <Anchored rig={board.rig} at={above(spot)} class={`mall-tag mall-of-${trail.step.pawn}`}>
      <span ref={element} class="mall-tag-text">
        <Name name={trail.step.name} face={trail.step.face} Avatar={mall.Avatar} />
      </span>
    </Anchored>
  );
}

function NoteLabel({ board, mall }: { readonly board: Board; readonly mall: MallProps }): JSX.Element | null {
  const note = board.note.value;
  useLayoutEffect(() => {
    if (note === null) return;
    const clock = setTimeout(() => board.endNote(note.id), note.recoil.rule === null ? noteMs : ruleMs);
    return () => clearTimeout(clock);
  }, [note]);
  if (note === null) return null;
  const { RuleLink } = mall;
  const { pawn, to, text, rule } = note.recoil;
  const pawnSpot = pawn === null ? null : board.figures.get(pawn)?.at;
  const spot = (to === null ? null : board.atlas.peek().spots.get(to)) ?? pawnSpot;
  const { camera, view } = board.rig;
  const at = spot ? above(spot) : toDrawing(camera, { x: view.width / 2, y: view.height / 2 });
  return (
    <Anchored key={note.id} rig={board.rig} at={at} class="mall-note">
      <span class="mall-note-text">{text}</span>
      {rule !== null && RuleLink !== undefined && (
        <RuleLink rule={rule} class="mall-note-rule">
          {t('word.rule')}
        </RuleLink>
      )}
    </Anchored>
  );
}

export function Overlay({ board, mall }: { readonly board: Board; readonly mall: MallProps }): JSX.Element {
  return (
    <>
      <div class="mall-overlay" aria-hidden="true">
        <HintTags board={board} mall={mall} />
        {board.trails.value.map((trail) => (
          <TrailName key={trail.id} board={board} mall={mall} trail={trail} />
        ))}
        <AskLabel board={board} />
      </div>
      <div class="mall-overlay">
        <NoteLabel board={board} mall={mall} />
      </div>
    </>
  );
}

function HintTags({ board, mall }: { readonly board: Board; readonly mall: MallProps }): JSX.Element {
  const state = mall.state.value;
  const atlas = board.atlas.value;
  return (
    <>
      {mall.hints.value.map(({ pawn, seat, name, face }) => {
        const place = spaceOf(state?.pawns[pawn]);
        const spot = place === null ? undefined : atlas.spots.get(place);
        if (!spot) return null;
        return (
          <Anchored key={seat} rig={board.rig} at={above(spot)} class={`mall-tag mall-tag-hint mall-of-${pawn}`}>
            <span class="mall-tag-text">
              <Name name={name} face={face} Avatar={mall.Avatar} />
            </span>
          </Anchored>
        );
      })}
    </>
  );
}

// A space was tapped that several heroes can reach.
function AskLabel({ board }: { readonly board: Board }): JSX.Element | null {
  const asked = board.asked.value;
  const spot = asked.length > 1 && asked[0] !== undefined ? board.figures.get(asked[0])?.at : null;
  useLayoutEffect(() => {
    if (asked.length === 0) return;
    const clock = setTimeout(() => (board.asked.value = []), noteMs);
    return () => clearTimeout(clock);
  }, [asked]);
  if (!spot) return null;
  return (
    <Anchored rig={board.rig} at={above(spot)} class="mall-note">
      <span class="mall-note-text">{t('mall.which')}</span>
    </Anchored>
  );
}
