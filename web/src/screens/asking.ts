// A wish at the table whose refusal is told in a short note.
import type { Session } from '../game/session';
import { refusalText } from '../text/refusal_text';
import { toast } from '../ui/toast';

type AnyWish = Parameters<Session['wish']>[0];

export async function ask(session: Session, wish: AnyWish): Promise<boolean> {
  const refusal = await session.wish(wish);
  if (refusal !== null) toast(refusalText(refusal), 'trouble');
  return refusal === null;
}
