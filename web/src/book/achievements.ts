// What a crew has achieved, by number, and what it hasn't yet.
import type { Achieved } from './book_api';

export interface Achievement {
  readonly number: number;
  readonly record: string | null; // the game that proves it
}

export const allAchievements = 42;
const brag = 42; // ACH-42: all the others are earned, and shown

export function earnedAchievements(achievements: readonly Achieved[]): readonly Achievement[] {
  const earned = achievements
    .map(({ achievement, record }): Achievement => ({ number: Number(achievement.replace('ACH-', '')), record }))
    .sort((one, other) => one.number - other.number);
  return earned.length === brag - 1 ? [...earned, { number: brag, record: null }] : earned;
}

export function missingAchievements(earned: readonly Achievement[]): readonly number[] {
  const numbers = new Set(earned.map(({ number }) => number));
  return Array.from({ length: allAchievements }, (_, i) => i + 1).filter((number) => !numbers.has(number));
}

// The game under which a crew shows its achievements to others: the first one that proves one.
export function shownUnder(achievements: readonly Achieved[]): string | null {
  return earnedAchievements(achievements).find(({ record }) => record !== null)?.record ?? null;
}
