// What tokens and spells are called, what they do, and what they ask.
import { heroName } from '../board/names';
import { securityText, ts, type SecurityKey } from '../text/security';
import type { Asking } from './token_hand';
import { isSpell, spellOf, type UseId } from './uses';

export function useName(use: UseId): string {
  return isSpell(use) ? ts(`spell.${spellOf(use)}.name`) : ts(`use.${use}`);
}

const shaft = (use: UseId): string => (use.startsWith('shaft') ? 'shaft' : use);

export function useDoes(use: UseId): string {
  return isSpell(use) ? ts(`spell.${spellOf(use)}.does`) : ts(`use.${shaft(use)}.does` as SecurityKey);
}

// Why nothing of it is possible now.
export function useWhen(use: UseId): string {
  return securityText(`use.${shaft(use)}.when`) ?? ts('use.when');
}

// The sentence that asks, or says what will happen.
export function askText({ use, question, chosen }: Asking): string {
  if (use === 'choose' || use === 'code') return ts(`ask.${use}`);
  if (question.kind === 'nothing') return useWhen(use);
  if (question.kind === 'sure') return chosen.tile ? ts('ask.telekinesis.sure', { tile: chosen.tile }) : useDoes(use);
  const hero = chosen.pawn === null ? '' : heroName(chosen.pawn);
  const isSecond = chosen.pawn !== null || (use === 'spell-voucher' && question.kind === 'tile');
  const then = isSecond ? securityText(`ask.${use}.then`) : null;
  return (then ?? securityText(`ask.${shaft(use)}`) ?? '').replace('{hero}', hero);
}
