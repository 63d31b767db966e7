// The link to this table, in every way it can be shared.
import type { JSX } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { site } from '../base/base_path';
import { spoken } from '../base/table_code';
import { asLabel, t } from '../text/text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { toast } from '../ui/toast';
import { ask } from '../shell/asking';
import { QrCode } from '../ui/qr_code_lazy';
import type { TablePartProps } from '../game/table_part';
import { BigScreenDialog } from './lobby_lazy';
import { RecentPeople } from './recent_people';
import { Toggle } from '../ui/toggle';
import './lobby_invite.css';

// There is room for it, and the host's screen is the one that others stand around.
function isWide(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(min-width: 60rem)').matches;
}

const isLocal = (host: string): boolean => /^(localhost|127\.|\[::1\])/.test(host);

export function LobbyInvite({ session, table, me }: TablePartProps): JSX.Element {
  const [showsQr, setShowsQr] = useState(false);
  const [showsScreen, setShowsScreen] = useState(false);
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const link = `${site()}/t/${table.code}`;
  const showsSmallQr = table.host === me?.id && table.phase !== 'playing' && isWide();
  const canShare = typeof navigator.share === 'function';
  const canCopy = typeof navigator.clipboard?.writeText === 'function';

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t('lobby.invite.copied'));
    } catch {
      input.current?.select();
      toast(t('lobby.invite.by_hand'), 'trouble');
    }
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: t('home.title'), url: link });
    } catch {
      // The person has changed their mind.
    }
  };

  return (
    <section class="lobby-invite card" aria-labelledby={heading}>
      <div class="lobby-invite-head">
        <h2 id={heading}>{t('lobby.invite')}</h2>
        <p class="lobby-code">
          <span class="hidden-text">{asLabel(t('lobby.invite.code'))} </span>
          {spoken(table.code)}
        </p>
      </div>
      <div class={showsSmallQr ? 'lobby-invite-link lobby-invite-with-qr' : 'lobby-invite-link'}>
        <p class="soft-text">{t('lobby.invite.text')}</p>
        <input
          ref={input}
          class="lobby-link"
          readOnly
          value={link}
          aria-label={t('lobby.invite.text')}
          onFocus={(event) => event.currentTarget.select()}
        />
        {showsSmallQr && (
          <div class="lobby-qr-small" data-qr="">
            <QrCode text={link} label={t('lobby.invite.qr.label')} />
          </div>
        )}
      </div>
      <div class="lobby-invite-acts">
        {canCopy && (
          <Button icon="copy" onClick={() => void copy()}>
            {t('lobby.invite.copy')}
          </Button>
        )}
        {canShare && (
          <Button icon="share" onClick={() => void share()}>
            {t('lobby.invite.share')}
          </Button>
        )}
        <Button icon="qr" onClick={() => setShowsQr(true)}>
          {t('lobby.invite.qr')}
        </Button>
        <Button icon="screen" onClick={() => setShowsScreen(true)}>
          {t('lobby.big_screen')}
        </Button>
      </div>
      {!canCopy && <p class="lobby-invite-note">{t('lobby.invite.by_hand')}</p>}
      {showsQr && (
        <Dialog title={t('lobby.title', { code: spoken(table.code) })} onClose={() => setShowsQr(false)}>
          <div class="lobby-qr-large">
            <QrCode text={link} label={t('lobby.invite.qr.label')} />
            <p class="lobby-code">{spoken(table.code)}</p>
          </div>
        </Dialog>
      )}
      {showsScreen && <BigScreenDialog code={table.code} onClose={() => setShowsScreen(false)} />}
      <RecentPeople table={table} link={link} />
      {isLocal(location.host) && <p class="lobby-invite-note">{t('lobby.invite.local')}</p>}
      {table.host === me?.id ? (
        <Toggle
          label={t('lobby.lock')}
          note={t('lobby.lock.note')}
          on={table.locked}
          onChange={(on) => void ask(session, { t: 'lock', on })}
        />
      ) : (
        table.locked && (
          <p class="lobby-locked">
            <Icon name="lock" /> {t('lobby.locked')}
          </p>
        )
      )}
    </section>
  );
}
