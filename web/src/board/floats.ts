// What floats over the mall: the camera keeps the mall clear of it if there is room; if there isn't, it fades as soon
// as a pawn or a reachable space is under it.
import { spaceOf } from '../engine/position';
import type { Board } from './board';
import { toScreen } from './camera';
import { type Box, cellSize, type Point } from './geometry';

interface Float {
  readonly element: HTMLElement;
  readonly box: Box;
}

// The hand is never covered and covers nothing; neither do things you read or write in.
const firmKinds: ReadonlySet<string | undefined> = new Set(['hand', 'guide', 'panel']);
const slack = 3; // pixels: anything that has moved less hasn't moved
const calmMs = 120; // the camera rests

function isSame(a: readonly Box[], b: readonly Box[]): boolean {
  const near = (one: number, other: number): boolean => Math.abs(one - other) < slack;
  return (
    a.length === b.length &&
    a.every((box, i) => {
      const other = b[i];
      if (other === undefined) return false;
      return (
        near(box.left, other.left) &&
        near(box.top, other.top) &&
        near(box.right, other.right) &&
        near(box.bottom, other.bottom)
      );
    })
  );
}

// A group without its own box: its children float.
function parts(element: HTMLElement): readonly HTMLElement[] {
  return getComputedStyle(element).display === 'contents' ? ([...element.children] as HTMLElement[]) : [element];
}

function isFirm(element: HTMLElement): boolean {
  return firmKinds.has(element.closest<HTMLElement>('[data-float]')?.dataset['float']);
}

export class Floats {
  private soft: readonly Float[] = [];
  private boxes: readonly Box[] = [];
  private firm: readonly Box[] = [];
  private calm: ReturnType<typeof setTimeout> | undefined;
  private readonly forget: () => void;
  private readonly watched = new Set<Element>();
  private readonly observer = new ResizeObserver(() => this.measure());

  constructor(
    private readonly board: Board,
    private readonly frame: HTMLElement,
    private readonly find: () => Iterable<HTMLElement>,
  ) {
    this.forget = board.rig.listen(() => {
      clearTimeout(this.calm);
      this.calm = setTimeout(() => this.fade(), calmMs);
    });
  }

  stop(): void {
    this.forget();
    clearTimeout(this.calm);
    this.observer.disconnect();
  }

  // Where everything is now. Read after a frame, when it costs nothing.
  measure(): void {
    const origin = this.frame.getBoundingClientRect();
    const soft: Float[] = [];
    const firm: Box[] = [];
    const present = new Set<Element>();
    for (const element of [...this.find()].flatMap(parts)) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      present.add(element);
      if (!this.watched.has(element)) this.observer.observe(element);
      if (right - left < 1 || bottom - top < 1) continue;
      const box = {
        left: left - origin.left,
        top: top - origin.top,
        right: right - origin.left,
        bottom: bottom - origin.top,
      };
      if (isFirm(element)) firm.push(box);
      else soft.push({ element, box });
    }
    for (const element of this.watched) if (!present.has(element)) this.observer.unobserve(element);
    this.watched.clear();
    for (const element of present) this.watched.add(element);
    this.soft = soft;
    const boxes = soft.map(({ box }) => box);
    if (!isSame(boxes, this.boxes) || !isSame(firm, this.firm)) {
      this.boxes = boxes;
      this.firm = firm;
      this.board.rig.layOver(firm, boxes);
    }
    this.fade();
  }

  // Anything that covers something that matters fades, and taps go through it.
  fade(): void {
    if (this.soft.length === 0) return;
    const { camera } = this.board.rig;
    const half = (cellSize / 2) * camera.scale;
    const points = this.matters().map((point) => toScreen(camera, point));
    for (const { element, box } of this.soft) {
      const isOver = points.some(
        ({ x, y }) => x + half > box.left && x - half < box.right && y + half > box.top && y - half < box.bottom,
      );
      if (isOver !== (element.dataset['over'] === 'true')) element.dataset['over'] = String(isOver);
    }
  }

  private matters(): readonly Point[] {
    const { board } = this;
    const spots = board.atlas.peek().spots;
    const points: Point[] = board.targets.peek().map(({ spot }) => spot);
    for (const { vacancy } of board.draws.peek()) points.push(vacancy.spot);
    for (const { vacancy } of board.places.peek()) points.push(vacancy.spot);
    for (const at of Object.values(board.position()?.pawns ?? {})) {
      const place = spaceOf(at);
      const spot = place === null ? undefined : spots.get(place);
      if (spot) points.push(spot);
    }
    return points;
  }
}
