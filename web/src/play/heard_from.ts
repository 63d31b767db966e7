// Where on the screen something is heard: at a place of the mall, or where someone sits.
import { spaceOf, type GameEvent } from '../engine/position';
import type { Place } from '../engine/words';
import type { Happening } from '../game/session';

export type HeardFrom = { readonly place: Place } | { readonly seat: number } | null;

const isPlace = (value: unknown): value is Place => typeof value === 'string' && value.includes(':');

export function heardFrom(event: GameEvent, { events, before }: Pick<Happening, 'events' | 'before'>): HeardFrom {
  if (event.kind === 'placed') return { place: event.from };
  if (event.kind === 'caught') {
    const stood = spaceOf(before?.pawns[event.pawn]);
    if (stood !== null) return { place: stood };
  }
  const { at, to, from } = event as { readonly at?: unknown; readonly to?: unknown; readonly from?: unknown };
  const place = [to, at, from].find(isPlace);
  if (place !== undefined) return { place };
  if (event.kind === 'stress_token') return { seat: event.by };
  const moved = events.find((other) => other.kind === 'moved');
  return moved === undefined ? null : { place: moved.to };
}
