// How scenarios are named on the screen; the engine only knows their numbers.
import { plainGame } from '../engine/game_names';
import type { State } from '../engine/position';
import { securityText, ts } from '../text/security';
import { hasText, t } from '../text/text';
import { gameHeading, gameOf } from './security_games';

export const expansion = 'Maximum Security';
const isGame = (id: string): boolean => /^[FT]\d/.test(id);

export function scenarioTitle(id: string): string {
  if (isGame(id)) return securityText(`game.${plainGame(id)}.title`) ?? expansion;
  const key = `scenario.${id}.title`;
  return hasText(key) ? t(key) : t('scenario.own');
}

export function scenarioNews(id: string): string {
  const key = `scenario.${id}.new`;
  return hasText(key) ? t(key) : '';
}

export function scenarioBefore(id: string): string {
  const key = `scenario.${id}.before`;
  return hasText(key) ? t(key) : '';
}

// The name of a custom scenario; null for those of the rule book.
export function customName(scenario: string | Readonly<Record<string, unknown>>): string | null {
  const name = typeof scenario === 'string' ? null : scenario['name'];
  return typeof name === 'string' ? name : null;
}

// "Tutorial 3: One behind bars · hardcore"; null for anything else, and before the texts have loaded.
export function gameName(id: string): string | null {
  const game = gameOf({ scenario: id });
  if (game === null || securityText(`game.${game.id}.title`) === null) return null;
  const ways = [...(game.hardcore ? [ts('game.hardcore')] : []), ...(game.tokens ? [ts('module.M2.name')] : [])];
  return [gameHeading(game.id), ...ways].join(' · ');
}

// "3 · Change of shift", "Maximum Security · Tutorial 3: One behind bars", "Maximum Security T3" before the words are there
export function scenarioName(id: string): string {
  if (isGame(id)) {
    const name = gameName(id);
    return name === null ? `${expansion} ${id}` : `${expansion} · ${name}`;
  }
  const number = /^S(\d+)$/.exec(id)?.[1];
  return number === undefined ? t('scenario.own') : `${number} · ${scenarioTitle(id)}`;
}

// What is or was played, by its own name where someone gave it one. A state has the tutorial without its mode: that it is hardcore shows in what may be earned.
export function playedName({ scenario, name, security }: Pick<State, 'scenario' | 'name' | 'security'>): string {
  if (name !== null) return name;
  return scenarioName(security?.hardcore_earned === undefined ? scenario : `${scenario}-hardcore`);
}
