// The arrow keys go from one mark to the next in their direction on the screen.
import { arrowDirection } from '../board/roving';
import { type Point, steps } from '../board/geometry';
import type { Direction } from '../engine/words';

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

// The nearest in that direction; straight ahead counts as nearer than sideways.
export function nextMark(from: Point, others: readonly Point[], direction: Direction): number | null {
  const { row, column } = steps[direction];
  let best: number | null = null;
  let least = Infinity;
  others.forEach((point, i) => {
    const [x, y] = [point.x - from.x, point.y - from.y];
    const ahead = x * column + y * row;
    const aside = Math.abs(x * row) + Math.abs(y * column);
    if (ahead <= 1 || ahead < aside) return;
    const away = ahead + 2 * aside;
    if (away >= least) return;
    best = i;
    least = away;
  });
  return best;
}

export function walkMarks(event: KeyboardEvent): void {
  const direction = arrowDirection(event.key);
  const mark = event.target instanceof Element ? event.target.closest('[data-deploy]') : null;
  if (direction === null || mark === null) return;
  const others = [...document.querySelectorAll<SVGElement>('[data-deploy]')].filter((each) => each !== mark);
  const next = nextMark(middle(mark), others.map(middle), direction);
  if (next === null) return;
  event.preventDefault();
  event.stopPropagation();
  others[next]?.focus({ preventScroll: true });
}
