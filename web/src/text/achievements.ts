// The achievements in words, by number, for everything that names them: the end of a game, a crew, the rule book. A
// separate part in each language, loaded when someone reads about them.
import type { LanguageCode } from '../settings/languages';
import { byLanguage } from './by_language';

// Its name, and how it is earned.
export type AchievementText = readonly [title: string, how: string];

export interface AchievementTable {
  readonly heading: string;
  readonly achievements: readonly AchievementText[]; // the first is number 1
}

const load = byLanguage(import.meta.glob<{ default: AchievementTable }>('./*/achievements.ts'));

export async function loadAchievements(language: LanguageCode): Promise<AchievementTable> {
  return (await load(language)).default;
}
