// How a game ended, in words: a tutorial has its own goal, and the expansion its own ways to lose.
import type { Defeat, State } from '../engine/position';
import { securityText } from '../text/security';
import { hasText, t } from '../text/text';

export function lostText(reason: Defeat | null): string {
  const key = `end.lost.${reason ?? 'sand_ran_out'}`;
  return hasText(key) ? t(key) : (securityText(`game.lost.${reason}`) ?? t('end.lost'));
}

export function endText(result: 'won' | 'lost' | 'given_up', { reason, scenario }: State): string {
  if (result === 'lost') return lostText(reason);
  const ofTutorial = result === 'won' && scenario.startsWith('T') ? securityText('stage.won') : null;
  return ofTutorial ?? t(`end.${result}.text`);
}
