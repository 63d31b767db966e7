// Before a game in the page: its name, what it is about, and the way on. The sand waits until it is read.
import type { ComponentChildren, JSX } from 'preact';
import { addressOf } from '../base/base_path';
import { TopBar } from '../shell/top_bar';
import { tp } from '../text/practice';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { ScreenHeading } from '../ui/screen_heading';
import './briefing.css';

export interface BriefingFrameProps {
  readonly id: string; // "S3", "T1": where the rule book has it
  readonly title: string;
  readonly onStart: () => void;
  readonly children: ComponentChildren;
}

export function BriefingFrame({ id, title, onStart, children }: BriefingFrameProps): JSX.Element {
  return (
    <div class="practice">
      <TopBar />
      <main class="briefing">
        <ScreenHeading title={title} />
        <div class="briefing-card card" data-briefing={id}>
          {children}
          <Button kind="primary" size="large" icon="play" wide onClick={onStart}>
            {tp('practice.solo.start')}
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
