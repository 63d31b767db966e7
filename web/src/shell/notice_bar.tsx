// What the server's operator says to everyone, above every screen until it is put away.
import type { JSX } from 'preact';
import { dismissNotice, serverNotice, useServerNotice } from '../link/server_notice';
import { t } from '../text/text';
import { Button } from '../ui/button';
import './notice_bar.css';

export function NoticeBar(): JSX.Element {
  useServerNotice();
  const text = serverNotice.value;
  return (
    <div class="notice-bar-place" role="status" aria-live="polite">
      {text !== null && (
        <div class="notice-bar" data-notice>
          <p>
            <strong>{t('server.notice')}</strong> <span>{text}</span>
          </p>
          <Button kind="quiet" icon="close" label={t('close')} onClick={dismissNotice} />
        </div>
      )}
    </div>
  );
}
