// The achievements a game has earned, by name and with what was done for each.
import type { JSX } from 'preact';
import { useAchievementTexts } from '../text/use_achievement_texts';
import { Icon } from '../ui/icon';
import './achievement_list.css';

export function AchievementList({ numbers }: { readonly numbers: readonly number[] }): JSX.Element | null {
  const texts = useAchievementTexts();
  if (texts === null) return null;
  return (
    <section class="achievement-list" role="status" aria-labelledby="achievement-list-title">
      <h3 id="achievement-list-title">{texts.heading}</h3>
      <ul>
        {numbers.map((number) => {
          const text = texts.achievements[number - 1];
          return (
            text && (
              <li key={number} data-achievement={number} data-deed={number}>
                <Icon name="star" />
                <span>
                  <strong>{text[0]}</strong> <span class="soft-text">{text[1]}</span>
                </span>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
