// What a crew has achieved and won, for everyone it is shown to (ACH-42). The address names a game that the crew has
// won, not the crew's secret: people with the address can only look.
import type { JSX } from 'preact';
import { site } from '../base/base_path';
import { pathOf } from '../base/route';
import { tb } from '../text/book';
import { Button } from '../ui/button';
import { toast } from '../ui/toast';
import { AnswerView } from './answer_view';
import { bookApi } from './book_api';
import { BookHead } from './book_head';
import { AchievementShelf } from './achievement_shelf';
import { EntryList } from './entry_list';
import { useResource } from '../ui/use_resource';

export function AchievementsScreen({ record }: { readonly record: string }): JSX.Element {
  const { state, again } = useResource(() => bookApi.achievements(record), [record]);
  const title = state.kind === 'here' ? tb('achievements.title', { crew: state.value.name }) : tb('crew.achievements');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(site() + pathOf({ at: 'achievements', record }));
      toast(tb('crew.copied'));
    } catch {
      toast(tb('achievements.by_hand'), 'trouble');
    }
  };
  return (
    <>
      <BookHead title={title} lead={tb('achievements.lead')} />
      <AnswerView state={state} again={again}>
        {(crew) => (
          <>
            <section class="card crew-part">
              <AchievementShelf achievements={crew.achievements} />
              <Button icon="copy" onClick={() => void copy()}>
                {tb('crew.copy')}
              </Button>
            </section>
            <section class="crew-part" aria-labelledby="achievements-wins">
              <h2 id="achievements-wins">{tb('crew.entries')}</h2>
              <EntryList question={{ of: 'all', crew_of: record }} />
            </section>
          </>
        )}
      </AnswerView>
    </>
  );
}
