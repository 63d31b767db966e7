// What somebody is called in the talk.
import type { Session } from '../game/session';
import type { MemberId } from '../link/messages';
import { tt } from '../text/talk';

export function nameOf(session: Session, by: MemberId): string {
  if (by === session.me.value?.id) return tt('say.you');
  const name = session.table.value?.members.find((member) => member.id === by)?.name ?? '';
  return name === '' ? tt('say.watcher') : name;
}
