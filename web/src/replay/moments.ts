// The moments of a game that are worth going to.
import type { Colour, TileName } from '../engine/words';
import type { RecordLine } from './record_reader';

export type Moment = { readonly at: number; readonly line: number } & (
  | { readonly kind: 'flip'; readonly number: number }
  | { readonly kind: 'tile'; readonly tile: TileName }
  | { readonly kind: 'theft' }
  | { readonly kind: 'escape'; readonly hero: Colour }
  | { readonly kind: 'won' | 'lost' }
);

export type MomentKind = Moment['kind'];

export function momentsOf(lines: readonly RecordLine[]): readonly Moment[] {
  let flips = 0;
  return lines.flatMap(({ at, events }, line) =>
    events.flatMap((event): Moment[] => {
      switch (event.kind) {
        case 'flipped':
          flips += 1;
          return [{ at, line, kind: 'flip', number: flips }];
        case 'placed':
          return [{ at, line, kind: 'tile', tile: event.tile }];
        case 'stolen':
          return [{ at, line, kind: 'theft' }];
        case 'escaped':
          return [{ at, line, kind: 'escape', hero: event.pawn }];
        case 'won':
        case 'lost':
          return [{ at, line, kind: event.kind }];
        default:
          return [];
      }
    }),
  );
}

// The next one after a time, or the last one before it.
export function nextMoment(moments: readonly Moment[], time: number, back: boolean): Moment | null {
  if (back) return moments.findLast(({ at }) => at < time - 300) ?? null; // one that has just gone by is left behind
  return moments.find(({ at }) => at > time) ?? null;
}
