// Shown in place of an answer: that it is being fetched, or that it failed and can be requested again.
import type { JSX } from 'preact';
import type { ApiError } from '../link/api';
import { tb } from '../text/book';
import { Button } from '../ui/button';
import type { Resource } from '../ui/use_resource';

export interface AnswerViewProps<T> {
  readonly state: Resource<T, ApiError>;
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
