// A crew as it sees itself: its figures, its link, its achievements, its wins, and the ways out.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { site } from '../base/base_path';
import { pathOf } from '../base/route';
import { tb, tbn } from '../text/book';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { toast } from '../ui/toast';
import type { CrewCard } from './book_api';
import { DeedShelf } from './deed_shelf';
import { shownUnder } from './deeds';
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

function Achievements({ crew }: { readonly crew: CrewCard }): JSX.Element {
  const shown = shownUnder(crew.achievements);
  return (
    <section class="card crew-part" aria-labelledby="crew-achievements">
      <h2 id="crew-achievements">{tb('crew.achievements')}</h2>
      <DeedShelf achievements={crew.achievements} />
      {shown !== null && (
        <Link to={pathOf({ at: 'deeds', record: shown })} class="button">
          <Icon name="eye" />
          <span>{tb('deeds.show')}</span>
        </Link>
      )}
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
        <summary>
          <Icon name="down" />
          {tb('crew.forget')}
        </summary>
        <p>{tb('crew.forget.text')}</p>
        <code>{tb('crew.forget.command', { link })}</code>
      </details>
    </>
  );
}
