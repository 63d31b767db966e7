// Careless typography: what docs/voice.md forbids in every language, and what it asks of some. Only checks read this.
import type { LanguageCode } from '../settings/languages';

const everywhere = /^$|^\s|\s$|\.\.\.|"| {2}|--|\p{L}'\p{L}| [:;!?%»]|« /u;

// A language that isn't named here has no habits of its own to check.
const habits: Partial<Record<LanguageCode, RegExp>> = {
  fr: /(?<!\u00a0)[:%»]|(?<![\u00a0\u202f])[;!?]|«(?!\u00a0)/,
  es: /(?<!\u00a0)%|^[^¿]*(?<!«)\?|^[^¡]*!|[\u00a0\u202f][:;!?»]|«[\u00a0\u202f]/,
  it: /[\u00a0\u202f][:;!?%»]|«[\u00a0\u202f]/,
};

export function isCareless(text: string, language: LanguageCode): boolean {
  return everywhere.test(text) || (habits[language]?.test(text) ?? false);
}
