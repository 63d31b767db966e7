// Lasting states of a game, for people who are looking from the sofa: what has stopped, and that it goes on by itself.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LinkState, Session } from '../game/session';
import { tv } from '../text/big_screen';
import { t } from '../text/text';

const shortMs = 700; // an interruption as short as this isn't worth mentioning

interface Notice {
  readonly about: 'reconnecting' | 'frozen' | 'interrupted' | 'paused' | 'no_exit';
  readonly title: string;
  readonly text: string;
}

export function noticeOf(session: Session): Notice | null {
  const table = session.table.value;
  const state = session.confirmed.value;
  if (session.link.value.kind === 'reconnecting') {
    return { about: 'reconnecting', title: t('notice.reconnecting'), text: tv('screen.reconnecting') };
  }
  const isPlaying = table?.phase === 'playing';
  const about = session.frozen.value
    ? 'frozen'
    : isPlaying && (table.clock === 'interrupted' || table.clock === 'paused')
      ? table.clock
      : isPlaying && state?.outcome === 'running' && state.no_exit_left
        ? 'no_exit'
        : null;
  return about === null ? null : { about, title: t(`notice.${about}`), text: t(`notice.${about}.text`) };
}

function useLateSince(link: LinkState): boolean {
  const since = link.kind === 'reconnecting' ? link.since : null;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (since === null) return undefined;
    const timer = setTimeout(() => setLate(true), shortMs);
    return () => clearTimeout(timer);
  }, [since]);
  return isLate;
}

export function ScreenNotice({ session }: { readonly session: Session }): JSX.Element {
  const isLate = useLateSince(session.link.value);
  const notice = noticeOf(session);
  const shown = notice?.about === 'reconnecting' && !isLate ? null : notice;
  // The place of the words exists before the words do, or they wouldn't be read out.
  return (
    <div class={shown === null ? 'hidden-text' : 'big-screen-notice'} role="status" data-screen-notice={shown?.about}>
      {shown !== null && <strong>{shown.title}</strong>}
      {shown !== null && <span>{shown.text}</span>}
    </div>
  );
}
