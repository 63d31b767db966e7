// The corner of the table: sound on and off, and everything that isn't playing: pausing, reading, choosing, leaving.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { addressOf } from '../base/base_path';
import { spoken } from '../base/table_code';
import type { Session } from '../game/session';
import { screenIsOn, startsForTeammates, watching } from '../game/table_facts';
import { ask } from '../shell/asking';
import { PeopleSheet } from '../lobby/lobby_lazy';
import { ReportDialog, SettingsDialog } from '../shell/dialogs_lazy';
import { isQuiet, turnSound } from '../sound/quiet';
import { t, tn } from '../text/text';
import { Button } from '../ui/button';
import { dealIcon } from '../ui/deal_icon';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { lazy } from '../ui/lazy';
import { asDialog } from '../ui/missing_part';
import type { Play } from '../play/play';
import { handChoice, mayPlayByHand, playsByHand } from './hand_choice';
import './play_menu.css';

const KeysSheet = lazy(async () => (await import('../keys/keys_sheet')).KeysSheet, asDialog);

type Sheet = 'menu' | 'people' | 'give_up' | 'again' | 'leave' | 'settings' | 'keys' | 'report' | null;

export interface PlayMenuProps {
  readonly play: Play;
  readonly onLeave: () => void;
}

export function PlayMenu({ play, onLeave }: PlayMenuProps): JSX.Element {
  const sheet = useSignal<Sheet>(null);
  const muted = isQuiet.value;
  const close = (): void => {
    sheet.value = null;
    play.helpWanted.value = false;
  };
  return (
    <div class="play-menu">
      <Button kind="quiet" icon="menu" label={t('menu.open')} onClick={() => (sheet.value = 'menu')} />
      <Button
        kind="quiet"
        icon={muted ? 'mute' : 'sound'}
        label={t(muted ? 'menu.unmute' : 'menu.mute')}
        pressed={muted}
        onClick={() => turnSound(muted)}
      />
      <Watchers session={play.session} />
      {sheet.value === 'menu' && <Menu play={play} open={(next) => (sheet.value = next)} close={close} />}
      {sheet.value === 'people' && <PeopleSheet session={play.session} onClose={close} />}
      {sheet.value === 'again' && <StartOver play={play} close={close} />}
      {sheet.value === 'settings' && <SettingsDialog onClose={close} />}
      {sheet.value === 'report' && <ReportDialog onClose={close} />}
      {(sheet.value === 'keys' || play.helpWanted.value) && <KeysSheet onClose={close} />}
      {(sheet.value === 'give_up' || sheet.value === 'leave') && (
        <Sure
          kind={sheet.value}
          close={close}
          yes={() => {
            if (sheet.peek() === 'leave') onLeave();
            else void ask(play.session, { t: 'give_up' });
            close();
          }}
        />
      )}
    </div>
  );
}

// Whether a screen is on and how many are watching, on the button that leads to the list of them.
export function Watchers({ session }: { readonly session: Session }): JSX.Element | null {
  const table = session.table.value;
  const count = table === null ? 0 : watching(table).length;
  const isOn = screenIsOn(table);
  if (count === 0 && !isOn) return null;
  const words = [...(isOn ? [t('lobby.screen_on')] : []), ...(count > 0 ? [tn('lobby.spectators', count)] : [])].join(
    '. ',
  );
  return (
    <span
      class="play-menu-watchers"
      data-watching={count > 0 ? count : undefined}
      data-screen-on={isOn ? 'true' : undefined}
      title={words}
    >
      {isOn && <Icon name="screen" />}
      {count > 0 && <Icon name="eye" />}
      {count > 0 && <span aria-hidden="true">{count}</span>}
      <span class="hidden-text">{words}</span>
    </span>
  );
}

interface MenuProps {
  readonly play: Play;
  readonly open: (sheet: Sheet) => void;
  readonly close: () => void;
}

function Menu({ play, open, close }: MenuProps): JSX.Element {
  const { session } = play;
  const table = session.table.value;
  const me = session.me.value;
  const playing = table?.phase === 'playing';
  const stands = table?.clock === 'paused' || table?.clock === 'interrupted';
  const isHere = play.held.value.length > 0 || session.kind === 'local';
  const mayPause = isHere || startsForTeammates(table, me?.id ?? null);
  const host = me !== null && table?.host === me.id;
  const request = (which: 'pause' | 'resume'): void => {
    close();
    void ask(session, { t: which });
  };
  return (
    <Dialog title={t('menu.title')} onClose={close}>
      <div class="play-menu-list">
        {playing && mayPause && stands && (
          <Button kind="primary" icon="play" wide onClick={() => request('resume')}>
            {t('menu.resume')}
          </Button>
        )}
        {playing && mayPause && !stands && (
          <Button icon="pause" wide disabled={table?.choice.pauses !== true} onClick={() => request('pause')}>
            {t(table?.choice.pauses === true ? 'menu.pause' : 'menu.no_pause')}
          </Button>
        )}
        {session.kind === 'remote' && (
          <Button icon="people" wide onClick={() => open('people')}>
            {t('menu.people')}
          </Button>
        )}
        <a class="button button-wide" href={addressOf('/rules')} target="_blank" rel="noopener">
          <Icon name="book" />
          {t('menu.rules')}
        </a>
        <Button icon="keys" wide onClick={() => open('keys')}>
          {t('menu.keys')}
        </Button>
        {mayPlayByHand(session) && (
          <Button icon="screen" wide onClick={() => (handChoice.value = playsByHand(session) ? 'table' : 'hand')}>
            {t(playsByHand(session) ? 'menu.by_table' : 'menu.by_hand')}
          </Button>
        )}
        <Button icon="gear" wide onClick={() => open('settings')}>
          {t('menu.settings')}
        </Button>
        <Button icon="pencil" wide onClick={() => open('report')}>
          {t('report.title')}
        </Button>
        {playing && host && session.kind === 'remote' && (
          <Button icon="again" wide onClick={() => open('again')}>
            {t('menu.again')}
          </Button>
        )}
        {playing && host && (
          <Button icon="flag" wide onClick={() => open('give_up')}>
            {t('menu.give_up')}
          </Button>
        )}
        <Button kind="danger" icon="door" wide onClick={() => open('leave')}>
          {t('menu.leave')}
        </Button>
        {session.code !== null && (
          <p class="soft-text play-menu-code">{t('menu.code', { code: spoken(session.code) })}</p>
        )}
      </div>
    </Dialog>
  );
}

interface SureProps {
  readonly kind: 'give_up' | 'leave';
  readonly yes: () => void;
  readonly close: () => void;
}

function Sure({ kind, yes, close }: SureProps): JSX.Element {
  return (
    <Dialog
      title={t(`sure.${kind}`)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('sure.stay')}</Button>
          <Button kind="danger" onClick={yes}>
            {t(`menu.${kind}`)}
          </Button>
        </>
      }
    >
      <p>{t(`sure.${kind}.text`)}</p>
    </Dialog>
  );
}

// Starting over while a game is running: it ends, and everyone meets before the next one.
function StartOver({ play, close }: { readonly play: Play; readonly close: () => void }): JSX.Element {
  const again = (deal: 'new' | 'same'): void => {
    close();
    void ask(play.session, { t: 'again', deal });
  };
  return (
    <Dialog
      title={t('sure.again')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('sure.stay')}</Button>
          <Button icon={dealIcon.same} onClick={() => again('same')}>
            {t('lobby.again.same')}
          </Button>
          <Button kind="primary" icon={dealIcon.new} onClick={() => again('new')}>
            {t('lobby.again.new')}
          </Button>
        </>
      }
    >
      <p>{t('sure.again.text')}</p>
    </Dialog>
  );
}
