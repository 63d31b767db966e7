// "Report a bug": the person's words and what the page knows, as a file or as text to copy. Only this server is contacted,
// for the record of a game that is over.
import type { JSX } from 'preact';
import { useId, useMemo, useRef, useState } from 'preact/hooks';
import { engineState } from '../base/engine_state';
import { buildName } from '../base/page_build';
import { saveFile } from '../base/save_file';
import { api } from '../link/api';
import { protocolVersion } from '../link/line';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { useResource } from '../ui/use_resource';
import { toast } from '../ui/toast';
import { reportFileName, reportText } from './bug_report';
import { lastErrors } from './error_log';
import { gameWatcher } from './seen_game';
import './report_dialog.css';

function engineFacts(): string | null {
  const door = engineState.value;
  return door.kind === 'ready' ? `${door.engine.versions.engine} ${door.engine.signature}` : null;
}

export function ReportDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const id = useId();
  const [words, setWords] = useState('');
  const shown = useRef<HTMLTextAreaElement>(null);
  // As it was when the person pressed the button, not as it continues behind the dialog.
  const [game, errors, now] = useMemo(() => [gameWatcher.seen(), lastErrors(), new Date()] as const, []);
  const name = game?.record ?? null;
  const { state } = useResource(name === null ? null : () => api.record(name), [name]);
  const record = state.kind === 'here' ? state.value : null;
  const text = reportText({
    words,
    now,
    engine: engineFacts(),
    build: buildName(),
    protocol: protocolVersion,
    browser: navigator.userAgent,
    languages: navigator.languages,
    window: `${innerWidth}x${innerHeight} at ${devicePixelRatio}`,
    place: location.pathname,
    errors,
    game,
    record,
  });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t('report.copied'));
    } catch {
      shown.current?.select();
      toast(t('report.by_hand'), 'trouble');
    }
  };
  return (
    <Dialog
      title={t('report.title')}
      onClose={onClose}
      footer={
        <>
          <Button icon="copy" onClick={() => void copy()}>
            {t('report.copy')}
          </Button>
          <Button
            kind="primary"
            icon="down"
            onClick={() => saveFile(text, 'text/plain;charset=utf-8', reportFileName(now))}
          >
            {t('report.save')}
          </Button>
        </>
      }
    >
      <div class="report">
        <label class="field-label" for={`${id}-words`}>
          {t('report.words')}
        </label>
        <textarea
          id={`${id}-words`}
          class="report-text"
          rows={4}
          maxLength={4_000}
          placeholder={t('report.words.placeholder')}
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <p class="soft-text">{t('report.what')}</p>
        <p class="soft-text">{t('report.where')}</p>
        <details>
          <summary>{t('report.show')}</summary>
          <textarea
            ref={shown}
            class="report-text report-whole"
            readOnly
            rows={10}
            value={text}
            aria-label={t('report.show')}
          />
        </details>
      </div>
    </Dialog>
  );
}
