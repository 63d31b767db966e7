// What few games earn, loaded when one does.
import { withSecurityTexts } from '../scenarios/with_security_texts';
import { lazy } from '../ui/lazy';
import { asExtra, asPart } from '../ui/missing_part';

export const AchievementList = lazy(async () => (await import('./achievement_list')).AchievementList, asPart);
export const LostLine = lazy(async () => (await import('./lost_line')).LostLine, asExtra);
export const SecurityCredit = lazy(
  withSecurityTexts(async () => (await import('./security_credit')).SecurityCredit),
  asPart,
);
