// How scenarios are called on the screen; the engine knows only their numbers.
import { plainGame } from '../engine/game_names';
import { securityText } from '../text/security';
import { hasText, t } from '../text/text';

const expansion = 'Maximum Security';
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

// What somebody called their own scenario; null for those of the book.
export function ownName(scenario: string | Readonly<Record<string, unknown>>): string | null {
  const name = typeof scenario === 'string' ? null : scenario['name'];
  return typeof name === 'string' ? name : null;
}

// "3 · Change of shift", "Maximum Security T3 · One behind bars" once the words are there
export function scenarioName(id: string): string {
  if (isGame(id)) return [...new Set([`${expansion} ${id}`, scenarioTitle(id)])].join(' · ');
  const number = /^S(\d+)$/.exec(id)?.[1];
  return number === undefined ? t('scenario.own') : `${number} · ${scenarioTitle(id)}`;
}
