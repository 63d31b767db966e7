// Where a television finds this table: its address, as a link, as a QR code and as text to type.
import type { JSX } from 'preact';
import { site } from '../base/base_path';
import { tv } from '../text/big_screen';
import { t } from '../text/text';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { QrCode } from '../ui/qr_code_lazy';

export interface BigScreenDialogProps {
  readonly code: string;
  readonly onClose: () => void;
}

export function BigScreenDialog({ code, onClose }: BigScreenDialogProps): JSX.Element {
  const address = `${site()}/screen/${code}`;
  return (
    <Dialog
      title={t('lobby.big_screen')}
      onClose={onClose}
      footer={
        <a class="button button-primary" href={address} target="_blank" rel="noopener">
          <Icon name="screen" />
          <span>{tv('screen.open.here')}</span>
        </a>
      }
    >
      <p>{tv('screen.open.text')}</p>
      <p class="lobby-screen-address">{address}</p>
      <div class="lobby-qr-large">
        <QrCode text={address} label={tv('screen.open.qr')} />
      </div>
    </Dialog>
  );
}
