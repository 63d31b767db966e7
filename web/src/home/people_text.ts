// Who is at a table, seen from outside: people, and teammates separately.
import type { TableSummary } from '../link/api';
import { tn } from '../text/text';

export function peopleText({ players, teammates = 0 }: Pick<TableSummary, 'players' | 'teammates'>): string {
  const people = players - teammates;
  const parts = people > 0 || teammates === 0 ? [tn('home.tables.people', people)] : [];
  if (teammates > 0) parts.push(tn('teammates.count', teammates));
  return parts.join(', ');
}
