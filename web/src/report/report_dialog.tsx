// "Report a bug": the person's words and what the page knows, as a file or as text to copy. No address is called but the
// own server's, for the record of a game that is over.
import type { JSX } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { engineDoor } from '../base/engine_door';
import { buildName } from '../base/page_version';
import { saveFile } from '../base/save_file';
import { api } from '../link/api';
import { protocolVersion } from '../link/line';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { toast } from '../ui/toast';
import { reportFileName, reportText } from './bug_report';
import { lastMistakes } from './error_log';
import { witness } from './witness';
import './report_dialog.css';

function engineFacts(): string | null {
  const door = engineDoor.value;
  return door.kind === 'ready' ? `${door.engine.versions.engine} ${door.engine.signature}` : null;
}

export function ReportDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const id = useId();
  const [words, setWords] = useState('');
  const [record, setRecord] = useState<string | null>(null);
  const shown = useRef<HTMLTextAreaElement>(null);
  // As it was when the person pressed the button, not as it goes on behind the dialog.
  const [game, mistakes, now] = useMemo(() => [witness.seen(), lastMistakes(), new Date()] as const, []);
  const name = game?.record ?? null;
  useEffect(() => {
    if (name === null) return undefined;
    let over = false;
    void api.record(name).then((answer) => {
      if (!over && answer.ok) setRecord(answer.value);
    });
    return () => {
      over = true;
    };
  }, [name]);
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
    mistakes,
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
          <Button kind="primary" icon="down" onClick={() => saveFile(text, 'text/plain;charset=utf-8', reportFileName(now))}>
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
          <textarea ref={shown} class="report-text report-whole" readOnly rows={10} value={text} aria-label={t('report.show')} />
        </details>
      </div>
    </Dialog>
  );
}
