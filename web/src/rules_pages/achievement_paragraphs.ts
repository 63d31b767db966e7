// The achievements from one number to another, each a paragraph with its title.
import type { AchievementTable } from '../text/achievements';
import { named, type Paragraph } from './book';

export function achievementParagraphs(
  { achievements }: AchievementTable,
  first: number,
  last: number,
): readonly Paragraph[] {
  return achievements.slice(first - 1, last).map(([title, how], i) => named(title, how, `ACH-${first + i}`));
}
