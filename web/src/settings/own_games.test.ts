import { describe, expect, it } from 'vitest';
import { total, withGame, type Finished, type OwnGames } from './own_games';

const none: OwnGames = { scenarios: {}, with: [] };
const game = (facts: Partial<Finished> = {}): Finished => ({
  scenario: 'S1',
  won: true,
  flips: 2,
  people: [{ name: 'Bo', face: 3 }],
  ...facts,
});

describe('your own games', () => {
  it('are counted by scenario, with the fewest flips of a win', () => {
    const after = [
      game(),
      game({ won: false, flips: 0 }),
      game({ flips: 1 }),
      game({ scenario: 'S2', won: false }),
    ].reduce(withGame, none);
    expect(after.scenarios).toEqual({
      S1: { games: 3, won: 2, fewest_flips: 1 },
      S2: { games: 1, won: 0, fewest_flips: null },
    });
    expect(total(after)).toEqual({ games: 4, won: 2, scenarios: 1 });
  });

  it('remember the people, the latest first, each once', () => {
    const bo = { name: 'Bo', face: 3 };
    const di = { name: 'Di', face: 4 };
    const after = withGame(withGame(none, game({ people: [bo, di] })), game({ people: [{ ...di, face: 9 }] }));
    expect(after.with).toEqual([
      { name: 'Di', face: 9, games: 2 },
      { name: 'Bo', face: 3, games: 1 },
    ]);
    const crowd = Array.from({ length: 60 }, (_, i) => ({ name: `P${i}`, face: 1 }));
    expect(withGame(none, game({ people: crowd })).with).toHaveLength(24);
  });
});
