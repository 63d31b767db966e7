// The player's stars in a scenario: one for a win in this browser or with their crew, two for one by the book, three for one
// that used as few sand timer spaces as the best of all.
import { ownGames } from '../settings/own_games';
import type { Cell } from './book_api';

export function starsOf(scenario: string, all: readonly Cell[], ours: readonly Cell[]): number {
  const own = ours.filter((cell) => cell.scenario === scenario && cell.entries > 0);
  const byTheBook = own.filter((cell) => cell.fewest_spaces !== null);
  const isBest = byTheBook.some(({ level, fewest_spaces }) => {
    const best = all.find((cell) => cell.scenario === scenario && cell.level === level)?.fewest_spaces ?? null;
    return best !== null && fewest_spaces !== null && fewest_spaces <= best;
  });
  if (isBest) return 3;
  if (byTheBook.length > 0) return 2;
  return own.length > 0 || (ownGames.value.scenarios[scenario]?.won ?? 0) > 0 ? 1 : 0;
}
