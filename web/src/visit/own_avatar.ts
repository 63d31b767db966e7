// Tells the table which avatar I want, whenever that has changed and it is allowed: not during a game (B-COM-1).
import { useEffect } from 'preact/hooks';
import { ownAvatar } from '../avatars/avatar';
import type { Session } from '../game/session';

export function useOwnAvatar(session: Session): void {
  const table = session.table.value;
  const me = session.me.value;
  const face = ownAvatar();
  const differs =
    session.delay === undefined &&
    table !== null &&
    table.phase !== 'playing' &&
    me !== null &&
    me.face !== undefined && // an older server knows nothing about avatars
    me.face !== face;
  useEffect(() => {
    if (differs) void session.request({ t: 'face', face });
  }, [session, differs, face]);
}
