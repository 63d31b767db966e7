// A part of the page that couldn't be loaded: after an upgrade its file has another name, or the connection is down. It
// says so in its place and offers to reload the page.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../text/text';
import { Button } from './button';
import { Dialog } from './dialog';
import type { Moments } from './lazy';
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

// Used if there is no room for more than a short note.
export function noteMissing(): void {
  toast(`${t('missing.title')}. ${t('missing.text')}`, 'trouble');
}

function MissingNote(): JSX.Element {
  useEffect(noteMissing, []);
  return <></>;
}

// Nothing is shown while it loads; most parts take only a moment.
export const asDialog: Moments<{ readonly onClose: () => void }> = {
  waiting: () => <></>,
  failed: ({ onClose }) => <MissingDialog onClose={onClose} />,
};
export const asPart: Moments<object> = { waiting: () => <></>, failed: () => <MissingPart /> };
export const asNote: Moments<object> = { waiting: () => <></>, failed: () => <MissingNote /> };
// For parts that nobody asked for and that aren't essential.
export const asExtra: Moments<object> = { waiting: () => <></>, failed: () => <></> };
