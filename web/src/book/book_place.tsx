// The pages of the Book behind one door: they come together, with their texts.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { goBack } from '../base/navigation';
import type { Route } from '../base/route';
import { TopBar } from '../screens/top_bar';
import { loadBookTexts } from '../text/book';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { BookScreen } from './book_screen';
import { CrewScreen } from './crew_screen';
import { DeedsScreen } from './deeds_screen';
import { HeistScreen } from './heist_screen';

export type BookRoute = Extract<Route, { readonly at: 'book' | 'crew' | 'heist' | 'deeds' }>;

function Screen({ at }: { readonly at: BookRoute }): JSX.Element {
  switch (at.at) {
    case 'book':
      return <BookScreen />;
    case 'crew':
      return <CrewScreen />;
    case 'heist':
      return <HeistScreen />;
    case 'deeds':
      return <DeedsScreen key={at.record} record={at.record} />;
  }
}

export function BookPlace({ at }: { readonly at: BookRoute }): JSX.Element {
  const [texts, setTexts] = useState<'coming' | 'here' | 'failed'>('coming');
  const load = (): void => {
    setTexts('coming');
    loadBookTexts().then(
      () => setTexts('here'),
      () => setTexts('failed'),
    );
  };
  useEffect(load, []);
  return (
    <div class="book-screen">
      <TopBar>
        <Button kind="quiet" icon="back" onClick={goBack}>
          {t('rules.back')}
        </Button>
      </TopBar>
      <main class={at.at === 'book' ? 'book-main' : 'book-main book-narrow'}>
        {texts === 'coming' && <p role="status">{t('door.looking')}</p>}
        {texts === 'failed' && (
          <div role="alert">
            <Button icon="again" onClick={load}>
              {t('rules.again')}
            </Button>
          </div>
        )}
        {texts === 'here' && <Screen at={at} />}
      </main>
    </div>
  );
}
