// A crew as its members see it: its figures, its link, its achievements, its wins, and how to leave.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { pathOf } from '../base/route';
import { tb, tbn } from '../text/book';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { CrewCard } from './book_api';
import { CrewLink, linkOf } from './crew_link';
import { GivingUp } from './crew_switch';
import { AchievementShelf } from './achievement_shelf';
import { shownUnder } from './achievements';
import { EntryList } from './entry_list';
import { dateText } from './words';

function Share({ secret }: { readonly secret: string }): JSX.Element {
  return (
    <section class="card crew-part" aria-labelledby="crew-share">
      <h2 id="crew-share">{tb('crew.share')}</h2>
      <p class="soft-text">{tb('crew.share.text')}</p>
      <CrewLink secret={secret} />
    </section>
  );
}

function Achievements({ crew }: { readonly crew: CrewCard }): JSX.Element {
  const shown = shownUnder(crew.achievements);
  return (
    <section class="card crew-part" aria-labelledby="crew-achievements">
      <h2 id="crew-achievements">{tb('crew.achievements')}</h2>
      <AchievementShelf achievements={crew.achievements} />
      {shown !== null && (
        <Link to={pathOf({ at: 'achievements', record: shown })} class="button">
          <Icon name="eye" />
          <span>{tb('achievements.show')}</span>
        </Link>
      )}
    </section>
  );
}

export function CrewCardView({
  crew,
  secret,
  onLeave,
}: {
  readonly crew: CrewCard;
  readonly secret: string;
  readonly onLeave: () => void;
}): JSX.Element {
  const isLeaving = useSignal(false);
  return (
    <>
      <section class="card crew-part" aria-labelledby="crew-name">
        <h2 id="crew-name" class="crew-name">
          {crew.name}
        </h2>
        <p class="soft-text">
          {tbn('crew.won', crew.won)} · {tbn('crew.games', crew.games)} ·{' '}
          {tb('crew.since', { date: dateText(crew.founded) })}
        </p>
        <p>{tb('crew.plays')}</p>
        <Button onClick={() => (isLeaving.value = true)}>{tb('crew.leave')}</Button>
        {isLeaving.value && (
          <GivingUp
            title={tb('crew.leave.sure', { mine: crew.name })}
            secret={secret}
            stay={{ label: tb('crew.stay', { mine: crew.name }), go: () => (isLeaving.value = false) }}
            give={{ label: tb('crew.leave'), go: onLeave }}
          />
        )}
      </section>
      {/* The link first, until there is something to look at. */}
      {crew.achievements.length === 0 ? (
        <>
          <Share secret={secret} />
          <Achievements crew={crew} />
        </>
      ) : (
        <>
          <Achievements crew={crew} />
          <Share secret={secret} />
        </>
      )}
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
        <code>{tb('crew.forget.command', { link: linkOf(secret) })}</code>
      </details>
    </>
  );
}
