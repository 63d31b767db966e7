// States that last: a game that stands still, a connection that is away. They leave the mall in sight.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { startsForTeammates } from '../game/table_facts';
import { ask } from '../screens/asking';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Icon, type IconName } from '../ui/icon';
import type { Play } from './play';
import { heldSeats } from './seats';
import './notices.css';

interface Notice {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly resume: boolean;
}

function noticeOf(play: Play): Notice | null {
  const { session } = play;
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

export function Notices({ play }: { readonly play: Play }): JSX.Element {
  const notice = noticeOf(play);
  const { session } = play;
  const link = session.link.value;
  // A blink of the line is not worth a word.
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
  const mayResume = sits || startsForTeammates(session.table.value, me);
  return (
    // The words' place is there before the words are: else they would not be read out.
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
