// The pages of the Book: they are loaded together, with their texts.
import type { JSX } from 'preact';
import { goBack } from '../base/navigation';
import type { Route } from '../base/route';
import { TopBar } from '../shell/top_bar';
import { loadBookTexts } from '../text/book';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { orFailure, useResource } from '../ui/use_resource';
import { BookScreen } from './book_screen';
import { CrewScreen } from './crew_screen';
import { AchievementsScreen } from './achievements_screen';
import { HeistScreen } from './heist_screen';

export type BookRoute = Extract<Route, { readonly at: 'book' | 'crew' | 'heist' | 'achievements' }>;

function Screen({ at }: { readonly at: BookRoute }): JSX.Element {
  switch (at.at) {
    case 'book':
      return <BookScreen />;
    case 'crew':
      return <CrewScreen />;
    case 'heist':
      return <HeistScreen />;
    case 'achievements':
      return <AchievementsScreen key={at.record} record={at.record} />;
  }
}

export function BookPage({ at }: { readonly at: BookRoute }): JSX.Element {
  const { state, again } = useResource(() => orFailure(loadBookTexts()), []);
  return (
    <div class="book-screen">
      <TopBar>
        <Button kind="quiet" icon="back" onClick={goBack}>
          {t('rules.back')}
        </Button>
      </TopBar>
      <main class={at.at === 'book' ? 'book-main' : 'book-main book-narrow'}>
        {state.kind === 'loading' && <p role="status">{t('door.looking')}</p>}
        {state.kind === 'failed' && (
          <div role="alert">
            <Button icon="again" onClick={again}>
              {t('rules.again')}
            </Button>
          </div>
        )}
        {state.kind === 'here' && <Screen at={at} />}
      </main>
    </div>
  );
}
