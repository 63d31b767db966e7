// Fingers, mouse and pen on the board: drag a pawn, pan, pinch, wheel, tap, double tap. Taps are click events, so that
// screen readers and scripts that only click do the same.
import { spaceOf } from '../engine/position';
import type { Pawn, Place, TileName } from '../engine/words';
import type { Board } from './board';
import { toDrawing } from './camera';
import { distance, type Point } from './geometry';
import { pawnNear, snapRadius, spaceAt, thingNear } from './picking';
import { nearestTarget, type Target } from './targets';

const slop = { mouse: 4, pen: 6, touch: 9 }; // pixels before a press becomes a drag
const liftBy = 46; // pixels a pawn rises above the finger that would hide it
const doubleTapMs = 320;

type Grip =
  | { kind: 'press'; readonly pointer: number; readonly at: Point; readonly pawn: Pawn | null; readonly slop: number }
  | { kind: 'drag'; readonly pointer: number; readonly pawn: Pawn; readonly lift: number; readonly from: Place | null }
  | { kind: 'pan'; readonly pointer: number; velocity?: Point; at?: number }
  | { kind: 'pinch' };

type Tapped =
  | { readonly kind: 'pawn'; readonly pawn: Pawn }
  | { readonly kind: 'draw' | 'nothing' }
  | { readonly kind: 'place'; readonly from: Place }
  | { readonly kind: 'discard'; readonly tile: TileName }
  | { readonly kind: 'space'; readonly place: Place; readonly sure: boolean }; // sure: that space was meant

function closest(event: Event, attribute: string): string | null {
  const element = event.target instanceof Element ? event.target.closest(`[data-${attribute}]`) : null;
  return element?.getAttribute(`data-${attribute}`) ?? null;
}

export class Gestures {
  private grip: Grip | null = null;
  private readonly pointers = new Map<number, Point>();
  private moved = false; // the click that ends a drag isn't a tap
  private coarse = false; // a finger, not a mouse
  private afterDrag: ReturnType<typeof setTimeout> | undefined;
  private lastTap = { time: 0, at: { x: 0, y: 0 } };
  private target: Target | null = null;

  constructor(
    private readonly stage: HTMLElement,
    private readonly board: Board,
  ) {}

  attach(): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    const on = <K extends keyof HTMLElementEventMap>(name: K, does: (event: HTMLElementEventMap[K]) => void): void =>
      this.stage.addEventListener(name, does as (event: Event) => void, { signal, passive: false });
    on('pointerdown', (event) => this.press(event));
    on('pointermove', (event) => this.move(event));
    on('click', this.tap);
    on('wheel', (event) => this.wheel(event));
    on('contextmenu', (event) => event.preventDefault()); // a long press of a finger means nothing here
    // A press that began here may end anywhere: outside the stage, or after what was pressed has been removed.
    addEventListener('pointerup', (event) => this.lift(event.pointerId, true), { signal, capture: true });
    addEventListener('pointercancel', (event) => this.lift(event.pointerId, false), { signal, capture: true });
    on('lostpointercapture', (event) => this.loseCapture(event));
    addEventListener('blur', () => this.forgetAll(), { signal });
    return () => {
      this.forgetAll();
      ending.abort();
    };
  }

  // The state has moved the pawn from under the finger.
  pawnMoved(pawn: Pawn): void {
    const { grip } = this;
    if (grip?.kind !== 'drag' || grip.pawn !== pawn) return;
    if (this.board.figures.get(pawn)?.place === grip.from) return;
    this.grip = null;
    this.board.cancelDrag();
  }

  private at(event: MouseEvent): Point {
    const frame = this.stage.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }

  private press(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    // The first finger on the glass, or the mouse: everything still remembered has ended unseen.
    if (event.isPrimary) this.forgetAll();
    const at = this.at(event);
    this.pointers.set(event.pointerId, at);
    this.board.rig.halt();
    if (this.pointers.size === 1) {
      clearTimeout(this.afterDrag);
      this.moved = false;
      const touch = event.pointerType === 'touch';
      this.coarse = touch;
      const pawn = (closest(event, 'pawn') as Pawn | null) ?? (touch ? pawnNear(this.board, at) : null);
      const held = touch ? slop.touch : event.pointerType === 'pen' ? slop.pen : slop.mouse;
      this.grip = { kind: 'press', pointer: event.pointerId, at, pawn, slop: held };
    } else if (this.pointers.size === 2) {
      if (this.grip?.kind === 'drag') this.board.cancelDrag();
      this.moved = true;
      this.grip = { kind: 'pinch' };
    }
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    if (event.buttons === 0) {
      this.lift(event.pointerId, false); // its end was missed, over another window for example
      return;
    }
    const at = this.at(event);
    const { grip } = this;
    if (grip?.kind === 'pinch') {
      this.pinch(event.pointerId, before, at);
      return;
    }
    if (grip?.kind === 'press' && grip.pointer === event.pointerId) {
      if (distance(grip.at, at) < grip.slop) return;
      this.begin(event, grip);
    }
    this.pointers.set(event.pointerId, at);
    const held = this.grip;
    if (held === null || held.kind === 'pinch' || held.pointer !== event.pointerId) return;
    if (held.kind === 'pan') this.pan(held, event.timeStamp, { x: at.x - before.x, y: at.y - before.y });
    else if (held.kind === 'drag') this.drag(held, at);
  }

  private pan(grip: Extract<Grip, { kind: 'pan' }>, now: number, by: Point): void {
    this.board.rig.pan(by.x, by.y);
    const ms = Math.max(1, now - (grip.at ?? now - 16));
    const old = grip.velocity ?? { x: 0, y: 0 };
    grip.velocity = { x: (old.x + by.x / ms) / 2, y: (old.y + by.y / ms) / 2 };
    grip.at = now;
  }

  private begin(event: PointerEvent, grip: Extract<Grip, { kind: 'press' }>): void {
    this.moved = true;
    this.stage.setPointerCapture(event.pointerId);
    if (grip.pawn === null) {
      this.grip = { kind: 'pan', pointer: grip.pointer };
      return;
    }
    const from = spaceOf(this.board.figures.get(grip.pawn)?.place ?? undefined);
    const lift = event.pointerType === 'touch' ? liftBy : 0;
    this.grip = { kind: 'drag', pointer: grip.pointer, pawn: grip.pawn, lift, from };
    this.board.grab(grip.pawn);
  }

  private drag(grip: Extract<Grip, { kind: 'drag' }>, at: Point): void {
    const { board } = this;
    const figure = board.figures.get(grip.pawn);
    const stand = figure?.at;
    if (!figure || !stand) return;
    const point = toDrawing(board.rig.camera, at);
    this.target = nearestTarget(board.targets.peek(), point, snapRadius(board));
    // Near its own space it stays there: players may change their mind about a drag.
    if (this.target !== null && distance(stand, point) < distance(this.target.spot, point)) this.target = null;
    board.snapped.value = this.target?.spot.place ?? null;
    const shown = this.target?.spot ?? { x: point.x, y: point.y - grip.lift / board.rig.camera.scale };
    figure.hold({ x: shown.x - stand.x, y: shown.y - stand.y - (this.target ? 8 : 0) });
  }

  private lift(pointer: number, meant: boolean): void {
    const at = this.pointers.get(pointer);
    if (!this.pointers.delete(pointer)) return;
    // The click that follows at once is part of the drag; a later one isn't.
    clearTimeout(this.afterDrag);
    if (this.moved) this.afterDrag = setTimeout(() => (this.moved = this.pointers.size > 0), 350);
    const { grip } = this;
    if (grip?.kind === 'pinch') {
      // Two fingers that stay keep pinching, a single one keeps panning.
      const [rest] = this.pointers.keys();
      if (rest === undefined) this.grip = null;
      else if (this.pointers.size === 1) this.grip = { kind: 'pan', pointer: rest };
      return;
    }
    if (grip === null || grip.pointer !== pointer) return;
    this.grip = null;
    const isSwift = grip.kind === 'pan' && performance.now() - (grip.at ?? 0) < 60;
    if (isSwift && meant && grip.velocity) this.board.rig.fling(grip.velocity);
    if (grip.kind !== 'drag') return;
    const { target } = this;
    this.target = null;
    if (meant) this.board.drop(target, at ? spaceAt(this.board, at) : null);
    else this.board.cancelDrag();
  }

  // This also comes after a release, but then the pointer is no longer known.
  private loseCapture({ pointerId, target }: PointerEvent): void {
    if (target === this.stage) this.lift(pointerId, false);
  }

  private forgetAll(): void {
    for (const pointer of [...this.pointers.keys()]) this.lift(pointer, false);
  }

  private pinch(pointer: number, before: Point, at: Point): void {
    const pair = [...this.pointers].slice(0, 2); // a third finger changes nothing
    const other = pair.find(([id]) => id !== pointer)?.[1];
    this.pointers.set(pointer, at);
    if (!other || !pair.some(([id]) => id === pointer)) return;
    const { rig } = this.board;
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    rig.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    const was = distance(before, other);
    if (was > 1) rig.zoom(middle, distance(at, other) / was);
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const delta = Math.max(-120, Math.min(120, event.deltaY * lines));
    this.board.rig.zoom(this.at(event), Math.exp(-delta * (event.ctrlKey ? 0.01 : 0.0022)));
  }

  // The listener itself: there are few calls between a tap and the pawn.
  private readonly tap = (event: MouseEvent): void => {
    if (this.moved && event.detail > 0) return;
    const { board } = this;
    const tapped = this.tapped(event);
    switch (tapped.kind) {
      case 'pawn':
        board.tapPawn(tapped.pawn);
        break;
      case 'draw':
        board.tapDraw();
        break;
      case 'place':
        board.tapPlace(tapped.from);
        break;
      case 'discard':
        board.tapDiscard(tapped.tile);
        break;
      case 'space':
        if (!board.tapSpace(tapped.place) && !tapped.sure) this.tapNothing(event);
        break;
      case 'nothing':
        this.tapNothing(event);
        break;
    }
  };

  // What is exactly there, or what a broad finger may have meant.
  private tapped(event: MouseEvent): Tapped {
    const pawn = closest(event, 'pawn') as Pawn | null;
    if (pawn !== null) return { kind: 'pawn', pawn };
    if (closest(event, 'draw') !== null) return { kind: 'draw' };
    const from = closest(event, 'place') as Place | null;
    if (from !== null) return { kind: 'place', from };
    const tile = closest(event, 'discard') as TileName | null;
    if (tile !== null) return { kind: 'discard', tile };
    const space = closest(event, 'space') as Place | null;
    const reachable = this.board.targets.peek().some((target) => target.spot.place === space);
    // A script or screen reader names its space; a finger may have missed the one it meant.
    if (space !== null && (reachable || event.detail === 0)) return { kind: 'space', place: space, sure: true };
    const near = event.detail > 0 && this.coarse ? thingNear(this.board, this.at(event)) : null;
    if (near?.kind === 'pawn') return near;
    if (near?.kind === 'target') return { kind: 'space', place: near.target.spot.place, sure: true };
    return space === null ? { kind: 'nothing' } : { kind: 'space', place: space, sure: false };
  }

  private tapNothing(event: MouseEvent): void {
    const at = this.at(event);
    const now = event.timeStamp;
    const again = event.detail > 0 && now - this.lastTap.time < doubleTapMs && distance(at, this.lastTap.at) < 40;
    this.lastTap = { time: again ? 0 : now, at };
    if (again) this.board.rig.toggleClose();
    else this.board.choose(null);
  }
}
