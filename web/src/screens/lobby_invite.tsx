// The link to this table, in every way one can pass it on.
import type { JSX } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { site } from '../base/base_path';
import { spoken } from '../base/table_code';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { toast } from '../ui/toast';
import { ask } from './asking';
import { QrCode } from './dialogs_later';
import type { LobbyPartProps } from './lobby_ring';
import { Toggle } from '../ui/toggle';
import './lobby_invite.css';

const isLocal = (host: string): boolean => /^(localhost|127\.|\[::1\])/.test(host);

export function LobbyInvite({ session, table, me }: LobbyPartProps): JSX.Element {
  const [showsQr, setShowsQr] = useState(false);
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const link = `${site()}/t/${table.code}`;
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
          <span class="hidden-text">{t('lobby.invite.code')}: </span>
          {spoken(table.code)}
        </p>
      </div>
      <p class="soft-text">{t('lobby.invite.text')}</p>
      <input
        ref={input}
        class="lobby-link"
        readOnly
        value={link}
        aria-label={t('lobby.invite.text')}
        onFocus={(event) => event.currentTarget.select()}
      />
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
        <Button icon="qr" expanded={showsQr} onClick={() => setShowsQr(!showsQr)}>
          {t('lobby.invite.qr')}
        </Button>
      </div>
      {!canCopy && <p class="lobby-invite-note">{t('lobby.invite.by_hand')}</p>}
      {showsQr && <QrCode text={link} />}
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
