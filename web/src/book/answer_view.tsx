// What stands where an answer will be: that it is awaited, or that it did not come and can be asked for again.
import type { JSX } from 'preact';
import { tb } from '../text/book';
import { Button } from '../ui/button';
import type { Awaited } from './use_answer';

export interface AnswerViewProps<T> {
  readonly state: Awaited<T>;
  readonly again: () => void;
  readonly children: (value: T) => JSX.Element;
}

export function AnswerView<T>({ state, again, children }: AnswerViewProps<T>): JSX.Element {
  if (state.kind === 'here') return children(state.value);
  if (state.kind === 'loading') return <p role="status">{tb('book.loading')}</p>;
  const isCrew = state.error.error === 'NoSuchCrew';
  return (
    <div class="trouble-note" role="alert">
      <p>{tb(isCrew ? 'crew.unknown' : 'book.failed')}</p>
      <Button icon="again" onClick={again}>
        {tb('book.again')}
      </Button>
    </div>
  );
}
