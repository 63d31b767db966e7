// Before a tutorial or a game of the expansion: what is new, what to do, and what to know. The sand waits until it is read.
import type { JSX } from 'preact';
import { addressOf } from '../base/base_path';
import { gameBefore, gameGoal, gameHard, gameHeading, gameNews, gameOf } from '../screens/security_games';
import { TopBar } from '../screens/top_bar';
import { ts } from '../text/security';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { ScreenHeading } from '../ui/screen_heading';
import './briefing.css';

export interface BriefingProps {
  readonly game: string; // "T1-hardcore+M2"
  readonly onStart: () => void;
}

export function Briefing({ game, onStart }: BriefingProps): JSX.Element | null {
  const named = gameOf({ scenario: game });
  if (named === null) return null;
  const { id } = named;
  return (
    <div class="practice">
      <TopBar />
      <main class="briefing">
        <ScreenHeading title={gameHeading(id)} />
        <div class="briefing-card card" data-briefing={id}>
          <p class="briefing-news">{gameNews(id)}</p>
          <p data-goal={id}>
            <strong>{ts('stage.goal')}:</strong> {gameGoal(id)}
          </p>
          <p>{gameBefore(id)}</p>
          {named.hardcore && (
            <p>
              <strong>{ts('stage.hardcore')}:</strong> {gameHard(id)}
            </p>
          )}
          <Button kind="primary" size="large" icon="play" wide onClick={onStart}>
            {t('practice.solo.start')}
          </Button>
          <a class="button button-quiet" href={addressOf(`/rules/${id}`)} target="_blank" rel="noopener">
            <Icon name="book" />
            <span>{t('menu.rules')}</span>
          </a>
        </div>
      </main>
    </div>
  );
}
