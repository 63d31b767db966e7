// How scenarios are called on the screen; the engine knows only their numbers.
import { hasText, t } from '../text/text';

export function scenarioTitle(id: string): string {
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

// "3 · Change of shift"
export function scenarioName(id: string): string {
  const number = /^S(\d+)$/.exec(id)?.[1];
  return number === undefined ? t('scenario.own') : `${number} · ${scenarioTitle(id)}`;
}
