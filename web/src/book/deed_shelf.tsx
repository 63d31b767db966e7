// The forty-two achievements of a crew: those it has earned, each with the game that proves it, and those it has not.
import type { JSX } from 'preact';
import { tb } from '../text/book';
import type { DeedTable } from '../text/deeds';
import { useDeedTexts } from '../text/use_deed_texts';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { Achieved } from './book_api';
import { allDeeds, type Deed, earnedDeeds, missingDeeds } from './deeds';
import './deed_shelf.css';

function DeedLine({ deed, texts }: { readonly deed: Deed; readonly texts: DeedTable | null }): JSX.Element {
  const [title = `ACH-${deed.number}`, how = ''] = texts?.deeds[deed.number - 1] ?? [];
  return (
    <>
      <Icon name="star" />
      <span>
        <strong>{title}</strong> <span class="soft-text">{how}</span>{' '}
        {deed.record !== null && <Link to={`/replay/${deed.record}`}>{tb('crew.proof')}</Link>}
      </span>
    </>
  );
}

// All of them at a glance; what each is stands below.
function Stars({ earned }: { readonly earned: readonly Deed[] }): JSX.Element {
  const numbers = new Set(earned.map(({ number }) => number));
  return (
    <div class="deed-shelf-stars" aria-hidden="true">
      {Array.from({ length: allDeeds }, (_, i) => (
        <span key={i} class={numbers.has(i + 1) ? 'is-earned' : undefined}>
          <Icon name="star" />
        </span>
      ))}
    </div>
  );
}

export function DeedShelf({ achievements }: { readonly achievements: readonly Achieved[] }): JSX.Element {
  const texts = useDeedTexts();
  const earned = earnedDeeds(achievements);
  const missing = missingDeeds(earned);
  return (
    <div class="deed-shelf">
      <p class="deed-shelf-count" data-deeds-earned={earned.length}>
        {tb('deeds.count', { count: earned.length, all: allDeeds })}
      </p>
      <Stars earned={earned} />
      {earned.length > 0 && (
        <ul>
          {earned.map((deed) => (
            <li key={deed.number} data-deed={deed.number}>
              <DeedLine deed={deed} texts={texts} />
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <details>
          <summary>
            <Icon name="down" />
            {tb('deeds.missing', { count: missing.length })}
          </summary>
          <ul>
            {missing.map((number) => (
              <li key={number} data-deed-missing={number}>
                <DeedLine deed={{ number, record: null }} texts={texts} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
