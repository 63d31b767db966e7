// A request at the table whose refusal is shown in a short note.
import { changeChoice } from '../game/choosing';
import type { Session } from '../game/session';
import type { ChoiceChange } from '../link/messages';
import { refusalText } from '../text/refusal_text';
import { toast } from '../ui/toast';

type AnyRequest = Parameters<Session['request']>[0];

export async function ask(session: Session, request: AnyRequest): Promise<boolean> {
  const refusal = await session.request(request);
  if (refusal !== null) toast(refusalText(refusal), 'trouble');
  return refusal === null;
}

// Another game is chosen, or other options.
export async function choose(session: Session, change: ChoiceChange): Promise<void> {
  const refusal = await changeChoice(session, change);
  if (refusal !== null) toast(refusalText(refusal), 'trouble');
}
