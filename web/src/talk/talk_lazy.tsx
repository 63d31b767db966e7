// Talking, loaded when someone else is at the table and kept until you leave it.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../game/session';
import type { TalkCornerProps } from './talk_corner';
import { lazy } from '../ui/lazy';
import { asNote } from '../ui/missing_part';
import { DelaySign } from './delay_sign';

let isFetched = false;

const TalkCorner = lazy<TalkCornerProps>(async () => {
  const [{ TalkCorner: corner }, { loadTalkTexts }] = await Promise.all([
    import('./talk_corner'),
    import('../text/talk'),
  ]);
  await loadTalkTexts();
  isFetched = true;
  return corner;
}, asNote);

function othersAreHere(session: Session): boolean {
  const me = session.me.value?.id;
  return session.table.value?.members.some(({ id, kind, here }) => id !== me && kind === 'person' && here) ?? false;
}

export function LazyTalk(props: TalkCornerProps): JSX.Element {
  const { session } = props;
  const [met, setMet] = useState(isFetched);
  const isThere = session.sideMessages !== undefined && othersAreHere(session);
  useEffect(() => {
    if (isThere) setMet(true);
  }, [isThere]);
  return (
    <>
      {session.delay !== undefined && <DelaySign seconds={session.delay} place={props.place} />}
      {session.sideMessages !== undefined && met && <TalkCorner {...props} />}
    </>
  );
}

// The session is left: microphone and connections go with it.
export function leaveTalk(session: Session): void {
  if (isFetched)
    void import('./table_talk').then(
      ({ endTalk }) => endTalk(session),
      () => undefined,
    );
}
