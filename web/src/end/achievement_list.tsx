// The achievements a game has earned: a row of badges, with what was done for the one that is chosen below it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Badge } from '../ui/badge';
import { RetryNote } from '../ui/retry_note';
import { useAchievementTexts } from '../ui/use_achievement_texts';
import './achievement_list.css';

export function AchievementList({ numbers }: { readonly numbers: readonly number[] }): JSX.Element | null {
  const { state, again } = useAchievementTexts();
  const [chosen, setChosen] = useState<number | null>(null);
  if (state.kind === 'failed') return <RetryNote again={again} />;
  if (state.kind === 'loading') return null;
  const texts = state.value;
  const known = numbers.filter((number) => texts.achievements[number - 1] !== undefined);
  const shown = chosen !== null && known.includes(chosen) ? chosen : known[0];
  const [title, how] = texts.achievements[(shown ?? 0) - 1] ?? ['', ''];
  return (
    <section class="achievement-list" role="status" aria-labelledby="achievement-list-title">
      <h3 id="achievement-list-title">{texts.heading}</h3>
      <ul>
        {known.map((number) => {
          const [name, deed] = texts.achievements[number - 1] ?? ['', ''];
          return (
            <li key={number} data-achievement={number} data-deed={number}>
              <button
                type="button"
                class="achievement-list-badge"
                title={name}
                aria-pressed={number === shown}
                onClick={() => setChosen(number)}
              >
                <Badge number={number} />
                <span class="hidden-text">
                  <strong>{name}</strong> {deed}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p class="achievement-list-words" aria-hidden="true">
        <span class="achievement-list-name">{title}</span> <span class="soft-text">{how}</span>
      </p>
    </section>
  );
}
