// A wish at the table whose refusal is told in a short note.
import { signal } from '@preact/signals';
import type { Session } from '../game/session';
import type { Choice, Table } from '../link/messages';
import { refusalText } from '../text/refusal_text';
import { toast } from '../ui/toast';

type AnyWish = Parameters<Session['wish']>[0];

export async function ask(session: Session, wish: AnyWish): Promise<boolean> {
  const refusal = await session.wish(wish);
  if (refusal !== null) toast(refusalText(refusal), 'trouble');
  return refusal === null;
}

// The host's word is always the whole choice. What was asked for and not answered yet stands already, or quick hands
// would take it back with the next word.
const wanted = signal<{ readonly session: Session; readonly choice: Choice } | null>(null);

export function withWanted(session: Session, table: Table): Table {
  const { value } = wanted;
  return value?.session === session ? { ...table, choice: value.choice } : table;
}

export async function choose(session: Session, choice: Choice): Promise<void> {
  const last = { session, choice };
  wanted.value = last;
  await ask(session, { t: 'choose', choice });
  if (wanted.peek() === last) wanted.value = null;
}
