// The link to the table for the phones in the room: large before a game, small while it runs.
import type { JSX } from 'preact';
import { site } from '../base/base_path';
import { spoken } from '../base/table_code';
import type { Table } from '../link/messages';
import { tv } from '../text/big_screen';
import { t } from '../text/text';
import { Icon } from '../ui/icon';
import { QrCode } from '../ui/qr_code_lazy';

const isLocal = /^(localhost|127\.|\[::1\])/;

// Without the protocol: that is how one types it.
function typedAddress(): string {
  return site().replace(/^https?:\/\//, '');
}

function Code({ code }: { readonly code: string }): JSX.Element {
  return (
    <div class="big-screen-qr">
      <QrCode text={`${site()}/t/${code}`} label={t('lobby.invite.qr.label')} />
    </div>
  );
}

function Locked(): JSX.Element {
  return (
    <p class="big-screen-locked">
      <Icon name="lock" /> {t('lobby.locked')}
    </p>
  );
}

export function Invitation({ table }: { readonly table: Table }): JSX.Element {
  if (table.locked) return <Locked />;
  return (
    <section class="big-screen-invitation" data-screen-code="sit">
      <h2 class="big-screen-title">{tv('screen.sit')}</h2>
      <Code code={table.code} />
      <p>{tv('screen.enter', { address: typedAddress() })}</p>
      <p class="big-screen-code">{spoken(table.code)}</p>
      {isLocal.test(location.host) && <p class="big-screen-note">{t('lobby.invite.local')}</p>}
    </section>
  );
}

export function WatchingCode({ table }: { readonly table: Table }): JSX.Element {
  if (table.locked) return <Locked />;
  const isOver = table.phase !== 'playing';
  return (
    <div class="big-screen-watching" data-screen-code={isOver ? 'sit' : 'watch'}>
      <Code code={table.code} />
      <p>{tv(isOver ? 'screen.sit' : 'screen.watch')}</p>
    </div>
  );
}
