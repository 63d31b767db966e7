// Three seconds before the sand runs, big over everything.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { startsForTeammates } from '../game/table_facts';
import { soundBox } from '../sound/sound_box';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { useModal } from '../ui/use_modal';
import { ask } from '../shell/asking';
import type { TablePartProps } from '../game/table_part';
import './countdown.css';

interface CountdownProps extends TablePartProps {
  readonly children?: ComponentChildren; // what is about to be played
}

export function Countdown({ session, table, me, children }: CountdownProps): JSX.Element {
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
  const isMine = me !== null && (me.chair !== null || startsForTeammates(table, me.id));
  const stop = (): void => void ask(session, { t: 'ready', on: false });
  const element = useRef<HTMLDialogElement>(null);
  useModal(element);
  useEffect(() => element.current?.focus(), []); // not the button: someone who just pressed "Ready" may press again
  return (
    <dialog
      ref={element}
      class="countdown"
      role="alertdialog"
      tabIndex={-1}
      aria-label={t(talks ? 'lobby.count.talk' : 'lobby.count.hush')}
      onCancel={(event) => {
        event.preventDefault();
        if (isMine) stop();
      }}
    >
      <p class="countdown-hush">{talks ? '' : t('lobby.count.hush')}</p>
      <div class="countdown-numbers" aria-live="assertive">
        <p class="countdown-number" key={left}>
          {left}
        </p>
      </div>
      {children}
      <p class="countdown-text">{t(talks ? 'lobby.count.talk' : 'lobby.count.text')}</p>
      {isMine && (
        <Button kind="quiet" onClick={stop}>
          {t('lobby.count.stop')}
        </Button>
      )}
    </dialog>
  );
}
