// A wish at the table whose refusal is told in a short note.
import { changeChoice } from '../game/choosing';
import type { Session } from '../game/session';
import type { ChoiceChange } from '../link/messages';
import { refusalText } from '../text/refusal_text';
import { toast } from '../ui/toast';

type AnyWish = Parameters<Session['wish']>[0];

export async function ask(session: Session, wish: AnyWish): Promise<boolean> {
  const refusal = await session.wish(wish);
  if (refusal !== null) toast(refusalText(refusal), 'trouble');
  return refusal === null;
}

// Something else is going to be played, or in another way.
export async function choose(session: Session, change: ChoiceChange): Promise<void> {
  const refusal = await changeChoice(session, change);
  if (refusal !== null) toast(refusalText(refusal), 'trouble');
}
