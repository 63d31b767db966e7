// The heist of the day: what is played, whether your crew has had its try, and how the crews did.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { forCrew, isCrewSecret } from '../base/crew';
import { engineState } from '../base/engine_state';
import { go } from '../base/navigation';
import { api } from '../link/api';
import { settings } from '../settings/settings';
import { ScenarioPicture } from '../shell/scenario_picture_lazy';
import { tb } from '../text/book';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { toast } from '../ui/toast';
import { AnswerView } from './answer_view';
import { bookApi, type Heist } from './book_api';
import { BookHead } from './book_head';
import { EntryRow } from './entry_row';
import { GhostMall } from './ghost_mall_view';
import { useResource } from '../ui/use_resource';
import { dayAfter, dayText, nameOfScenario } from './words';
import './heist_screen.css';

// 7 h 05 min; 5 min in the last hour. The spaces are no-break spaces.
function remaining(ends: number, now: number): string {
  const minutes = Math.max(0, Math.floor((ends * 1_000 - now) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes}\u00a0min`;
  return `${hours}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}\u00a0min`;
}

const lookEveryMs = 1_000;
const againMs = 60_000;

// How long today's heist lasts; when it is over, the next one is fetched. If it is over by this clock and not by the
// server's, this clock is ahead: then it is fetched once a minute.
export function Remaining({ ends, onOver }: { readonly ends: number; readonly onOver: () => void }): JSX.Element {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= ends * 1_000;
  const [isAhead] = useState(isOver);
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), lookEveryMs);
    return () => clearInterval(timer);
  }, [isOver]);
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(onOver, isAhead ? againMs : 0);
    return () => clearTimeout(timer);
  }, [isOver]);
  return <p class="soft-text">{tb('heist.ends', { time: remaining(ends, now) })}</p>;
}

// As many as the scenario's deck has; none until the engine is there to say it.
function useTiles(scenario: string): number | null {
  const engine = engineState.value;
  if (engine.kind !== 'ready') return null;
  return engine.engine.catalog.scenarios.find(({ id }) => id === scenario)?.level ?? null;
}

function Gather({ again }: { readonly again: () => void }): JSX.Element {
  const [isOpening, setIsOpening] = useState(false);
  const open = async (): Promise<void> => {
    if (isOpening) return;
    setIsOpening(true);
    const answer = await api.createTable({ heist: true, ...forCrew() });
    setIsOpening(false);
    if (answer.ok) {
      go(`/t/${answer.value.code}`);
      return;
    }
    // Someone else of the crew was faster.
    if (answer.error.error === 'AlreadyTried') again();
    else toast(tb(answer.error.status === 429 ? 'crew.busy' : 'crew.failed'), 'trouble');
  };
  return (
    <>
      <Button kind="primary" size="large" icon="door" disabled={isOpening} onClick={() => void open()}>
        {tb('heist.play')}
      </Button>
      <p class="soft-text">{tb('heist.play.note')}</p>
    </>
  );
}

function Today({ heist, again }: { readonly heist: Heist; readonly again: () => void }): JSX.Element {
  if (heist.over) return <p>{tb('heist.over')}</p>;
  if (!isCrewSecret(settings.crew.value)) {
    return (
      <>
        <p>{tb('heist.crew_needed')}</p>
        <Link to="/crew" class="button button-primary">
          <Icon name="mask" />
          <span>{tb('book.to_crew')}</span>
        </Link>
      </>
    );
  }
  if (heist.mine === 'not_tried') return <Gather again={again} />;
  return <p>{tb(heist.mine === 'begun' ? 'heist.begun' : 'heist.finished')}</p>;
}

function Board({ heist }: { readonly heist: Heist }): JSX.Element {
  if (heist.board.length === 0) return <p class="soft-text">{tb('heist.nobody')}</p>;
  const isClosed = !heist.over && heist.mine !== 'finished';
  return (
    <>
      <ol class="entry-list">
        {heist.board.map(({ outcome, mine, entry }, place) => (
          <EntryRow
            key={place}
            entry={entry}
            mayRace={heist.over}
            {...(outcome === 'won' ? {} : { said: tb(`heist.outcome.${outcome ?? 'playing'}`) })}
            {...(mine ? { badge: <span class="entry-row-mark">{tb('heist.you')}</span> } : {})}
          />
        ))}
      </ol>
      {isClosed && <p class="soft-text">{tb('heist.closed')}</p>}
    </>
  );
}

function Day({
  heist,
  isToday,
  again,
  onDay,
}: {
  readonly heist: Heist;
  readonly isToday: boolean;
  readonly again: () => void;
  readonly onDay: (day: string | null) => void;
}): JSX.Element {
  const tiles = useTiles(heist.scenario);
  return (
    <>
      <section class="card heist-day" aria-labelledby="heist-day">
        <div class="heist-turn">
          <Button icon="back" label={tb('heist.before')} onClick={() => onDay(dayAfter(heist.day, -1))} />
          <h2 id="heist-day">{dayText(heist.day)}</h2>
          {!isToday && <Button icon="forth" label={tb('heist.after')} onClick={() => onDay(dayAfter(heist.day, 1))} />}
          {!isToday && <Button onClick={() => onDay(null)}>{tb('heist.today')}</Button>}
        </div>
        <div class="heist-picture">
          <ScenarioPicture id={heist.scenario} />
        </div>
        <p class="heist-scenario">{nameOfScenario(heist.scenario)}</p>
        <div class="heist-ghost">{tiles !== null && <GhostMall day={heist.day} tiles={tiles} />}</div>
        {!heist.over && <Remaining key={heist.ends} ends={heist.ends} onOver={again} />}
        <Today heist={heist} again={again} />
      </section>
      <section class="heist-board" aria-labelledby="heist-board">
        <h2 id="heist-board">{tb('heist.board')}</h2>
        <Board heist={heist} />
      </section>
    </>
  );
}

export function HeistScreen(): JSX.Element {
  const [day, setDay] = useState<string | null>(null);
  const { state, again } = useResource(() => bookApi.heist(day), [day, settings.crew.value]);
  return (
    <>
      <BookHead title={tb('heist.title')} lead={tb('heist.lead')} />
      <AnswerView state={state} again={again}>
        {(heist) => <Day heist={heist} isToday={!heist.over} again={again} onDay={setDay} />}
      </AnswerView>
    </>
  );
}
