// Pointing and sketching on the mall with a finger, a mouse or the keyboard. It comes before the board's own gestures:
// pointing and sketching move no pawn, because that would end the talk.
import type { Pawn, Place } from '../engine/words';
import type { TalkRequest } from '../link/messages';
import { isShortcut, listenForKeys } from '../keys/key_dispatcher';
import { bindings } from '../keys/keyboard_commands';
import { settings } from '../settings/settings';

export type Tool = 'point' | 'sketch';
export type Target = { readonly at: Place } | { readonly pawn: Pawn };
type Gesture = Extract<TalkRequest, { t: 'point' | 'sketch' }>;

const longPressMs = 550;
const slop = 9; // pixels a resting finger may wander
const longestPath = 32;

export interface GestureCallbacks {
  readonly isOpen: () => boolean; // gestures are allowed now
  readonly tool: () => Tool | null; // what the next press means; null: a long press points
  readonly done: () => void; // the tool has been used
  readonly show: (gesture: Gesture) => void;
}

function thingAt(x: number, y: number, wanted: 'any' | 'space'): Target | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const thing = element.closest<HTMLElement | SVGElement>(
      wanted === 'any' ? '[data-pawn], [data-space]' : '[data-space]',
    );
    const found = thing === null ? null : targetOf(thing);
    if (found !== null) return found;
  }
  return null;
}

function targetOf(element: HTMLElement | SVGElement): Target | null {
  const { pawn, space } = element.dataset;
  if (pawn !== undefined) return { pawn: pawn as Pawn };
  return space === undefined ? null : { at: space as Place };
}

export class PointingGestures {
  private press: { readonly pointer: number; readonly x: number; readonly y: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private path: Place[] = [];
  private swallows = false; // the click that ends a gesture doesn't count

  constructor(
    private readonly board: HTMLElement,
    private readonly callbacks: GestureCallbacks,
  ) {}

  attach(): () => void {
    const ending = new AbortController();
    const options = { capture: true, signal: ending.signal };
    const { board } = this;
    board.addEventListener('pointerdown', (event) => this.down(event), options);
    board.addEventListener('pointermove', (event) => this.move(event), options);
    // A press that began here may end anywhere.
    addEventListener('pointerup', (event) => this.up(event), options);
    addEventListener('pointercancel', () => this.rest(), options);
    board.addEventListener('click', (event) => this.click(event), options);
    const stopKeys = listenForKeys('point', (event) => this.key(event));
    return () => {
      stopKeys();
      ending.abort();
      this.rest();
    };
  }

  private down(event: PointerEvent): void {
    this.swallows = false;
    // The camera's buttons are on the board too.
    if (event.target instanceof Element && event.target.closest('button') !== null) return this.rest();
    if (!this.callbacks.isOpen() || !event.isPrimary || event.button !== 0) return this.rest();
    this.press = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
    const tool = this.callbacks.tool();
    if (tool === null) {
      this.timer = setTimeout(() => this.longPress(event), longPressMs);
      return;
    }
    event.stopPropagation();
    event.preventDefault();
    this.path = [];
    if (tool === 'sketch') this.draw(event);
  }

  private move(event: PointerEvent): void {
    if (this.press?.pointer !== event.pointerId) return;
    if (event.buttons === 0) return this.rest(); // its end wasn't seen
    if (this.callbacks.tool() !== null) {
      event.stopPropagation();
      if (this.callbacks.tool() === 'sketch') this.draw(event);
    } else if (Math.hypot(event.clientX - this.press.x, event.clientY - this.press.y) > slop) {
      this.rest();
    }
  }

  private up(event: PointerEvent): void {
    const tool = this.callbacks.tool();
    if (this.press?.pointer !== event.pointerId || tool === null) return this.rest();
    event.stopPropagation();
    this.swallows = true;
    const { path } = this;
    this.rest();
    if (tool === 'point') this.pointAt(event.clientX, event.clientY);
    else if (path.length > 1) this.callbacks.show({ t: 'sketch', path });
    this.callbacks.done();
  }

  private click(event: MouseEvent): void {
    if (!this.swallows) return;
    this.swallows = false;
    event.stopPropagation();
    event.preventDefault();
  }

  // A key points at the pawn or the space that has the focus.
  private key(event: KeyboardEvent): boolean {
    if (event.code !== bindings(settings.keys.peek()).point || event.repeat || isShortcut(event)) return false;
    const { activeElement } = document;
    const isThing = activeElement instanceof SVGElement || activeElement instanceof HTMLElement;
    const target = isThing && this.board.contains(activeElement) ? targetOf(activeElement) : null;
    if (target === null || !this.callbacks.isOpen()) return false;
    this.callbacks.show({ t: 'point', ...target });
    return true;
  }

  // What the board has started with this finger is cancelled.
  private longPress(event: PointerEvent): void {
    this.pointAt(event.clientX, event.clientY);
    if (!this.swallows) return;
    event.target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId, bubbles: true }));
  }

  private pointAt(x: number, y: number): void {
    this.timer = null;
    const target = thingAt(x, y, 'any');
    if (target === null || !this.callbacks.isOpen()) return;
    this.swallows = true;
    this.callbacks.show({ t: 'point', ...target });
  }

  private draw(event: PointerEvent): void {
    const found = thingAt(event.clientX, event.clientY, 'space');
    if (found === null || !('at' in found) || found.at === this.path.at(-1) || this.path.length >= longestPath) return;
    this.path.push(found.at);
  }

  private rest(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.press = null;
  }
}
