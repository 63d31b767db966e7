// Which pawn stands before which: the nearer to the lower edge, the further to the front, so that nobody's head is covered.
import type { Pawn } from '../engine/words';
import type { PawnFigure } from './pawn_figure';

// The order in which the groups are to be drawn, the hindmost first.
export function stacked(figures: ReadonlyMap<Pawn, PawnFigure>): readonly Pawn[] {
  const height = (figure: PawnFigure): number => figure.at?.y ?? -Infinity;
  return [...figures].sort(([, a], [, b]) => height(a) - height(b)).map(([pawn]) => pawn);
}

// Brings the groups into that order. The one that has the focus is never taken out of the page, or it would lose it: the
// others are moved around it.
export function stack(order: readonly Element[], focused: Element | null): void {
  const parent = order[0]?.parentElement;
  if (!parent) return;
  const now = [...parent.children].filter((child) => order.includes(child));
  if (now.every((child, i) => child === order[i])) return;
  const still = order.find((element) => element === focused || element.contains(focused)) ?? null;
  const middle = still === null ? -1 : order.indexOf(still);
  order.forEach((element, i) => {
    if (i === middle) return;
    parent.insertBefore(element, i < middle ? still : null);
  });
}
