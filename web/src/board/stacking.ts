// Which pawn is in front of which: the nearer to the lower edge, the further to the front, so that nobody's head is
// covered.
import type { Pawn } from '../engine/words';
import type { PawnFigure } from './pawn_figure';

// The order in which the groups are drawn, the hindmost first.
export function stacked(figures: ReadonlyMap<Pawn, PawnFigure>): readonly Pawn[] {
  const height = (figure: PawnFigure): number => figure.at?.y ?? -Infinity;
  return [...figures].sort(([, a], [, b]) => height(a) - height(b)).map(([pawn]) => pawn);
}

function longest(runs: readonly (readonly Element[])[]): readonly Element[] {
  return runs.reduce((best, run) => (run.length > best.length ? run : best), []);
}

// As many as possible that are already in the right order. The one that has to stay where it is is among them; those on
// the wrong side of it are left out first.
function settled(now: readonly Element[], order: readonly Element[], still: Element | null): readonly Element[] {
  const rank = (element: Element | undefined): number => (element ? order.indexOf(element) : -1);
  const isRight = (element: Element): boolean =>
    still === null || now.indexOf(element) < now.indexOf(still) === rank(element) < rank(still);
  const runs: (readonly Element[])[] = []; // the longest that ends with each of them
  for (const element of now.filter(isRight)) {
    const before = runs.filter((run) => rank(run.at(-1)) < rank(element));
    runs.push([...longest(before), element]);
  }
  return longest(runs);
}

// Brings the groups into that order and moves as few of them as it can, because what moves has to be redrawn. The
// one that has the focus is never taken out of the page, or it would lose it.
export function stack(order: readonly Element[], focused: Element | null): void {
  const parent = order[0]?.parentElement;
  if (!parent) return;
  const now = [...parent.children].filter((child) => order.includes(child));
  if (now.every((child, i) => child === order[i])) return;
  const still = order.find((element) => element === focused || element.contains(focused)) ?? null;
  const stays = settled(now, order, still);
  order.forEach((element, i) => {
    if (stays.includes(element)) return;
    const next = order.slice(i + 1).find((later) => stays.includes(later)) ?? null;
    parent.insertBefore(element, next);
  });
}
