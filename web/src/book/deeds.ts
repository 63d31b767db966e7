// What a crew has achieved, by number, and what it has not yet.
import type { Achieved } from './book_api';

export interface Deed {
  readonly number: number;
  readonly record: string | null; // the game that proves it
}

export const allDeeds = 42;
const brag = 42; // ACH-42: all the others are earned, and shown

export function earnedDeeds(achievements: readonly Achieved[]): readonly Deed[] {
  const deeds = achievements
    .map(({ achievement, record }): Deed => ({ number: Number(achievement.replace('ACH-', '')), record }))
    .sort((one, other) => one.number - other.number);
  return deeds.length === brag - 1 ? [...deeds, { number: brag, record: null }] : deeds;
}

export function missingDeeds(earned: readonly Deed[]): readonly number[] {
  const numbers = new Set(earned.map(({ number }) => number));
  return Array.from({ length: allDeeds }, (_, i) => i + 1).filter((number) => !numbers.has(number));
}

// Under which game a crew shows its achievements to others: any that proves one, the first it has.
export function shownUnder(achievements: readonly Achieved[]): string | null {
  return earnedDeeds(achievements).find(({ record }) => record !== null)?.record ?? null;
}
