// What the theft changes under the current rules: a vortex that never worked isn't switched off by it.
import type { Rules } from '../engine/rules';
import { t } from '../text/text';

export function afterTheft(rules: Rules): string {
  const exits = t(`banner.stolen.to_${rules.exits}`);
  return rules.vortex === 'out_of_service' ? exits : `${t('banner.stolen.vortex')} ${exits}`;
}
