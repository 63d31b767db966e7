// Dragging a tile from lane to lane, with a mouse, a pen or a finger. A finger rests on a tile for a moment to lift it;
// one that moves at once scrolls the page.
import { signal } from '@preact/signals';
import type { TileName } from '../engine/words';
import { isLane, type Lane } from './deck_lanes';

const slop = 6; // pixels before a press becomes a drag
const restMs = 250;
const edge = 72; // pixels from the top and the bottom of the window, where the page scrolls
const scrollStep = 12; // pixels in a frame

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Landing {
  readonly lane: Lane;
  readonly before: TileName | null; // the tile it was put down on
}

interface Hold {
  readonly pointer: number;
  readonly tile: TileName;
  readonly element: HTMLElement;
  readonly from: Point; // on the page
  at: Point; // in the window
  isLifted: boolean;
  hasMoved: boolean;
  rest?: ReturnType<typeof setTimeout>;
  scrolling?: number; // the frame asked for
}

const asElement = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null);

export class TileDrag {
  readonly over = signal<Lane | null>(null); // the lane that would get the tile
  private hold: Hold | null = null;

  constructor(private readonly drop: (tile: TileName, landing: Landing) => void) {}

  attach(board: HTMLElement): () => void {
    const ending = new AbortController();
    const { signal: ended } = ending;
    board.addEventListener('pointerdown', (event) => this.take(event), { signal: ended });
    // Without these the page would scroll under a lifted tile, and a long press would open a menu.
    const keep = (event: Event): void => {
      if (this.hold?.isLifted === true) event.preventDefault();
    };
    board.addEventListener('touchmove', keep, { signal: ended, passive: false });
    board.addEventListener('contextmenu', keep, { signal: ended });
    addEventListener('pointermove', (event) => this.move(event), { signal: ended });
    addEventListener('pointerup', (event) => this.letGo(event, true), { signal: ended });
    addEventListener('pointercancel', (event) => this.letGo(event, false), { signal: ended });
    return () => {
      this.end();
      ending.abort();
    };
  }

  private take(event: PointerEvent): void {
    const element = asElement(event.target)?.closest<HTMLElement>('[data-tile]');
    if (element == null || event.button !== 0 || !event.isPrimary) return;
    this.end();
    const at = { x: event.clientX, y: event.clientY };
    const from = { x: at.x + scrollX, y: at.y + scrollY };
    const tile = (element.dataset['tile'] ?? '') as TileName;
    const hold: Hold = { pointer: event.pointerId, tile, element, from, at, isLifted: false, hasMoved: false };
    if (event.pointerType === 'touch') hold.rest = setTimeout(() => this.lift(hold), restMs);
    this.hold = hold;
  }

  private lift(hold: Hold): void {
    hold.isLifted = true;
    hold.element.toggleAttribute('data-lifted', true);
    this.show(hold);
  }

  private move(event: PointerEvent): void {
    const { hold } = this;
    if (hold === null || event.pointerId !== hold.pointer) return;
    hold.at = { x: event.clientX, y: event.clientY };
    const way = Math.hypot(hold.at.x + scrollX - hold.from.x, hold.at.y + scrollY - hold.from.y);
    hold.hasMoved ||= way > slop;
    if (hold.isLifted) this.show(hold);
    else if (hold.hasMoved && event.pointerType === 'touch') this.end();
    else if (hold.hasMoved) this.lift(hold);
  }

  private show(hold: Hold): void {
    const { element, from, at } = hold;
    element.style.translate = `${at.x + scrollX - from.x}px ${at.y + scrollY - from.y}px`;
    this.over.value = hold.hasMoved ? (this.landing(at)?.lane ?? null) : null;
    this.scrollAtEdge(hold);
  }

  private scrollAtEdge(hold: Hold): void {
    const step = hold.at.y < edge ? -scrollStep : hold.at.y > innerHeight - edge ? scrollStep : 0;
    if (step === 0 || !hold.hasMoved || hold.scrolling !== undefined) return;
    hold.scrolling = requestAnimationFrame(() => {
      delete hold.scrolling;
      scrollBy(0, step);
      this.show(hold);
    });
  }

  private landing({ x, y }: Point): Landing | null {
    const under = document.elementFromPoint(x, y); // a lifted tile lets pointers through
    const lane = under?.closest<HTMLElement>('[data-lane-of]')?.dataset['laneOf'] ?? '';
    const tile = under?.closest<HTMLElement>('[data-tile]')?.dataset['tile'];
    return isLane(lane) ? { lane, before: (tile as TileName | undefined) ?? null } : null;
  }

  private letGo(event: PointerEvent, puts: boolean): void {
    const { hold } = this;
    if (hold === null || event.pointerId !== hold.pointer) return;
    const landing = puts && hold.isLifted && hold.hasMoved ? this.landing(hold.at) : null;
    this.end();
    if (landing !== null) this.drop(hold.tile, landing);
  }

  private end(): void {
    const { hold } = this;
    if (hold === null) return;
    this.hold = null;
    clearTimeout(hold.rest);
    if (hold.scrolling !== undefined) cancelAnimationFrame(hold.scrolling);
    hold.element.style.translate = '';
    hold.element.toggleAttribute('data-lifted', false);
    this.over.value = null;
  }
}
