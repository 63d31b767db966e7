// The forty-two achievements of a crew as badges: those it has earned, each with the game that proves it, and those it
// hasn't.
import type { JSX } from 'preact';
import { tb } from '../text/book';
import type { AchievementTable } from '../text/achievements';
import { Badge } from '../ui/badge';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { RetryNote } from '../ui/retry_note';
import { useAchievementTexts } from '../ui/use_achievement_texts';
import type { Achieved } from './book_api';
import { allAchievements, type Achievement, earnedAchievements, missingAchievements } from './achievements';
import './achievement_shelf.css';

function AchievementLine({
  achievement,
  texts,
}: {
  readonly achievement: Achievement;
  readonly texts: AchievementTable | null;
}): JSX.Element {
  const [title = `ACH-${achievement.number}`, how = ''] = texts?.achievements[achievement.number - 1] ?? [];
  return (
    <>
      <Badge number={achievement.number} />
      <span>
        <strong>{title}</strong> <span class="soft-text">{how}</span>{' '}
        {achievement.record !== null && <Link to={`/replay/${achievement.record}`}>{tb('crew.proof')}</Link>}
      </span>
    </>
  );
}

export function AchievementShelf({ achievements }: { readonly achievements: readonly Achieved[] }): JSX.Element {
  const { state, again } = useAchievementTexts();
  const texts = state.kind === 'here' ? state.value : null;
  const earned = earnedAchievements(achievements);
  const missing = missingAchievements(earned);
  return (
    <div class="achievement-shelf">
      <p class="achievement-shelf-count" data-achievements-earned={earned.length} data-deeds-earned={earned.length}>
        {tb('achievements.count', { count: earned.length, all: allAchievements })}
      </p>
      {state.kind === 'failed' && <RetryNote again={again} />}
      {earned.length > 0 && (
        <ul>
          {earned.map((achievement) => (
            <li key={achievement.number} data-achievement={achievement.number} data-deed={achievement.number}>
              <AchievementLine achievement={achievement} texts={texts} />
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <details>
          <summary>
            <Icon name="down" />
            {tb('achievements.missing', { count: missing.length })}
          </summary>
          <ul>
            {missing.map((number) => (
              <li key={number} data-achievement-missing={number} data-deed-missing={number}>
                <AchievementLine achievement={{ number, record: null }} texts={texts} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
