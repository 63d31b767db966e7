// How long a text of each kind may be, so that nothing is cut off at 360 pixels. Only checks read this.
import type { LanguageCode } from '../settings/languages';

interface Limit {
  readonly kind: RegExp; // of the key; the first that fits counts
  readonly english: number;
  readonly others: number;
}

const limits: readonly Limit[] = [
  { kind: /^refusal\./, english: 70, others: 90 },
  { kind: /^scenario\.S\d+\.title$/, english: 24, others: 28 },
  { kind: /^scenario\.S\d+\.new$/, english: 90, others: 105 },
  { kind: /^scenario\.S\d+\.before$/, english: 290, others: 330 },
  { kind: /^game\.\w+\.title$/, english: 24, others: 28 },
  { kind: /^game\.\w+\.new$/, english: 90, others: 105 },
  { kind: /^game\.\w+\.goal$/, english: 80, others: 95 },
  { kind: /^game\.\w+\.hard$/, english: 120, others: 140 },
  { kind: /^game\.\w+\.before$/, english: 290, others: 330 },
  { kind: /^(module|spell)\.[\w-]+\.name$/, english: 24, others: 28 },
  { kind: /^(module|spell)\.[\w-]+\.(about|does)$/, english: 75, others: 85 },
  { kind: /^(hero|colour|ability)\.[a-z]+$/, english: 12, others: 16 },
  { kind: /^rules\.foot$/, english: 220, others: 260 },
  { kind: /./, english: 190, others: 230 },
];

export function lengthOf(key: string, language: LanguageCode): number {
  const limit = limits.find(({ kind }) => kind.test(key));
  return (language === 'en' ? limit?.english : limit?.others) ?? 0;
}

// The theft's sign is in a column a word wide: only a number may cling to the word after it.
export function isTooWide(key: string, text: string): boolean {
  return /^theft\.(ready|waiting|done|all_out|ended)/.test(key) && /[^}]\u00a0/.test(text);
}
