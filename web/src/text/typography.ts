// Careless typography: what docs/voice.md forbids in every language, and what it asks of some. Only checks read this.
import type { LanguageCode } from '../settings/languages';

// Empty, blanks where none belong, three full stops, straight quotes and apostrophes, hyphens as dashes or in ranges, a blank
// before a unit where a line can break, and single quotes, which no language here uses.
const everywhere =
  /^$|^\s|\s$|\.\.\.|["'‘‚]| {2}|--|—| - |\d-\d| [:;!?%»…]|« |[\d}] (?:s|ms|min|h|px|kB|MB)(?![\p{L}’])/u;

// Names and nouns that are filled in: what comes before them must suit them all.
const inserted = String.raw`\{(?:names?|who|other|host|hero|pawn|guard|mine|crew|left|right|spell)\}`;

interface Habits {
  readonly quotes: readonly [open: string, close: string];
  readonly wrong: RegExp;
}

// A language that isn't named here has no habits of its own to check.
const habits: Partial<Record<LanguageCode, Habits>> = {
  en: { quotes: ['“', '”'], wrong: new RegExp(String.raw`[\u00a0\u202f][:;!?%]|\b[Aa]n? ${inserted}`, 'u') },
  de: {
    quotes: ['„', '“'],
    wrong: new RegExp(
      String.raw`\d\.\d|(?<!\u00a0)%|[\u00a0\u202f][:;!?]|\b[zdu]\. ?[Bha]\.|\b(?:d(?:er|ie|as|en|em)|eine?[nmr]?) ${inserted}`,
      'u',
    ),
  },
  pt: { quotes: ['“', '”'], wrong: /\d\.\d|[\u00a0\u202f][:;!?%]/u },
  // Also elision, ligatures and accents on capitals.
  fr: {
    quotes: ['«', '»'],
    wrong: new RegExp(
      String.raw`\d\.\d|(?<!\u00a0)[:%»]|(?<!\u202f|«\u00a0)[;!?]|«(?!\u00a0)` +
        String.raw`|(?<![\p{L}-])(?:[dljmnst]e|la|[Qq]ue|[Jj]usque) (?:(?!une? à|onze|oui)[aeiouàâéêîôœ]|${inserted})` +
        '|[cCsS]oeu|[Oo]ei|(?:^|[.!?] )(?:A |E[tcq][aru])',
      'u',
    ),
  },
  es: {
    quotes: ['«', '»'],
    wrong: new RegExp(
      String.raw`\d\.\d|(?<!\u00a0)%|[\u00a0\u202f][:;!?»]|«[\u00a0\u202f]|(?<!\p{L})(?:[Ee]l|[Ll]a|al|del|\{(?:who|name)\} [yo]) ${inserted}`,
      'u',
    ),
  },
  // Also perché, qual è and po’, which are often written wrong.
  it: {
    quotes: ['«', '»'],
    wrong: new RegExp(
      String.raw`\d\.\d|[\u00a0\u202f][:;!?%»]|«[\u00a0\u202f]|chè(?!\p{L})|(?<!\p{L})(?:[Qq]ual’è|pò|E’|nè|sè)(?!\p{L})` +
        String.raw`|(?<!\p{L})(?:[Ii]l|[Ll][ao]|[dns]?[ae]l(?:l[ao])?|una?) ${inserted}`,
      'u',
    ),
  },
};

const quoteSigns = /[“”„«»]/gu;

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

// Quotes come in the pairs of the language, and no others.
function isBadlyQuoted(text: string, [open, close]: Habits['quotes']): boolean {
  const signs = text.match(quoteSigns) ?? [];
  return signs.some((sign, i) => sign !== (i % 2 === 0 ? open : close)) || signs.length % 2 === 1;
}

// Spanish questions and exclamations begin with a sign of their own; a lone sign in quotes is a key.
function isBadlyAsked(text: string): boolean {
  const said = text.replace(/«[?!]»/g, '');
  return count(said, '¿') !== count(said, '?') || count(said, '¡') !== count(said, '!');
}

export function isCareless(text: string, language: LanguageCode): boolean {
  if (everywhere.test(text)) return true;
  const own = habits[language];
  if (own === undefined) return false;
  return own.wrong.test(text) || isBadlyQuoted(text, own.quotes) || (language === 'es' && isBadlyAsked(text));
}
