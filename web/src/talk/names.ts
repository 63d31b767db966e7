// The name of a member in the talk.
import type { Session } from '../game/session';
import { memberOf } from '../game/table_facts';
import type { MemberId } from '../link/messages';
import { tt } from '../text/talk';

export function nameOf(session: Session, by: MemberId): string {
  if (by === session.me.value?.id) return tt('say.you');
  const name = memberOf(session.table.value, by)?.name ?? '';
  return name === '' ? tt('say.watcher') : name;
}
