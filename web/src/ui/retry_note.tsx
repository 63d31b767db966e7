// In place of something that didn't load: it says so, and it can be requested again.
import type { JSX } from 'preact';
import { t } from '../text/text';
import { Button } from './button';

export function RetryNote({ again }: { readonly again: () => void }): JSX.Element {
  return (
    <div class="trouble-note" role="alert">
      <p>{t('missing.title')}.</p>
      <Button icon="again" onClick={again}>
        {t('rules.again')}
      </Button>
    </div>
  );
}
