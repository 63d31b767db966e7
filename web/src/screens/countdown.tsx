// Three seconds before the sand runs, big over everything.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { soundBox } from '../sound/sound_box';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { ask } from './asking';
import type { LobbyPartProps } from './lobby_ring';
import './countdown.css';

export function Countdown({ session, table, me }: LobbyPartProps): JSX.Element {
  const [endsAt] = useState(() => performance.now() + (table.countdown_ms ?? 3_000));
  const [left, setLeft] = useState(() => Math.max(1, Math.ceil((table.countdown_ms ?? 3_000) / 1000)));
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(1, Math.ceil((endsAt - performance.now()) / 1000))), 50);
    return () => clearInterval(timer);
  }, [endsAt]);
  const talks = table.choice.free_talk;
  useEffect(() => soundBox.play('step'), [left]);
  useEffect(() => {
    if (!talks) soundBox.play('hush');
  }, [talks]);
  return (
    <div class="countdown" role="alertdialog" aria-modal="true" aria-label={t('lobby.count.hush')}>
      <p class="countdown-hush">{talks ? '' : t('lobby.count.hush')}</p>
      <p class="countdown-number" key={left} aria-live="assertive">
        {left}
      </p>
      <p class="countdown-text">{t(talks ? 'lobby.count.talk' : 'lobby.count.text')}</p>
      {me !== null && me.chair !== null && (
        <Button kind="quiet" onClick={() => void ask(session, { t: 'ready', on: false })}>
          {t('lobby.count.stop')}
        </Button>
      )}
    </div>
  );
}
