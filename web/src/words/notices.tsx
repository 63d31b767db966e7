// Lasting states: a game that is stopped, a connection that is down. They leave the mall visible.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { startsForTeammates } from '../game/table_facts';
import { ask } from '../shell/asking';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Icon, type IconName } from '../ui/icon';
import type { Session } from '../game/session';
import { heldSeats } from '../game/seats';
import './notices.css';

interface Notice {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly resume: boolean;
}

function noticeOf(session: Session): Notice | null {
  const table = session.table.value;
  const state = session.confirmed.value;
  const link = session.link.value;
  if (link.kind === 'reconnecting') {
    const text = t(link.restarting ? 'notice.restarting' : 'notice.reconnecting.text');
    return { icon: 'away', title: t('notice.reconnecting'), text, resume: false };
  }
  if (session.frozen.value) {
    return { icon: 'pause', title: t('notice.frozen'), text: t('notice.frozen.text'), resume: false };
  }
  if (table?.phase === 'playing' && table.clock === 'interrupted') {
    return { icon: 'pause', title: t('notice.interrupted'), text: t('notice.interrupted.text'), resume: true };
  }
  if (table?.phase === 'playing' && table.clock === 'paused') {
    return { icon: 'pause', title: t('notice.paused'), text: t('notice.paused.text'), resume: true };
  }
  if (state?.outcome === 'running' && state.no_exit_left) {
    return { icon: 'door', title: t('notice.no_exit'), text: t('notice.no_exit.text'), resume: false };
  }
  return null;
}

export function Notices({ session }: { readonly session: Session }): JSX.Element {
  const notice = noticeOf(session);
  const link = session.link.value;
  // A short interruption isn't worth mentioning.
  const [late, setLate] = useState(false);
  const since = link.kind === 'reconnecting' ? link.since : null;
  useEffect(() => {
    setLate(false);
    if (since === null) return undefined;
    const timer = setTimeout(() => setLate(true), 700);
    return () => clearTimeout(timer);
  }, [since]);
  const shown = since !== null && !late ? null : notice;
  const me = session.me.value?.id ?? null;
  const sits = heldSeats(session.table.value, me, session.seat.value).length > 0;
  const mayResume = sits || session.kind === 'local' || startsForTeammates(session.table.value, me);
  return (
    // The place of the words exists before the words do, or they wouldn't be read out.
    <div class={shown === null ? 'hidden-text' : 'notices'}>
      {shown !== null && <Icon name={shown.icon} />}
      <p class="notices-words" role="status">
        {shown !== null && <strong>{shown.title}</strong>}
        {shown !== null && <span>{shown.text}</span>}
      </p>
      {shown?.resume === true && mayResume && (
        <Button kind="primary" icon="play" onClick={() => void ask(session, { t: 'resume' })}>
          {t('menu.resume')}
        </Button>
      )}
    </div>
  );
}
