// Before a game in the page: its name, what it is about, what I can do in it, and the way on. The sand waits until it is
// read.
import type { ComponentChildren, JSX } from 'preact';
import { addressOf } from '../base/base_path';
import { AbilityPicture } from '../board/pieces';
import type { Ability } from '../engine/words';
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
  readonly abilities: readonly Ability[]; // mine, once the game is dealt
  readonly onStart: () => void;
  readonly children: ComponentChildren;
}

// Its place is kept while the game is being dealt.
function Mine({ abilities }: { readonly abilities: readonly Ability[] }): JSX.Element {
  return (
    <div class="briefing-mine" aria-live="polite">
      {abilities.length > 0 && (
        <>
          <strong>{t('banner.first_actions')}</strong>
          <ul>
            {abilities.map((ability) => (
              <li key={ability} data-ability={ability}>
                <AbilityPicture ability={ability} />
                <span>{t(`ability.${ability}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

export function BriefingFrame({ id, title, abilities, onStart, children }: BriefingFrameProps): JSX.Element {
  return (
    <div class="practice">
      <TopBar />
      <main class="briefing">
        <ScreenHeading title={title} />
        <div class="briefing-card card" data-briefing={id}>
          {children}
          <Mine abilities={abilities} />
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
