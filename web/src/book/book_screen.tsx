// The Great Book of Challenges: scenarios by levels, the entries of one of them or the latest, and a copy to keep.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isCrewSecret } from '../base/crew';
import { settings } from '../settings/settings';
import { tb } from '../text/book';
import { Button } from '../ui/button';
import { Choices } from '../ui/choices';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { ScreenHeading } from '../ui/screen_heading';
import { toast } from '../ui/toast';
import { AnswerView } from './answer_view';
import { bookApi, keepCopy, type Cell, type Question } from './book_api';
import { BookGrid, type Chosen } from './book_grid';
import { starsOf } from './stars';
import { EntryList } from './entry_list';
import { useResource } from '../ui/use_resource';
import { nameOfScenario } from './words';
import './book_screen.css';

type Kind = 'plain' | 'apart' | 'both';
const anySeats = 0;

function Entries({
  of,
  chosen,
  onBack,
}: {
  readonly of: Question['of'];
  readonly chosen: Chosen | null;
  readonly onBack: () => void;
}): JSX.Element {
  const [seats, setSeats] = useState(anySeats);
  const [kind, setKind] = useState<Kind>('both');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (chosen === null) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [chosen]);
  const question: Question = {
    of,
    ...(chosen === null ? {} : { scenario: chosen.scenario, level: chosen.level }),
    ...(seats === anySeats ? {} : { seats }),
    ...(kind === 'both' ? {} : { apart: kind === 'apart' ? 'yes' : 'no' }),
  };
  const copy = async (form: 'csv' | 'json'): Promise<void> => {
    if (!(await keepCopy(form, question))) toast(tb('book.failed'), 'trouble');
  };
  return (
    <section class="book-entries" aria-labelledby="book-entries">
      <h2 id="book-entries" tabIndex={-1} ref={heading}>
        {chosen === null
          ? tb('book.latest')
          : `${nameOfScenario(chosen.scenario)} · ${tb('book.level', { level: chosen.level })}`}
      </h2>
      {chosen !== null && (
        <Button kind="quiet" icon="back" onClick={onBack}>
          {tb('book.back_to_latest')}
        </Button>
      )}
      <Choices<number>
        label={tb('book.seats')}
        value={seats}
        compact
        options={[
          { value: anySeats, label: tb('book.seats.any') },
          ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => ({ value: count, label: String(count) })),
        ]}
        onChange={setSeats}
      />
      <Choices<Kind>
        label={tb('book.kind')}
        value={kind}
        options={[
          { value: 'both', label: tb('book.kind.both') },
          { value: 'plain', label: tb('book.kind.plain') },
          { value: 'apart', label: tb('book.kind.apart') },
        ]}
        note={tb('book.kind.note')}
        onChange={setKind}
      />
      <EntryList question={question} />
      <div class="book-export">
        <h3>{tb('book.export')}</h3>
        <Button icon="copy" onClick={() => void copy('csv')}>
          {tb('book.export.csv')}
        </Button>
        <Button icon="copy" onClick={() => void copy('json')}>
          {tb('book.export.json')}
        </Button>
      </div>
    </section>
  );
}

export function BookScreen(): JSX.Element {
  const hasCrew = isCrewSecret(settings.crew.value);
  const [whose, setWhose] = useState<Question['of']>('all');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const of = hasCrew ? whose : 'all';
  const everyones = useResource(() => bookApi.grid('all'), []);
  const ours = useResource(
    () => (hasCrew ? bookApi.grid('crew') : Promise.resolve({ ok: true, value: { cells: [] } } as const)),
    [hasCrew, settings.crew.value],
  );
  const { state, again } = of === 'crew' ? ours : everyones;
  const cellsOf = ({ state: now }: typeof ours): readonly Cell[] => (now.kind === 'here' ? now.value.cells : []);
  return (
    <>
      <header class="book-head">
        <div>
          <ScreenHeading title={tb('book.title')} />
          <p class="soft-text">{tb('book.lead')}</p>
        </div>
        <nav class="book-ways">
          <Link to="/heist" class="button">
            <Icon name="star" />
            <span>{tb('book.to_heist')}</span>
          </Link>
          <Link to="/crew" class="button">
            <Icon name="mask" />
            <span>{tb('book.to_crew')}</span>
          </Link>
        </nav>
      </header>
      {hasCrew && (
        <Choices<Question['of']>
          label={tb('book.whose')}
          value={whose}
          options={[
            { value: 'all', label: tb('book.all') },
            { value: 'crew', label: tb('book.mine') },
          ]}
          onChange={(value) => {
            setWhose(value);
            setChosen(null);
          }}
        />
      )}
      <div class="book-body">
        <section class="card" aria-labelledby="book-scenarios">
          <h2 id="book-scenarios">{tb('book.scenarios')}</h2>
          <AnswerView state={state} again={again}>
            {({ cells }) => (
              <BookGrid
                cells={cells}
                stars={(scenario) => starsOf(scenario, cellsOf(everyones), cellsOf(ours))}
                chosen={chosen}
                onChoose={setChosen}
              />
            )}
          </AnswerView>
        </section>
        {/* After the wall: a page that is scrolled back must not be pushed down by what arrives above. */}
        {everyones.state.kind !== 'loading' && <Entries of={of} chosen={chosen} onBack={() => setChosen(null)} />}
      </div>
    </>
  );
}
