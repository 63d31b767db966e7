// Asks for a file: chosen, or dropped here. Also says why a record can't be watched.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { ApiError } from '../link/api';
import { tr } from '../text/replay';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { FileButton } from '../ui/file_button';
import { ScreenHeading } from '../ui/screen_heading';
import './opening.css';

export type Trouble =
  | { readonly kind: 'gone' | 'closed' | 'failed' }
  | { readonly kind: 'unreadable'; readonly problem: string; readonly line: number };

// Why the server didn't return a record. Those of the heist of the day are closed until it is over.
export function troubleOf({ error, status }: ApiError): Trouble {
  if (error === 'HeistIsOn') return { kind: 'closed' };
  return { kind: status === 404 ? 'gone' : 'failed' };
}

export interface OpeningProps {
  readonly trouble: Trouble | null;
  readonly onAgain: (() => void) | null; // asks the server once more
  readonly onFile: (file: File) => void;
}

function TroubleText({ trouble, onAgain }: Pick<OpeningProps, 'trouble' | 'onAgain'>): JSX.Element | null {
  if (trouble === null) return null;
  return (
    <div class="opening-trouble" role="alert">
      <p>{tr(`replay.trouble.${trouble.kind}`)}</p>
      {trouble.kind === 'unreadable' && (
        <p class="soft-text" lang="en">
          {trouble.line > 0 && `${trouble.line}: `}
          {trouble.problem}
        </p>
      )}
      {trouble.kind === 'failed' && onAgain !== null && (
        <Button icon="again" onClick={onAgain}>
          {t('door.try_again')}
        </Button>
      )}
    </div>
  );
}

export function Opening({ trouble, onAgain, onFile }: OpeningProps): JSX.Element {
  const [over, setOver] = useState(false);
  const take = (file: File | undefined): void => {
    setOver(false);
    if (file !== undefined) onFile(file);
  };
  return (
    <main class="opening">
      <ScreenHeading title={tr('replay.title')} />
      <TroubleText trouble={trouble} onAgain={onAgain} />
      <div
        class="opening-drop card"
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer?.files[0]);
        }}
      >
        <p>{tr('replay.open.text')}</p>
        <FileButton
          kind="primary"
          size="large"
          icon="tiles"
          label={tr('replay.open')}
          accept=".mmr,.txt,text/plain"
          onFile={take}
        />
        <p class="soft-text">{tr('replay.open.note')}</p>
      </div>
    </main>
  );
}
