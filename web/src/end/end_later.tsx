// What few games earn, loaded when one does.
import { withSecurityTexts } from '../scenarios/with_security_texts';
import { later } from '../ui/later';
import { asPart } from '../ui/missing_part';

export const AchievementList = later(async () => (await import('./achievement_list')).AchievementList, asPart);
export const SecurityCredit = later(
  withSecurityTexts(async () => (await import('./security_credit')).SecurityCredit),
  asPart,
);
