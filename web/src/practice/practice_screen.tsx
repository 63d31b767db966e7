// What you can do on your own: the introduction, and games alone or with teammates.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Engine } from '../engine/engine';
import { TopBar } from '../shell/top_bar';
import { loadSecurityTexts } from '../text/security';
import { tp } from '../text/practice';
import { Icon } from '../ui/icon';
import { lazy } from '../ui/lazy';
import { Link } from '../ui/link';
import { asPart } from '../ui/missing_part';
import { ScreenHeading } from '../ui/screen_heading';
import { earLesson } from './solo_choice';
import { SoloOptions } from './solo_options';
import './practice_screen.css';

const TutorialList = lazy(async () => {
  const [{ TutorialList: List }] = await Promise.all([import('./tutorial_list'), loadSecurityTexts()]);
  return List;
}, asPart);

export function PracticeScreen({ engine }: { readonly engine: Engine }): JSX.Element {
  // While someone chooses there is time to load the mall.
  useEffect(() => void import('./practice_page').catch(() => undefined), []);
  return (
    <div class="practice">
      <TopBar />
      <main class="practice-main">
        <div class="practice-words">
          <ScreenHeading title={tp('practice.title')} />
          <p class="soft-text">{tp('practice.lead')}</p>
        </div>
        <section class="practice-card practice-first card" aria-labelledby="practice-introduction">
          <span class="practice-sign" aria-hidden="true">
            <Icon name="star" />
          </span>
          <h2 id="practice-introduction">{tp('practice.introduction')}</h2>
          <p>{tp('practice.introduction.text')}</p>
          <div class="practice-ways">
            <Link to="/practice/introduction" class="button button-primary button-large button-wide">
              <Icon name="play" />
              <span>{tp('practice.introduction.start')}</span>
            </Link>
            <Link to={earLesson} class="button button-quiet button-wide">
              <Icon name="sound" />
              <span>{tp('practice.by_ear')}</span>
            </Link>
          </div>
        </section>
        <section class="practice-card card" aria-labelledby="practice-solo">
          <span class="practice-sign" aria-hidden="true">
            <Icon name="sand" />
          </span>
          <h2 id="practice-solo">{tp('practice.solo')}</h2>
          <SoloOptions engine={engine} />
        </section>
        <TutorialList />
        <p class="practice-more">
          <Link to="/practice/solo?people" class="button button-quiet">
            <Icon name="people" />
            <span>{tp('practice.around')}</span>
          </Link>
          <Link to="/replay" class="button button-quiet">
            <Icon name="eye" />
            <span>{tp('practice.watch')}</span>
          </Link>
          <Link to="/editor" class="button button-quiet">
            <Icon name="pencil" />
            <span>{tp('practice.editor')}</span>
          </Link>
        </p>
      </main>
    </div>
  );
}
