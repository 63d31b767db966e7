// "Play with anyone": the open table of strangers to join, or a new one if there is none.
import { roomAt, type Opening, type TableSummary } from '../link/api';

// Teammates keep the seats until people come. Strangers don't get to stop each other's sand.
export const openForAnyone: Opening = {
  scenario: 'S1',
  public: true,
  seats: 4, // a fifth person finds another table
  teammates: { count: 3, pace: 'human', stand_in: true },
};

const people = (table: TableSummary): number => table.players - (table.teammates ?? 0);

// A crew's heist and a race are not for strangers who drop in.
function isOpen(table: TableSummary): boolean {
  if (!table.public || table.locked || table.host === '' || table.heist || table.race) return false;
  return table.phase === 'playing' ? (table.teammates ?? 0) > 0 : roomAt(table) > 0;
}

// First where a game hasn't begun, then where most people wait.
export function tableForAnyone(tables: readonly TableSummary[]): TableSummary | null {
  const open = tables.filter(isOpen).sort((one, other) => {
    const begun = Number(one.phase === 'playing') - Number(other.phase === 'playing');
    return begun !== 0 ? begun : people(other) - people(one);
  });
  return open[0] ?? null;
}
