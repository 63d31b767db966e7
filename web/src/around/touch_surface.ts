// Many fingers on one glass. A finger belongs to the person whose own action tile it was put on, until it is lifted: it may
// press there, or carry an action to a hero, a space or someone else's edge. A finger that was put on the mall belongs to
// nobody: it does what the only hand that waits for it has asked for, and nothing if that could be several.
import { signal } from '@preact/signals';
import { colours, type Ability, type Colour, type Pawn, type Place } from '../engine/words';
import type { Thing, TouchHand } from './touch_hand';

export interface Point {
  readonly x: number;
  readonly y: number;
}

// An action on its way from its tile to a finger.
export interface Carried {
  readonly seat: number;
  readonly from: Point;
  readonly to: Point;
}

type Key = { readonly seat: number; readonly what: string };
type Finger = {
  readonly key: Key | null;
  readonly button: HTMLElement | null; // beside the game: the menu, a hint
  readonly start: Point;
  at: Point;
  hasMoved: boolean;
};

const slop = 14; // pixels a pressing finger may wander
const reach = 34; // around a finger that carries something

export interface SurfaceCallbacks {
  readonly onUnclear: (hands: readonly TouchHand[]) => void; // it could be several people's
  readonly onDiscard: (tile: string) => void; // a tile that anyone may take away
}

function keyOf(element: Element | null): Key | null {
  const key = element?.closest<HTMLElement>('[data-touch]');
  const hand = key?.closest<HTMLElement>('[data-hand]');
  if (!key || !hand) return null;
  return { seat: Number(hand.dataset['hand']), what: key.dataset['touch'] ?? '' };
}

function seatOf(element: Element | null): number | null {
  const seat = element?.closest<HTMLElement>('[data-seat-target]')?.dataset['seatTarget'];
  return seat === undefined ? null : Number(seat);
}

function isColour(what: string): what is Colour {
  return (colours as readonly string[]).includes(what);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export class TouchSurface {
  readonly carried = signal<ReadonlyMap<number, Carried>>(new Map());
  private readonly fingers = new Map<number, Finger>();
  private pressed: HTMLElement | null = null; // by a finger, without a click so far

  constructor(
    private readonly root: HTMLElement,
    private readonly hands: readonly TouchHand[],
    private readonly callbacks: SurfaceCallbacks,
  ) {}

  attach(): () => void {
    const ending = new AbortController();
    const options = { capture: true, signal: ending.signal };
    this.root.addEventListener('pointerdown', (event) => this.down(event), options);
    addEventListener('pointermove', (event) => this.move(event), options);
    addEventListener('pointerup', (event) => this.up(event), options);
    addEventListener('pointercancel', (event) => this.forget(event.pointerId), options);
    // The mall's own gestures are for one person.
    this.root.addEventListener('click', (event) => this.click(event), options);
    this.root.addEventListener('contextmenu', (event) => event.preventDefault(), options);
    return () => {
      ending.abort();
      this.fingers.clear();
    };
  }

  private isOurs(event: Event): boolean {
    return event.target instanceof Element && event.target.closest('[data-board], [data-seat-target]') !== null;
  }

  // While several fingers are on the glass, browsers make no click of any of them: a finger presses by itself, and the click
  // that may still follow is left out. A click without a finger comes from a screen reader.
  private click(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const key = keyOf(target);
    const hand = this.hands.find(({ seat }) => seat === key?.seat);
    if (key && hand && event.detail === 0) this.press(hand, key.what);
    const wasPressed = event.isTrusted && this.pressed !== null && target?.closest('button') === this.pressed;
    if (wasPressed) this.pressed = null;
    if (this.isOurs(event) || wasPressed) event.stopPropagation();
  }

  private down(event: PointerEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const button =
      event.pointerType === 'touch' ? (target?.closest<HTMLElement>('.touch-corner button') ?? null) : null;
    if (!this.isOurs(event) && button === null) return;
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    event.stopPropagation();
    this.pressed = null;
    const at = { x: event.clientX, y: event.clientY };
    this.fingers.set(event.pointerId, { key: keyOf(target), button, start: at, at, hasMoved: false });
  }

  private move(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    if (finger === undefined) return;
    event.stopPropagation();
    finger.at = { x: event.clientX, y: event.clientY };
    finger.hasMoved ||= distance(finger.start, finger.at) > slop;
    if (finger.hasMoved && finger.key !== null) this.show(event.pointerId, finger.key.seat, finger);
  }

  private up(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    if (finger === undefined) return;
    event.stopPropagation();
    this.forget(event.pointerId);
    const at = { x: event.clientX, y: event.clientY };
    const { key, button } = finger;
    if (button !== null) {
      if (!finger.hasMoved) button.click();
      this.pressed = button;
      return;
    }
    if (key === null) {
      if (!finger.hasMoved) this.tap(at);
      return;
    }
    const hand = this.hands.find(({ seat }) => seat === key.seat);
    if (hand === undefined) return;
    if (finger.hasMoved) this.drop(hand, key.what, at);
    else this.press(hand, key.what);
  }

  private forget(pointer: number): void {
    this.fingers.delete(pointer);
    if (!this.carried.peek().has(pointer)) return;
    const rest = new Map(this.carried.peek());
    rest.delete(pointer);
    this.carried.value = rest;
  }

  private show(pointer: number, seat: number, { start, at }: Finger): void {
    this.carried.value = new Map(this.carried.peek()).set(pointer, { seat, from: start, to: at });
  }

  // ---- what it means

  private press(hand: TouchHand, what: string): void {
    if (isColour(what)) hand.choose(what);
    else if (what === 'do_something') hand.takeRedPawn();
    else if (what === 'theft') hand.steal();
    else hand.press(what as Ability);
  }

  private drop(hand: TouchHand, what: string, at: Point): void {
    const under = document.elementFromPoint(at.x, at.y);
    if (what === 'do_something') {
      const seat = seatOf(under);
      if (seat !== null && seat !== hand.seat) hand.knock(seat);
      return;
    }
    // Back on anybody's edge: the person has thought better of it.
    if (under?.closest('[data-hand]')) return;
    const thing = this.thingAt(at);
    if (thing === null) return;
    if (isColour(what)) {
      // A hero from the own hand, carried to a space.
      if ('pawn' in thing) return;
      hand.hand.selected.value = what;
      hand.hand.tap(thing.place);
    } else if (what !== 'theft') hand.use(what as Ability, thing);
  }

  private tap(at: Point): void {
    const under = document.elementFromPoint(at.x, at.y);
    const tile = under?.closest<SVGElement>('[data-discard]')?.dataset['discard'];
    if (tile !== undefined) return this.callbacks.onDiscard(tile);
    const seat = seatOf(under);
    if (seat !== null) return this.knockAt(seat);
    const thing = this.thingAt(at);
    if (thing === null) return;
    const able = this.hands.flatMap((hand) => {
      const act = hand.meaningOf(thing);
      return act === null ? [] : [{ hand, act }];
    });
    const [only] = able;
    if (only !== undefined && able.length === 1) only.act();
    else if (able.length > 1) this.callbacks.onUnclear(able.map(({ hand }) => hand));
  }

  // Someone's edge was pressed: the red pawn goes there, if one person is holding it.
  private knockAt(seat: number): void {
    const holding = this.hands.filter((hand) => hand.waiting.peek() === 'do_something' && hand.seat !== seat);
    const [only] = holding;
    if (only !== undefined && holding.length === 1) only.knock(seat);
    else if (holding.length > 1) this.callbacks.onUnclear(holding);
  }

  // What is under a finger, or nearest to it: pawns first, because they are what is moved.
  private thingAt(at: Point): Thing | null {
    const exact = document.elementsFromPoint(at.x, at.y);
    for (const element of exact) {
      const thing = element.closest<SVGElement>('[data-pawn], [data-place], [data-ghost], [data-choice]');
      const found = thing && this.root.contains(thing) ? thingOf(thing) : null;
      if (found !== null) return found;
    }
    const pawn = nearest(this.root.querySelectorAll<SVGElement>('[data-pawn]'), at);
    const space = exact.find((element) => element.matches('[data-space]'));
    if (pawn !== null) return { pawn: pawn.dataset['pawn'] as Pawn };
    return space instanceof SVGElement ? { place: space.dataset['space'] as Place } : null;
  }
}

function thingOf({ dataset }: SVGElement): Thing | null {
  const place = dataset['place'] ?? dataset['ghost'] ?? dataset['choice'];
  if (dataset['pawn'] !== undefined) return { pawn: dataset['pawn'] as Pawn };
  return place === undefined ? null : { place: place as Place };
}

// A broad finger next to a pawn means the pawn, unless it is clearly on a space of its own.
function nearest(elements: Iterable<SVGElement>, at: Point): SVGElement | null {
  let best: SVGElement | null = null;
  let least = reach;
  for (const element of elements) {
    const box = element.querySelector('circle')?.getBoundingClientRect();
    if (!box || box.width === 0) continue;
    const away = distance({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, at);
    if (away >= Math.min(least, box.width / 2)) continue;
    least = away;
    best = element;
  }
  return best;
}
