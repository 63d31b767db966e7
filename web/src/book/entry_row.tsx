// One entry: who, how well, what is special about it, and links to watch it and race it.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { timeLeft } from '../base/clock_text';
import { forCrew } from '../base/crew';
import { go } from '../base/navigation';
import { Avatar } from '../avatars/avatar_view';
import { avatarOfPerson } from '../avatars/known_avatar';
import { api } from '../link/api';
import { useGameWords } from '../scenarios/use_game_words';
import { tb, tbn } from '../text/book';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { toast } from '../ui/toast';
import type { Entry } from './book_api';
import { dateText, markTexts, nameOfScenario, whoText } from './words';
import './entry_row.css';

export interface EntryRowProps {
  readonly entry: Entry;
  readonly showsScenario?: boolean;
  readonly mayRace?: boolean;
  readonly said?: string; // instead of the figures of a win
  readonly badge?: ComponentChildren;
}

// Teammates, bots and people who are only a number have none.
function Avatars({ entry }: { readonly entry: Entry }): JSX.Element | null {
  const people = (entry.names ?? [])
    .map((name, seat) => ({ name, seat }))
    .filter(({ name, seat }) => name !== '' && !/^#\d+$/.test(name) && !entry.teammates.includes(seat));
  if (people.length === 0) return null;
  return (
    <span class="entry-row-avatars">
      {people.map(({ name, seat }) => (
        <Avatar key={seat} face={avatarOfPerson(name, entry.faces?.[seat])} name={name} />
      ))}
    </span>
  );
}

export function EntryRow({ entry, showsScenario = false, mayRace = true, said, badge }: EntryRowProps): JSX.Element {
  const [isOpening, setIsOpening] = useState(false);
  useGameWords(showsScenario ? [entry.scenario] : []);
  const { name, people } = whoText(entry);
  const isOfCrew = entry.crew !== null && entry.record !== null && said === undefined;
  const race = async (record: string): Promise<void> => {
    if (isOpening) return;
    setIsOpening(true);
    const answer = await api.createTable({ race: record, ...forCrew() });
    setIsOpening(false);
    if (answer.ok) go(`/t/${answer.value.code}`);
    else toast(tb(answer.error.status === 429 ? 'crew.busy' : 'crew.failed'), 'trouble');
  };
  const level = entry.level === 0 ? tb('book.level_unknown') : tb('book.level', { level: entry.level });
  return (
    <li class="entry-row">
      <div class="entry-row-who">
        <Avatars entry={entry} />
        <strong>{isOfCrew ? <Link to={`/achievements/${entry.record}`}>{name}</Link> : name}</strong>
        {badge}
        {people !== '' && <span class="soft-text">{people}</span>}
        {showsScenario && (
          <span class="soft-text">
            {nameOfScenario(entry.scenario)} · {level}
          </span>
        )}
      </div>
      <div class="entry-row-figures">
        {said !== undefined ? (
          <span>{said}</span>
        ) : (
          <>
            <span class="entry-row-spaces">
              <Icon name="sand" /> {tbn('book.spaces', entry.timer_spaces_used)}
            </span>
            {entry.left_ms !== null && <span>{tb('book.left', { time: timeLeft(entry.left_ms) })}</span>}
          </>
        )}
        <span class="soft-text">
          {entry.seats > 0 && `${tbn('book.seated', entry.seats)} · `}
          {entry.ended > 0 && dateText(entry.ended)}
        </span>
        {markTexts(entry).map((mark) => (
          <span class="entry-row-mark" key={mark}>
            {mark}
          </span>
        ))}
      </div>
      {entry.record !== null && (
        <div class="entry-row-ways">
          <Link to={`/replay/${entry.record}`} class="button">
            <Icon name="eye" />
            <span>{tb('book.watch')}</span>
          </Link>
          {mayRace && (
            <Button icon="flag" disabled={isOpening} onClick={() => void race(entry.record ?? '')}>
              {tb('book.race')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
