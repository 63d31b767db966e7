// The achievements from one number to another, each a paragraph with its title.
import type { AchievementTable } from './achievements';
import { named, type Paragraph } from './rule_book';

export function achievementParagraphs(
  { achievements }: AchievementTable,
  first: number,
  last: number,
): readonly Paragraph[] {
  return achievements.slice(first - 1, last).map(([title, how], i) => named(title, how, `ACH-${first + i}`));
}
