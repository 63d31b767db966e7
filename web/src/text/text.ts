// Every text a player reads, in one table per language, put together by index.ts in its folder.
// English is the reference: the other tables must have the same keys, and the compiler says which are missing.
import { computed, effect, signal } from '@preact/signals';
import { isLanguage, languages, type LanguageCode } from '../settings/languages';
import { settings } from '../settings/settings';
import { byLanguage } from './by_language';
import type en from './en';

export type TextKey = keyof typeof en;
export type TextTable = Readonly<Record<TextKey, string>>;
export type { LanguageCode };
export type TextArguments = Readonly<Record<string, string | number>>;

// A browser loads only the one it needs.
const load = byLanguage(import.meta.glob<{ default: TextTable }>('./*/index.ts'));

interface Words {
  readonly language: LanguageCode;
  readonly texts: TextTable | null; // null: none has loaded yet
}

const table = signal<Words>({ language: 'en', texts: null });

// The language of what is on the screen now (its tables may still be loading).
export const language = computed(() => table.value.language);

function wanted(): LanguageCode {
  const choice = settings.language.value;
  if (choice !== 'system' && isLanguage(choice)) return choice; // a later version may have had more of them
  for (const tag of globalThis.navigator?.languages ?? []) {
    const code = tag.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return 'en';
}

let asked: LanguageCode = 'en';

export async function useLanguage(code: LanguageCode): Promise<void> {
  asked = code;
  const { default: texts } = await load(code);
  if (asked !== code) return; // someone has chosen another one meanwhile
  table.value = { language: code, texts };
  if (globalThis.document) document.documentElement.lang = languages[code].tag;
}

// If a language can't be loaded, the texts stay as they are; English is used if there are none yet.
async function useWords(code: LanguageCode): Promise<void> {
  try {
    await useLanguage(code);
  } catch (trouble) {
    if (table.peek().texts !== null) return;
    if (code === 'en') throw trouble;
    await useLanguage('en');
  }
}

// Follows the setting and the browser; resolves when the first table has loaded.
export function followLanguage(): Promise<void> {
  return new Promise((resolve, reject) => {
    effect(() => {
      useWords(wanted()).then(resolve, reject);
    });
  });
}

export function filled(text: string, args: TextArguments): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
}

// t('lobby.ready') reads a signal: a component that calls it is rendered again in another language.
export function t(key: TextKey, args: TextArguments = {}): string {
  return filled(table.value.texts?.[key] ?? '', args);
}

// A label before its value, with the colon as the language sets it.
export function asLabel(label: string): string {
  return t('label', { label });
}

export function labelled(label: string, value: string | number): string {
  return `${asLabel(label)} ${value}`;
}

// Creating them is expensive.
const pluralRules = new Map<string, Intl.PluralRules>();

// Portuguese says "0 peças", though its rule would have the singular there.
export function pluralForm(count: number): Intl.LDMLPluralRule {
  const now = language.value;
  if (count === 0 && now === 'pt') return 'other';
  const rules = pluralRules.get(now) ?? new Intl.PluralRules(now);
  pluralRules.set(now, rules);
  return rules.select(count);
}

// A number as the language writes it: 1.5 or 1,5. It has two decimals at most, or as many as asked for.
export function decimalText(value: number, digits?: number): string {
  const format = { minimumFractionDigits: digits ?? 0, maximumFractionDigits: digits ?? 2 };
  return new Intl.NumberFormat(languages[language.value].tag, format).format(value);
}

const lists = new Map<string, Intl.ListFormat>();

// Several in a row, with the word the language has before the last: "Ana, Ben and Cleo", "Ana e Inés", "Ana u Óscar".
export function listText(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const { tag } = languages[language.value];
  const format = lists.get(tag + type) ?? new Intl.ListFormat(tag, { type });
  lists.set(tag + type, format);
  return format.format(items);
}

// A text with a singular and a plural: keys end in .one and .other, {count} is filled in.
export function tn(key: string, count: number, args: TextArguments = {}): string {
  const form = pluralForm(count) === 'one' ? 'one' : 'other';
  return t(`${key}.${form}` as TextKey, { count, ...args });
}

export function hasText(key: string): key is TextKey {
  return table.value.texts !== null && key in table.value.texts;
}
