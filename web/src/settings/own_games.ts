// What this browser remembers about the games played in it: how many, how they went, and with whom. Nobody else is
// told.
import { remembered } from './settings';

export interface Played {
  readonly games: number;
  readonly won: number;
  readonly fewest_flips: number | null; // of the games won
}

export interface PlayedWith {
  readonly name: string;
  readonly face: number;
  readonly games: number;
}

export interface OwnGames {
  readonly scenarios: Readonly<Record<string, Played>>; // by "S1", "T3", or the name of a custom one
  readonly with: readonly PlayedWith[]; // people, the latest first
  readonly around?: number; // how many of the games were played by several people around this screen
}

export interface Finished {
  readonly scenario: string;
  readonly won: boolean;
  readonly flips: number;
  readonly people: readonly { readonly name: string; readonly face: number }[]; // the others
  readonly around?: boolean; // several people around this screen
}

const mostPeople = 24;
const mostScenarios = 80;

export const ownGames = remembered<OwnGames>('games', { scenarios: {}, with: [] });

function played(before: Played | undefined, { won, flips }: Finished): Played {
  const fewest = before?.fewest_flips ?? null;
  return {
    games: (before?.games ?? 0) + 1,
    won: (before?.won ?? 0) + (won ? 1 : 0),
    fewest_flips: !won ? fewest : fewest === null ? flips : Math.min(fewest, flips),
  };
}

export function withGame(games: OwnGames, game: Finished): OwnGames {
  const scenarios = { ...games.scenarios, [game.scenario]: played(games.scenarios[game.scenario], game) };
  const names = new Set(game.people.map(({ name }) => name));
  const counts = new Map(games.with.map(({ name, games: count }) => [name, count]));
  const latest = game.people.map(({ name, face }) => ({ name, face, games: (counts.get(name) ?? 0) + 1 }));
  return {
    scenarios: Object.fromEntries(Object.entries(scenarios).slice(-mostScenarios)),
    with: [...latest, ...games.with.filter(({ name }) => !names.has(name))].slice(0, mostPeople),
    ...(game.around === true || games.around !== undefined
      ? { around: (games.around ?? 0) + (game.around === true ? 1 : 0) }
      : {}),
  };
}

// People who have never finished a game are given time to see each thing happen.
export function usualPace(games: OwnGames): 'gentle' | 'human' {
  return total(games).games === 0 ? 'gentle' : 'human';
}

export function total(games: OwnGames): { readonly games: number; readonly won: number; readonly scenarios: number } {
  const all = Object.values(games.scenarios);
  return {
    games: all.reduce((sum, one) => sum + one.games, 0),
    won: all.reduce((sum, one) => sum + one.won, 0),
    scenarios: all.filter(({ won }) => won > 0).length,
  };
}
