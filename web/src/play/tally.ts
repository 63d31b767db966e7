// Who did how much in this game: counted from what happens, kept over a reload, and honest about what was missed.
import type { Happening } from '../game/session';

export interface Count {
  readonly moves: number; // walks, vortices, escalators
  readonly tiles: number;
  readonly knocks: number;
}

export interface Tally {
  readonly seats: Readonly<Record<number, Count>>;
  readonly complete: boolean; // from the first action on, without a gap
  readonly version: number; // of the game, counted up to here
}

export const noTally: Tally = { seats: {}, complete: true, version: 0 };
const nothing: Count = { moves: 0, tiles: 0, knocks: 0 };

export function counted(tally: Tally, happening: Happening): Tally {
  const { before, after, seat, events } = happening;
  if (!after || after.version <= tally.version) return tally;
  const complete = tally.complete && (before === null ? after.version <= 1 : before.version === tally.version);
  const seats = { ...tally.seats };
  if (seat !== null) {
    const count = { ...(seats[seat] ?? nothing) };
    for (const event of events) {
      if (event.kind === 'moved') count.moves += 1;
      if (event.kind === 'placed') count.tiles += 1;
      if (event.kind === 'do_something') count.knocks += 1;
    }
    seats[seat] = count;
  }
  return { seats, complete, version: after.version };
}

const prefix = 'magicmaze.tally.';

export function rememberTally(game: string, tally: Tally): void {
  try {
    sessionStorage.setItem(prefix + game, JSON.stringify(tally));
  } catch {
    // Private windows: a reload then starts counting anew.
  }
}

export function rememberedTally(game: string): Tally {
  try {
    const text = sessionStorage.getItem(prefix + game);
    if (text !== null) return { ...noTally, ...(JSON.parse(text) as Partial<Tally>) };
  } catch {
    // as above
  }
  return noTally;
}
