// What this is, who made what of it, under which licences, and a way to say what is wrong with it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { addressOf } from '../base/base_path';
import { engineState } from '../base/engine_state';
import { buildName } from '../base/page_build';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { ReportDialog } from './dialogs_lazy';
import './settings_dialog.css';

export function AboutDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const [reports, setReports] = useState(false);
  const door = engineState.value;
  const version = door.kind === 'ready' ? door.engine.versions.engine : '…';
  return (
    <Dialog title={t('credits.title')} onClose={onClose}>
      <div class="settings">
        <p>{t('credits.fan')}</p>
        <p>{t('credits.game')}</p>
        <p>{t('credits.own')}</p>
        <p>{t('credits.source')}</p>
        <p class="soft-text">{t('credits.fonts')}</p>
        <p class="soft-text">{t('credits.software')}</p>
        <p>
          <a href={addressOf('/licences.txt')} target="_blank" rel="noopener">
            {t('credits.licences')}
          </a>
        </p>
        <p class="soft-text">{t('credits.version', { version, build: buildName() ?? '…' })}</p>
        <Button icon="pencil" onClick={() => setReports(true)}>
          {t('report.title')}
        </Button>
      </div>
      {reports && <ReportDialog onClose={() => setReports(false)} />}
    </Dialog>
  );
}
