// The end of a connection, for any reason: what happened, why, and what you can do.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { go } from '../base/navigation';
import { spoken } from '../base/table_code';
import type { Ending } from '../game/session';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { ScreenHeading } from '../ui/screen_heading';
import { ReportDialog } from './dialogs_lazy';
import { TopBar } from './top_bar';
import { NightScene } from './night_scene';
import './gone.css';

export type Gone = Ending | 'replaced' | 'restarting' | 'offline' | 'nowhere' | 'engine' | 'broken';

type Way = 'home' | 'again' | 'reload' | 'rejoin' | 'practice' | 'back';

// The first is the one most people want.
const waysOut: Readonly<Record<Gone, readonly Way[]>> = {
  left: ['home', 'rejoin'],
  removed: ['home', 'rejoin'],
  closed: ['home'],
  no_such_table: ['home', 'again'],
  table_full: ['again', 'home'],
  table_locked: ['again', 'home'],
  kept_out: ['again', 'home'],
  banned: ['home', 'practice'],
  server_full: ['again', 'practice', 'home'],
  name_not_allowed: ['again', 'home'],
  old_page: ['reload'],
  refused: ['again', 'home'],
  replaced: ['back', 'home'],
  restarting: ['practice', 'home'],
  offline: ['again', 'practice', 'home'],
  nowhere: ['home'],
  engine: ['reload'],
  broken: ['reload', 'home'],
};

export interface GoneProps {
  readonly why: Gone;
  readonly code?: string | null;
  readonly path?: string;
  readonly onAgain?: () => void;
  readonly onBack?: () => void; // take the seat back
}

export function GoneScreen({ why, code, path, onAgain, onBack }: GoneProps): JSX.Element {
  const [reports, setReports] = useState(false);
  const args = { code: code ? spoken(code) : '', path: path ?? '' };
  const press: Readonly<Record<Way, () => void>> = {
    home: () => go('/'),
    practice: () => go('/practice'),
    reload: () => location.reload(),
    again: () => (onAgain ? onAgain() : location.reload()),
    rejoin: () => (onAgain ? onAgain() : location.reload()),
    back: () => onBack?.(),
  };
  return (
    <div class="gone">
      <TopBar />
      <main class="gone-main">
        <NightScene shutters />
        <div class="gone-card card">
          <ScreenHeading title={t(`gone.${why}.title`, args)} />
          <p>{t(`gone.${why}.text`, args)}</p>
          <div class="gone-ways">
            {waysOut[why].map((way, index) => (
              <Button key={way} kind={index === 0 ? 'primary' : 'plain'} onClick={press[way]}>
                {t(way === 'back' ? 'gone.replaced.back' : `gone.${way}`)}
              </Button>
            ))}
          </div>
          <Button kind="quiet" icon="pencil" onClick={() => setReports(true)}>
            {t('report.title')}
          </Button>
          {reports && <ReportDialog onClose={() => setReports(false)} />}
        </div>
      </main>
    </div>
  );
}
