import { describe, expect, it } from 'vitest';
import type { Achieved } from './book_api';
import { earnedAchievements, missingAchievements, shownUnder } from './achievements';

const achieved = (...numbers: readonly number[]): readonly Achieved[] =>
  numbers.map((number) => ({ achievement: `ACH-${number}`, record: `game${number}` }));

describe('the achievements of a crew', () => {
  it('are listed by number, and so are the missing ones', () => {
    const earned = earnedAchievements(achieved(13, 2, 29));
    expect(earned.map(({ number }) => number)).toEqual([2, 13, 29]);
    const missing = missingAchievements(earned);
    expect(missing).toHaveLength(39);
    expect(missing.slice(0, 3)).toEqual([1, 3, 4]);
  });

  it('ACH-42: forty-one plus the page that shows them make all', () => {
    const numbers = Array.from({ length: 41 }, (_, i) => i + 1);
    const earned = earnedAchievements(achieved(...numbers));
    expect(earned.at(-1)).toEqual({ number: 42, record: null });
    expect(missingAchievements(earned)).toEqual([]);
    expect(missingAchievements(earnedAchievements(achieved(...numbers.slice(1))))).toEqual([1, 42]);
  });

  it('are shown with a game that still exists', () => {
    expect(shownUnder([])).toBeNull();
    expect(shownUnder([{ achievement: 'ACH-2', record: null }, ...achieved(13)])).toBe('game13');
    expect(shownUnder([{ achievement: 'ACH-2', record: null }])).toBeNull();
  });
});
