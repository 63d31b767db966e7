// Voice chat: whether, how, and what the microphone does now. The browser asks for nothing before a click here.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Table, Voice as Setting } from '../link/messages';
import { changeChoice, withChanges } from '../game/choosing';
import type { Session } from '../game/session';
import { refusalText } from '../text/refusal_text';
import { t } from '../text/text';
import { tt } from '../text/talk';
import { Button } from '../ui/button';
import { Choices } from '../ui/choices';
import { toast } from '../ui/toast';
import type { TableTalk } from './table_talk';
import { canTalk, isBesideScreen, type Mode, type MyVoice, type Voice } from './voice';

const settingsInOrder: readonly Setting[] = ['built_in', 'own_call', 'none'];

export const said: Readonly<
  Record<Exclude<MyVoice, 'off'>, 'voice.is_listening' | 'voice.is_shut' | 'voice.is_muted' | 'voice.is_open'>
> = {
  listening: 'voice.is_listening',
  shut: 'voice.is_shut',
  muted: 'voice.is_muted',
  open: 'voice.is_open',
};

function mayChoose(session: Session, table: Table): boolean {
  return table.host !== null && table.host === session.me.value?.id && table.phase !== 'playing';
}

// The host's choice for the whole table, before a game.
function HostsChoice({ session }: { readonly session: Session }): JSX.Element | null {
  const table = session.table.value;
  if (table === null || !mayChoose(session, table)) return null;
  const choose = async (voice: Setting): Promise<void> => {
    const refusal = await changeChoice(session, { voice });
    if (refusal !== null) toast(refusalText(refusal), 'trouble');
  };
  return (
    <Choices
      label={tt('voice.setting')}
      value={withChanges(session, table).choice.voice ?? 'none'}
      options={settingsInOrder.map((value) => ({ value, label: tt(`voice.${value}`) }))}
      onChange={(voice) => void choose(voice)}
    />
  );
}

// A question must not be below the edge of the panel.
const intoView = (asked: HTMLElement | null): void => asked?.scrollIntoView({ block: 'end' });

function Joining({ voice }: { readonly voice: Voice }): JSX.Element {
  const isAsking = useSignal(false);
  if (!canTalk()) return <p class="talk-note">{tt('voice.insecure')}</p>;
  if (!isAsking.value) {
    return (
      <Button icon="sound" onClick={() => (isAsking.value = true)}>
        {tt('voice.join')}
      </Button>
    );
  }
  return (
    <div class="talk-ask" ref={intoView}>
      <p class="talk-note">{tt('voice.ask')}</p>
      <Button kind="primary" icon="check" onClick={() => void voice.join(true)}>
        {tt('voice.allow')}
      </Button>
      <Button onClick={() => void voice.join(false)}>{tt('voice.listen')}</Button>
      <Button
        kind="quiet"
        onClick={() => {
          voice.leave(); // the browser may still be asking
          isAsking.value = false;
        }}
      >
        {t('cancel')}
      </Button>
    </div>
  );
}

export function Holding({ voice }: { readonly voice: Voice }): JSX.Element {
  const hold = (on: boolean) => (): void => {
    voice.isHeld.value = on;
  };
  useEffect(() => hold(false), [voice]); // it is let go when it goes away
  const key =
    (on: boolean) =>
    (event: KeyboardEvent): void => {
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault();
        voice.isHeld.value = on;
      }
    };
  return (
    <button
      type="button"
      class="talk-hold"
      aria-pressed={voice.isHeld.value}
      onPointerDown={hold(true)}
      onPointerUp={hold(false)}
      onPointerLeave={hold(false)}
      onPointerCancel={hold(false)}
      onKeyDown={key(true)}
      onKeyUp={key(false)}
      onBlur={hold(false)}
    >
      {tt('voice.hold')}
    </button>
  );
}

function Inside({ voice, mine }: { readonly voice: Voice; readonly mine: Exclude<MyVoice, 'off'> }): JSX.Element {
  const { mode, microphone } = voice;
  return (
    <>
      <p class="talk-note" role="status">
        {tt(said[mine])}
      </p>
      {microphone.value === 'refused' && <p class="talk-note">{tt('voice.no_microphone')}</p>}
      {microphone.value === 'here' && (
        <Choices
          label={tt('voice.mode')}
          value={mode.value}
          options={(['open', 'push'] as const).map((value) => ({ value, label: tt(`voice.mode.${value}`) }))}
          onChange={(value: Mode) => (mode.value = value)}
        />
      )}
      {microphone.value === 'here' && mode.value === 'push' && <Holding voice={voice} />}
      <Button icon="close" onClick={() => voice.leave()}>
        {tt('voice.leave')}
      </Button>
    </>
  );
}

export function VoicePanel({ tableTalk: { talking, voice } }: { readonly tableTalk: TableTalk }): JSX.Element | null {
  const { session } = talking;
  const table = session.table.value;
  const setting = table?.choice.voice ?? 'none';
  const mine = voice.mine.value;
  const sits = session.me.value?.chair != null;
  const isBeside = setting === 'built_in' && sits && isBesideScreen(session);
  // Someone who only watches has nothing to choose and nobody to talk to.
  if (table === null || (setting === 'built_in' && !sits && !mayChoose(session, table))) return null;
  return (
    <section class="talk-voice" aria-label={tt('voice.title')}>
      <h3 class="talk-title">{tt('voice.title')}</h3>
      {setting !== 'built_in' && <p class="talk-note">{tt(`voice.${setting}.note`)}</p>}
      {isBeside && <p class="talk-note">{tt('voice.one_room')}</p>}
      {setting === 'built_in' &&
        sits &&
        !isBeside &&
        (mine === 'off' ? <Joining voice={voice} /> : <Inside voice={voice} mine={mine} />)}
      <HostsChoice session={session} />
    </section>
  );
}
