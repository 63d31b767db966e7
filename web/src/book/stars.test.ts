import { afterEach, describe, expect, it } from 'vitest';
import { ownGames } from '../settings/own_games';
import type { Cell } from './book_api';
import { starsOf } from './stars';

const cell = (fewest_spaces: number | null, facts: Partial<Cell> = {}): Cell => ({
  scenario: 'S3',
  level: 12,
  entries: 2,
  apart: 0,
  fewest_spaces,
  best_crew: null,
  best_names: null,
  ...facts,
});

afterEach(() => {
  ownGames.value = { scenarios: {}, with: [] };
});

describe('your own stars', () => {
  it('are three for the best, two by the book, one for any win', () => {
    const all = [cell(1), cell(0, { level: 14 }), cell(0, { scenario: 'S4' })];
    expect(starsOf('S3', all, [])).toBe(0);
    expect(starsOf('S3', all, [cell(null)])).toBe(1);
    expect(starsOf('S3', all, [cell(2)])).toBe(2);
    expect(starsOf('S3', all, [cell(1)])).toBe(3);
    expect(starsOf('S3', all, [cell(1, { level: 14 })])).toBe(2);
    expect(starsOf('S4', all, [cell(1)])).toBe(0);
  });

  it('count what this browser remembers', () => {
    ownGames.value = { scenarios: { S3: { games: 4, won: 1, fewest_flips: 2 } }, with: [] };
    expect(starsOf('S3', [], [])).toBe(1);
    expect(starsOf('S5', [], [])).toBe(0);
  });
});
