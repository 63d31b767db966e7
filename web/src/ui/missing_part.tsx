// A part of the page that could not be fetched: after an upgrade its file has another name, or the line is away. It says
// so where the part would have been, and offers to load the page anew.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../text/text';
import { Button } from './button';
import { Dialog } from './dialog';
import type { Moments } from './later';
import { toast } from './toast';
import './missing_part.css';

function Reload(): JSX.Element {
  return (
    <Button kind="primary" icon="again" onClick={() => location.reload()}>
      {t('gone.reload')}
    </Button>
  );
}

function MissingDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  return (
    <Dialog title={t('missing.title')} onClose={onClose} footer={<Reload />}>
      <p role="alert">{t('missing.text')}</p>
    </Dialog>
  );
}

export function MissingPart(): JSX.Element {
  return (
    <div class="missing-part" role="alert">
      <p>
        <strong>{t('missing.title')}</strong> {t('missing.text')}
      </p>
      <Reload />
    </div>
  );
}

// Where there is no room for more than a short note.
function MissingNote(): JSX.Element {
  useEffect(() => toast(`${t('missing.title')}. ${t('missing.text')}`, 'trouble'), []);
  return <></>;
}

// Nothing is shown while it comes; most parts come in a moment.
export const asDialog: Moments<{ readonly onClose: () => void }> = {
  waiting: () => <></>,
  failed: ({ onClose }) => <MissingDialog onClose={onClose} />,
};
export const asPart: Moments<object> = { waiting: () => <></>, failed: () => <MissingPart /> };
export const asNote: Moments<object> = { waiting: () => <></>, failed: () => <MissingNote /> };
// What nobody asked for and can be done without.
export const asExtra: Moments<object> = { waiting: () => <></>, failed: () => <></> };
