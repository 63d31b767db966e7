// The achievements a game has earned, by name and with what was done for each.
import type { JSX } from 'preact';
import { useDeedTexts } from '../text/use_deed_texts';
import { Icon } from '../ui/icon';
import './deeds_list.css';

export function DeedsList({ numbers }: { readonly numbers: readonly number[] }): JSX.Element | null {
  const texts = useDeedTexts();
  if (texts === null) return null;
  return (
    <section class="deeds-list" role="status" aria-labelledby="deeds-list-title">
      <h3 id="deeds-list-title">{texts.heading}</h3>
      <ul>
        {numbers.map((number) => {
          const deed = texts.deeds[number - 1];
          return (
            deed && (
              <li key={number} data-deed={number}>
                <Icon name="star" />
                <span>
                  <strong>{deed[0]}</strong> <span class="soft-text">{deed[1]}</span>
                </span>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
