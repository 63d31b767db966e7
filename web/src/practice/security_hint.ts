// A hint in words, where it is about a module of Maximum Security.
import { theHero } from '../board/names';
import type { SecurityLegal, TokenAction } from '../engine/security_position';
import type { Place } from '../engine/words';
import { ts } from '../text/security';
import { t } from '../text/text';

function tokenName(step: TokenAction): string {
  switch (step.kind) {
    case 'timer_token':
      return ts('use.timer');
    case 'swap_token':
      return ts('use.swap');
    case 'loudspeaker':
      return ts('use.loudspeaker');
    case 'shaft':
      return ts(`use.shaft-${step.pair}`);
    case 'breach':
      return ts('use.breach');
    case 'lift':
      return ts('use.telekinesis');
    case 'cast':
      return ts(`spell.${step.spell}.name`);
    case 'cast_broom':
      return ts('spell.broom.name');
    case 'cast_swap':
      return ts('spell.swap.name');
    case 'cast_teleportation':
      return ts('spell.teleportation.name');
    case 'cast_frog':
      return ts('spell.frog.name');
    case 'cast_voucher':
      return ts('spell.voucher.name');
  }
}

export function securityStepText(step: SecurityLegal | TokenAction, spaceText: (place: Place) => string): string {
  switch (step.kind) {
    case 'take_shaft':
      return ts('hint.shaft', { hero: theHero(step.pawn), space: spaceText(step.to) });
    case 'choose':
      return ts('hint.choose', { space: spaceText(step.to) });
    case 'beholder':
      return ts('hint.beholder', { direction: t(`ability.${step.toward}`) });
    case 'sensor':
      return ts('hint.sensor', { direction: t(`ability.${step.to}`) });
    default:
      return ts('hint.token', { name: tokenName(step) });
  }
}
