// The host's changes to the choice. Only what was changed is sent, so that two changes in flight, or two hosts' devices,
// don't undo each other. Unanswered changes are shown already.
import { signal } from '@preact/signals';
import type { Refusal } from '../engine/position';
import type { ChoiceChange, Table } from '../link/messages';
import type { Session } from './session';

interface Pending {
  readonly session: Session;
  readonly change: ChoiceChange;
}

const pending = signal<readonly Pending[]>([]);

export async function changeChoice(session: Session, change: ChoiceChange): Promise<Refusal | null> {
  const mine: Pending = { session, change };
  pending.value = [...pending.peek(), mine];
  try {
    return await session.request({ t: 'change', choice: change });
  } finally {
    pending.value = pending.peek().filter((one) => one !== mine);
  }
}

// The table as it will be when everything in flight has been accepted.
export function withChanges(session: Session, table: Table): Table {
  const mine = pending.value.filter((one) => one.session === session);
  return mine.reduce((now, { change }) => ({ ...now, choice: { ...now.choice, ...change } }), table);
}
