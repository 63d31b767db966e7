// Whether the end of the last game is still shown. Everyone leaves it when they like; the host's next request takes
// everyone back to the lobby.
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../game/session';

export function useEndScreen(session: Session): readonly [boolean, () => void] {
  const [atEnd, setAtEnd] = useState(false);
  useEffect(() => {
    let wasPlaying = session.table.peek()?.phase === 'playing';
    let endedAt: number | null = null; // the version of the line that ended it, which may be the host's own
    const stopTable = session.table.subscribe((table) => {
      const isPlaying = table?.phase === 'playing';
      if (wasPlaying && table !== null && !isPlaying) {
        endedAt = session.version.peek();
        setAtEnd(true);
      }
      if (isPlaying || table?.phase === 'counting') setAtEnd(false);
      wasPlaying = isPlaying;
    });
    const stopHappenings = session.happenings.listen(({ by, events, version }) => {
      const host = session.table.peek()?.host ?? null;
      const isCalled = endedAt !== null && version > endedAt && host !== null && by === host && events.length === 0;
      if (isCalled) setAtEnd(false);
    });
    return () => {
      stopTable();
      stopHappenings();
    };
  }, [session]);
  return [atEnd, () => setAtEnd(false)];
}
