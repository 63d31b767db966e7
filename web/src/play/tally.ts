// Who did how much in this game: counted from what happens, kept across a reload, and open about what was missed.
import type { Happening } from '../game/session';
import type { MemberId, Table } from '../link/messages';

export interface Count {
  readonly moves: number; // walks, vortices, escalators
  readonly tiles: number;
  readonly knocks: number;
  readonly actions: number; // as par counts them: everything but the red pawn and stares
}

export interface Tally {
  readonly seats: Readonly<Record<number, Count>>;
  readonly complete: boolean; // from the first action on, without a gap
  readonly version: number; // of the table's history, counted up to here
}

export const noTally: Tally = { seats: {}, complete: true, version: 0 };
const nothing: Count = { moves: 0, tiles: 0, knocks: 0, actions: 0 };

export function counted(tally: Tally, happening: Happening): Tally {
  const { version, seat, events } = happening;
  if (version <= tally.version) return tally;
  const complete = tally.complete && version === tally.version + 1;
  const seats = { ...tally.seats };
  if (seat !== null) {
    const count = { ...nothing, ...seats[seat] };
    for (const event of events) {
      if (event.kind === 'moved') count.moves += 1;
      if (event.kind === 'placed') count.tiles += 1;
      if (event.kind === 'do_something') count.knocks += 1;
    }
    if (events.some((event) => event.kind !== 'do_something')) count.actions += 1;
    seats[seat] = count;
  }
  return { seats, complete, version };
}

// What the whole table did, or null if some of it was missed.
export function actionsOf(tally: Tally): number | null {
  if (!tally.complete) return null;
  return Object.values(tally.seats).reduce((sum, count) => sum + count.actions, 0);
}

// One row per seat, but one for all seats of a person (in lessons the learner has all of them).
export function perPerson(
  table: Table | null,
  counts: readonly (Count | undefined)[],
): readonly (Count & { readonly seat: number })[] {
  const rows = new Map<MemberId | string, Count & { readonly seat: number }>();
  counts.forEach((count = nothing, seat) => {
    const holder = table?.ring.find((chair) => chair.chair === seat)?.holder ?? `seat ${seat}`;
    const row = rows.get(holder) ?? { seat, ...nothing };
    rows.set(holder, {
      seat: row.seat,
      moves: row.moves + count.moves,
      tiles: row.tiles + count.tiles,
      knocks: row.knocks + count.knocks,
      actions: row.actions + count.actions,
    });
  });
  return [...rows.values()];
}

const prefix = 'magicmaze.tally.';

export function rememberTally(game: string, tally: Tally): void {
  try {
    sessionStorage.setItem(prefix + game, JSON.stringify(tally));
  } catch {
    // Private windows: a reload then starts counting again.
  }
}

export function rememberedTally(game: string): Tally | null {
  try {
    const text = sessionStorage.getItem(prefix + game);
    if (text !== null) return { ...noTally, ...(JSON.parse(text) as Partial<Tally>) };
  } catch {
    // as above
  }
  return null;
}
