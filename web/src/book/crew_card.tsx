// A crew as it sees itself: its figures, its link, its achievements, its wins, and the ways out.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { site } from '../base/base_path';
import { tb, tbn } from '../text/book';
import { type DeedTable, loadDeeds } from '../text/deeds';
import { language } from '../text/text';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { toast } from '../ui/toast';
import type { CrewCard } from './book_api';
import { EntryList } from './entry_list';
import { dateText } from './words';

function Share({ link }: { readonly link: string }): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast(tb('crew.copied'));
    } catch {
      input.current?.select();
      toast(tb('crew.by_hand'), 'trouble');
    }
  };
  return (
    <section class="card crew-part" aria-labelledby="crew-share">
      <h2 id="crew-share">{tb('crew.share')}</h2>
      <p class="soft-text">{tb('crew.share.text')}</p>
      <input
        ref={input}
        class="crew-link"
        readOnly
        value={link}
        aria-label={tb('crew.link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button kind="primary" icon="copy" onClick={() => void copy()}>
        {tb('crew.copy')}
      </Button>
    </section>
  );
}

interface Deed {
  readonly number: number;
  readonly record: string | null;
}

const brag = 42; // ACH-42: all the others are earned

function deedsOf(crew: CrewCard): readonly Deed[] {
  const deeds = crew.achievements
    .map(({ achievement, record }): Deed => ({ number: Number(achievement.replace('ACH-', '')), record }))
    .sort((one, other) => one.number - other.number);
  return deeds.length === brag - 1 ? [...deeds, { number: brag, record: null }] : deeds;
}

function Achievements({ crew }: { readonly crew: CrewCard }): JSX.Element {
  const [texts, setTexts] = useState<DeedTable | null>(null);
  const code = language.value;
  useEffect(() => void loadDeeds(code).then(setTexts, () => undefined), [code]);
  return (
    <section class="card crew-part" aria-labelledby="crew-achievements">
      <h2 id="crew-achievements">{tb('crew.achievements')}</h2>
      {crew.achievements.length === 0 && <p class="soft-text">{tb('crew.achievements.none')}</p>}
      <ul class="crew-deeds">
        {deedsOf(crew).map(({ number, record }) => (
          <li key={number} data-deed={number}>
            <Icon name="star" />
            <span>
              <strong>{texts?.deeds[number - 1]?.[0] ?? `ACH-${number}`}</strong>{' '}
              <span class="soft-text">{texts?.deeds[number - 1]?.[1]}</span>{' '}
              {record !== null && <Link to={`/replay/${record}`}>{tb('crew.proof')}</Link>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CrewCardView({ crew, secret, onLeave }: {
  readonly crew: CrewCard;
  readonly secret: string;
  readonly onLeave: () => void;
}): JSX.Element {
  const link = `${site()}/crew#${secret}`;
  return (
    <>
      <section class="card crew-part" aria-labelledby="crew-name">
        <h2 id="crew-name" class="crew-name">
          {crew.name}
        </h2>
        <p class="soft-text">
          {tbn('crew.won', crew.won)} · {tbn('crew.games', crew.games)} · {tb('crew.since', { date: dateText(crew.founded) })}
        </p>
        <p>{tb('crew.plays')}</p>
        <Button onClick={onLeave}>{tb('crew.leave')}</Button>
      </section>
      <Share link={link} />
      <Achievements crew={crew} />
      <section class="crew-part" aria-labelledby="crew-entries">
        <h2 id="crew-entries">{tb('crew.entries')}</h2>
        <EntryList question={{ of: 'crew' }} />
      </section>
      <details class="card crew-forget">
        <summary>{tb('crew.forget')}</summary>
        <p>{tb('crew.forget.text')}</p>
        <code>{tb('crew.forget.command', { link })}</code>
      </details>
    </>
  );
}
