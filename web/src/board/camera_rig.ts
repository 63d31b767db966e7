// The camera at work: it moves one element, glides, follows what happens or stays where a person has put it.
import { signal } from '@preact/signals';
import { longestMs } from '../base/durations';
import { motionIsReduced } from '../settings/settings';
import * as lens from './camera';
import type { Camera, Sight, View } from './camera';
import type { Box, Point } from './geometry';

// close: the close-up was asked for; free: moved by hand
export type CameraMode = 'follow' | 'all' | 'close' | 'free';

const flingMs = 130; // how much farther it glides after it is let go in motion
const leastFling = 0.25; // pixels a millisecond
const forAMouse = 0.2; // a mouse can hit spaces of twenty pixels, and players who see the whole mall don't have to look for anything
const handsOffMs = 2500; // it stays for a while where it was put by hand
const calmMs = 1500; // and it rests between two moves of its own
const restMs = 180; // after a movement the drawing is made sharp again

// A panel that opens a little wider doesn't have to move the mall; a window of another size does.
function isFar(view: View, from: View): boolean {
  const change = Math.max(Math.abs(view.width - from.width), Math.abs(view.height - from.height));
  return change > 0.06 * Math.min(view.width, view.height);
}

export class CameraRig {
  readonly mode = signal<CameraMode>('follow');
  readonly isClose = signal(false); // not all of the mall is in view
  readonly tall = signal(false); // the screen is upright
  camera: Camera = { x: 0, y: 0, scale: 1 };
  view: View = { width: 0, height: 0 };
  private element: HTMLElement | null = null;
  private whole: Sight = lens.asSight({ left: 0, top: 0, right: 400, bottom: 400 });
  private needed: Box = this.whole.box;
  private focus: Box = this.whole.box;
  private touchedAt = -Infinity; // by hand
  private ledAt = -Infinity; // to what happened
  private readonly listeners = new Set<() => void>();
  private frame = 0;
  private goal: Camera | null = null; // of the current glide
  private fitted: View = this.view; // what the camera has last been fitted to
  private isTurned = false; // the screen or the mall has been turned, and the mall will be laid out again
  private pixel = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;

  attach(element: HTMLElement): () => void {
    this.element = element;
    this.pixel = 0;
    this.comeToRest(element);
    this.show(this.camera);
    return () => {
      cancelAnimationFrame(this.frame);
      clearTimeout(this.rest);
      this.element = null;
    };
  }

  // Labels are above the drawing, in screen pixels, and move with it.
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  resize({ width, height }: View): void {
    const first = this.view.width === 0;
    const wasTall = this.tall.peek();
    const isCoarse = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
    this.view = { ...this.view, width, height, ...(isCoarse ? {} : { comfortable: forAMouse }) };
    this.tall.value = height > width * 1.05;
    this.isTurned ||= !first && wasTall !== this.tall.peek();
    if (this.mode.peek() === 'free') this.show(lens.kept(this.camera, this.whole.box, this.view));
    else this.seek(first ? 'jump' : 'glide', isFar(this.view, this.fitted));
  }

  // What covers the mall, in pixels of the view.
  layOver(firm: readonly Box[], floats: readonly Box[]): void {
    const isFirst = this.view.firm === undefined;
    this.view = { ...this.view, firm, floats };
    if (this.mode.peek() !== 'free') this.seek(isFirst ? 'jump' : 'glide', isFirst);
  }

  // What there is to see: everything, what must be in view, and where the player is.
  look(whole: Sight, needed: Box, focus: Box): void {
    this.whole = whole;
    this.needed = needed;
    this.focus = focus;
    const fresh = this.isTurned;
    this.isTurned = false;
    if (this.mode.peek() !== 'free') this.seek('glide', fresh);
  }

  // The mall has been turned: where the camera was put by hand, there is something else now.
  layOutAgain(): void {
    this.isTurned = true;
    if (this.mode.peek() === 'free') this.mode.value = 'follow';
  }

  fit(mode: 'all' | 'follow' | 'close'): void {
    this.mode.value = mode;
    this.seek('glide', true);
  }

  // The button: everything; again: back to where it follows.
  toggleFit(): void {
    this.fit(this.mode.peek() === 'all' ? 'follow' : 'all');
  }

  // One key or a double tap switches between everything and the close-up, and never does nothing.
  toggleClose(): void {
    const all = lens.fit(this.whole, this.view);
    const showsAll = this.mode.peek() !== 'close' && lens.alike(this.goal ?? this.camera, all);
    this.fit(showsAll ? 'close' : 'all');
  }

  // Something happened there. A camera that is close follows, but keeps the player's own place in view, and stays put
  // if it has just been moved by hand.
  followTo(box: Box, isMine: boolean, own: Box | null): void {
    const { mode, view } = this;
    if (this.view.width === 0 || (mode.peek() !== 'free' && mode.peek() !== 'close') || !this.isClose.peek()) return;
    const from = this.goal ?? this.camera;
    if (lens.sees(from, box, view)) return;
    const now = performance.now();
    const goal = lens.kept(lens.nudged(from, box, view), this.whole.box, view);
    if (!isMine) {
      if (now - this.touchedAt < handsOffMs || now - this.ledAt < calmMs) return;
      if (own !== null && lens.sees(from, own, view) && !lens.sees(goal, own, view)) return;
    }
    this.ledAt = now;
    this.glide(goal);
  }

  pan(dx: number, dy: number): void {
    this.take(lens.panBy(this.camera, dx, dy));
  }

  zoom(point: Point, factor: number): void {
    this.take(lens.zoomAt(this.camera, point, factor));
  }

  zoomMiddle(factor: number): void {
    this.mode.value = 'free';
    this.touchedAt = performance.now();
    const middle = { x: this.view.width / 2, y: this.view.height / 2 };
    this.glide(lens.kept(lens.zoomAt(this.camera, middle, factor), this.whole.box, this.view));
  }

  // A place that has the keyboard's focus comes into view.
  reveal(box: Box): void {
    if (lens.sees(this.camera, box, this.view) || this.view.width === 0) return;
    const middle = lens.toScreen(this.camera, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
    this.mode.value = 'free';
    const { left, top, right, bottom } = lens.clear(this.view);
    this.glide(lens.panBy(this.camera, (left + right) / 2 - middle.x, (top + bottom) / 2 - middle.y));
  }

  // That point comes into the middle.
  lookAt(point: Point): void {
    const shown = lens.toScreen(this.camera, point);
    const { left, top, right, bottom } = lens.clear(this.view);
    this.mode.value = 'free';
    this.touchedAt = performance.now();
    const goal = lens.panBy(this.camera, (left + right) / 2 - shown.x, (top + bottom) / 2 - shown.y);
    this.glide(lens.kept(goal, this.whole.box, this.view));
  }

  // A pan that was let go in motion glides to a stop.
  fling(velocity: Point): void {
    if (motionIsReduced() || Math.hypot(velocity.x, velocity.y) < leastFling) return;
    const goal = lens.panBy(this.camera, velocity.x * flingMs, velocity.y * flingMs);
    this.glide(lens.kept(goal, this.whole.box, this.view));
  }

  halt(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.goal = null;
  }

  private take(camera: Camera): void {
    this.halt();
    this.mode.value = 'free';
    this.touchedAt = performance.now();
    this.show(lens.kept(camera, this.whole.box, this.view));
  }

  private seek(how: 'glide' | 'jump', fresh = false): void {
    if (this.view.width === 0) return;
    const start = fresh ? lens.fit(this.whole, this.view) : (this.goal ?? this.camera);
    if (fresh) this.fitted = this.view;
    const goal = this.goalFrom(start);
    if (how === 'jump') {
      this.halt();
      this.show(goal);
    } else {
      this.glide(goal);
    }
  }

  private goalFrom(start: Camera): Camera {
    const { whole, needed, focus, view } = this;
    const mode = this.mode.peek();
    if (mode === 'all') return lens.fit(whole, view);
    return mode === 'close' ? lens.closer(start, whole, needed, focus, view) : lens.follow(start, whole, needed, view);
  }

  private glide(goal: Camera): void {
    if (this.goal !== null && lens.same(this.goal, goal)) return;
    this.halt();
    if (lens.same(this.camera, goal)) return;
    if (motionIsReduced()) {
      this.show(goal);
      return;
    }
    this.goal = goal;
    const from = this.camera;
    let began = 0;
    const step = (now: number): void => {
      began ||= now;
      const part = Math.min(1, (now - began) / longestMs);
      this.show(part === 1 ? goal : lens.blend(from, goal, 1 - (1 - part) ** 3));
      if (part === 1) this.halt();
      else this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  // Lines have a minimum width on the screen. Every line of the drawing depends on it, so it changes rarely: at rest,
  // and in steps.
  private comeToRest(element: HTMLElement): void {
    element.classList.remove('mall-moving');
    const pixel = 2 ** (Math.round(Math.log2(1 / this.camera.scale) * 3) / 3); // drawing units
    if (pixel === this.pixel) return;
    this.pixel = pixel;
    element.style.setProperty('--mall-pixel', `${pixel.toFixed(2)}px`);
    element.style.setProperty('--art-contour', Math.min(9, Math.max(5, 1.7 * pixel)).toFixed(1));
  }

  private show(camera: Camera): void {
    this.camera = camera;
    const { element } = this;
    if (element === null) return;
    const { x, y, scale } = camera;
    element.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(5)})`;
    // While it moves the browser may move a picture of the mall; at rest it redraws it, sharp.
    element.classList.add('mall-moving');
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.comeToRest(element), restMs);
    const isClose = this.view.width > 0 && !lens.sees(camera, this.whole.box, { ...this.view, firm: [] });
    if (isClose !== this.isClose.peek()) this.isClose.value = isClose;
    for (const listener of this.listeners) listener();
  }
}
