// How a game ended, and where that leads.
import type { State } from '../engine/position';
import type { Table } from '../link/messages';

export type Result = 'won' | 'lost' | 'given_up';

// Where a win leads next, if that is planned.
export interface Onward {
  readonly label: string;
  readonly go: () => void;
}

// A finished game's record: how to get it, and where it can be watched.
export interface FinishedRecord {
  readonly text: () => Promise<string | null>; // null: it can't be had
  readonly path: string;
}

export function resultOf(state: State | null, table: Table | null): Result | null {
  if (state && state.outcome !== 'running') return state.outcome;
  if (table && table.phase !== 'playing' && table.result === 'given_up') return 'given_up';
  return null;
}
