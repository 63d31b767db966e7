// The games and tutorials of the expansion as a host chooses them.
import { plainGame } from '../engine/game_names';
import type { Choice, ChoiceChange } from '../link/messages';
import { securityText, ts, type SecurityKey } from '../text/security';

export const introduction = 'F0';
export const fullGames: readonly string[] = ['F1', 'F2', 'F3'];
export const tutorials: readonly string[] = Array.from({ length: 13 }, (_, index) => `T${index + 1}`);

const hardcore = '-hardcore';
const antiStress = '+M2';

export interface NamedGame {
  readonly id: string; // "T1"
  readonly hardcore: boolean;
  readonly tokens: boolean; // T-SETUP: with anti-stress tokens
}

// The game or tutorial of a choice, or null for anything else.
export function gameOf({ scenario }: Pick<Choice, 'scenario'>): NamedGame | null {
  if (typeof scenario !== 'string' || !/^[FT]\d/.test(scenario)) return null;
  return { id: plainGame(scenario), hardcore: scenario.includes(hardcore), tokens: scenario.endsWith(antiStress) };
}

export const isTutorial = (id: string): boolean => id.startsWith('T');

export function scenarioFor({ id, hardcore: hard, tokens }: NamedGame): string {
  return isTutorial(id) ? id + (hard ? hardcore : '') + (tokens ? antiStress : '') : id;
}

// Another game: people, sand and house rules stay, what belonged to the previous scenario is dropped.
export function toSecurity(choice: Choice, scenario: Choice['scenario']): ChoiceChange {
  const seats = choice.seats > 8 ? { seats: 0 } : {};
  return { scenario, ...seats, side: null, level: null, free_talk: false, pairs: false };
}

export const gameTitle = (id: string): string => ts(`game.${id}.title` as SecurityKey);
export const gameNews = (id: string): string => ts(`game.${id}.new` as SecurityKey);
export const gameGoal = (id: string): string => ts(`game.${id}.goal` as SecurityKey);
export const gameBefore = (id: string): string => ts(`game.${id}.before` as SecurityKey);
export const gameHard = (id: string): string => securityText(`game.${id}.hard`) ?? '';

// "Tutorial 3: One behind bars", "Full game 1: Doors and shafts"
export function gameHeading(id: string): string {
  const key = isTutorial(id) ? 'game.heading.T' : 'game.heading.F';
  return id === introduction ? gameTitle(id) : ts(key, { number: id.slice(1), title: gameTitle(id) });
}
