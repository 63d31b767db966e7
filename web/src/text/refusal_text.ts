// The sentence for a refusal in the player's language, and the rule to read about it.
import { colours, type Colour } from '../engine/words';
import { loadSecurityTexts, securityText } from './security';
import { hasText, t } from './text';

// What refusals of the rules, of the table and of joining have in common.
export interface Refusing {
  readonly refused: string;
  readonly rule: string | null;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly text: string; // for logs, and for reasons that this page doesn't know yet
}

function isColour(value: unknown): value is Colour {
  return colours.some((colour) => colour === value);
}

// A choice that can't be played names its flaw; that says more than the refusal itself.
function wordOf(refusing: Refusing): string {
  const fault = refusing.args?.['fault'];
  return typeof fault === 'string' && hasText(`refusal.${fault}`) ? fault : refusing.refused;
}

export function refusalText(refusing: Refusing): string {
  const key = `refusal.${wordOf(refusing)}`;
  const pawn = refusing.args?.['pawn'];
  const withHero = `${key}.hero`;
  if (isColour(pawn) && hasText(withHero)) return t(withHero, { hero: t(`refusal.hero.${pawn}`) });
  if (hasText(key)) return t(key);
  // A text of the expansion, or one that didn't exist when this page was built.
  const known = securityText(key);
  if (known !== null) return known;
  void loadSecurityTexts().catch(() => undefined);
  return refusing.text !== '' ? refusing.text : t('refusal.unknown');
}

// The rule behind it, if a rule and not the operator decided.
export function refusalRule(refusing: Refusing): string | null {
  const rule = refusing.args?.['rule'];
  return typeof rule === 'string' ? rule : refusing.rule;
}
