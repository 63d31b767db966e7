// The achievements a game has earned, by name and with what was done for each.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadDeeds, type DeedTable } from '../text/deeds';
import { language } from '../text/text';
import { Icon } from '../ui/icon';
import './deeds_list.css';

export function DeedsList({ numbers }: { readonly numbers: readonly number[] }): JSX.Element | null {
  const table = useSignal<DeedTable | null>(null);
  const code = language.value;
  useEffect(() => {
    let wanted = true;
    loadDeeds(code).then(
      (texts) => {
        if (wanted) table.value = texts;
      },
      () => undefined, // without its words the list is left out
    );
    return () => {
      wanted = false;
    };
  }, [code]);
  const texts = table.value;
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
