// Entries page by page: of one scenario and level, or the latest of all.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { tb } from '../text/book';
import { Button } from '../ui/button';
import { AnswerView } from './answer_view';
import { bookApi, type Entry, type Question } from './book_api';
import { EntryRow } from './entry_row';
import { useResource } from '../ui/use_resource';

const onAPage = 25;

export function EntryList({ question }: { readonly question: Question }): JSX.Element {
  const about = JSON.stringify(question);
  const [older, setOlder] = useState<readonly Entry[]>([]);
  const [hasMore, setHasMore] = useState(false);
  const latest = useRef(about); // an answer to another question belongs to another list
  latest.current = about;
  const { state, again } = useResource(() => bookApi.entries({ ...question, most: onAPage }), [about]);
  useEffect(() => {
    setOlder([]);
    setHasMore(state.kind === 'here' && state.value.more);
  }, [state]);
  return (
    <AnswerView state={state} again={again}>
      {({ entries }) => {
        const all = [...entries, ...older];
        if (all.length === 0) return <p class="soft-text">{tb('book.nothing')}</p>;
        const showMore = async (): Promise<void> => {
          const answer = await bookApi.entries({ ...question, from: all.length, most: onAPage });
          if (!answer.ok || latest.current !== about) return;
          // Pressed twice, the same page arrives twice.
          setOlder((known) => (known === older ? [...older, ...answer.value.entries] : known));
          setHasMore(answer.value.more);
        };
        return (
          <>
            <ol class="entry-list">
              {all.map((entry) => (
                <EntryRow key={entry.record} entry={entry} showsScenario={question.scenario === undefined} />
              ))}
            </ol>
            {hasMore && <Button onClick={() => void showMore()}>{tb('book.more')}</Button>}
          </>
        );
      }}
    </AnswerView>
  );
}
