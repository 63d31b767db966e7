// What a crew has achieved and won, for everybody to whom it is shown (ACH-42). The address names a game that the crew has
// won, not the crew's secret: who has it can look and nothing else.
import type { JSX } from 'preact';
import { site } from '../base/base_path';
import { pathOf } from '../base/route';
import { tb } from '../text/book';
import { Button } from '../ui/button';
import { toast } from '../ui/toast';
import { AnswerView } from './answer_view';
import { bookApi } from './book_api';
import { BookHead } from './book_head';
import { DeedShelf } from './deed_shelf';
import { EntryList } from './entry_list';
import { useAnswer } from './use_answer';

export function DeedsScreen({ record }: { readonly record: string }): JSX.Element {
  const { state, again } = useAnswer(() => bookApi.deeds(record), [record]);
  const title = state.kind === 'here' ? tb('deeds.title', { crew: state.value.name }) : tb('crew.achievements');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(site() + pathOf({ at: 'deeds', record }));
      toast(tb('crew.copied'));
    } catch {
      toast(tb('deeds.by_hand'), 'trouble');
    }
  };
  return (
    <>
      <BookHead title={title} lead={tb('deeds.lead')} />
      <AnswerView state={state} again={again}>
        {(crew) => (
          <>
            <section class="card crew-part">
              <DeedShelf achievements={crew.achievements} />
              <Button icon="copy" onClick={() => void copy()}>
                {tb('crew.copy')}
              </Button>
            </section>
            <section class="crew-part" aria-labelledby="deeds-wins">
              <h2 id="deeds-wins">{tb('crew.entries')}</h2>
              <EntryList question={{ of: 'all', crew_of: record }} />
            </section>
          </>
        )}
      </AnswerView>
    </>
  );
}
