// Every text a player reads, in one table a language: text/en.ts, de.ts and pt.ts, each put together from its folder.
// English is the measure: the other tables must have the same keys, and the compiler says which are missing.
import { computed, effect, signal } from '@preact/signals';
import { settings } from '../settings/settings';
import type en from './en';

export type TextKey = keyof typeof en;
export type TextTable = Readonly<Record<TextKey, string>>;
export type LanguageCode = 'en' | 'de' | 'pt';
export type TextArguments = Readonly<Record<string, string | number>>;

// Somebody reads one of them: the others stay where they are.
const loaders: Readonly<Record<LanguageCode, () => Promise<{ default: TextTable }>>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  pt: () => import('./pt'),
};

interface Words {
  readonly language: LanguageCode;
  readonly texts: TextTable | null; // null: none have come yet
}

const table = signal<Words>({ language: 'en', texts: null });

// The language of what is on the screen now (its tables may still be on their way).
export const language = computed(() => table.value.language);

function wanted(): LanguageCode {
  const choice = settings.language.value;
  if (choice !== 'system') return choice;
  for (const tag of globalThis.navigator?.languages ?? []) {
    const code = tag.slice(0, 2).toLowerCase();
    if (code === 'en' || code === 'de' || code === 'pt') return code;
  }
  return 'en';
}

let asked: LanguageCode = 'en';

export async function useLanguage(code: LanguageCode): Promise<void> {
  asked = code;
  const { default: texts } = await loaders[code]();
  if (asked !== code) return; // somebody has chosen another one meanwhile
  table.value = { language: code, texts };
  if (globalThis.document) document.documentElement.lang = code === 'pt' ? 'pt-BR' : code;
}

// A language that does not come leaves the words as they are; whoever has none yet is given English.
async function useWords(code: LanguageCode): Promise<void> {
  try {
    await useLanguage(code);
  } catch (trouble) {
    if (table.peek().texts !== null) return;
    if (code === 'en') throw trouble;
    await useLanguage('en');
  }
}

// Follows the setting and the browser; resolves when the first table is there.
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

// t('lobby.ready') reads a signal: what calls it while rendering is drawn anew in another language.
export function t(key: TextKey, args: TextArguments = {}): string {
  return filled(table.value.texts?.[key] ?? '', args);
}

// Making them costs more than asking them.
const pluralRules = new Map<string, Intl.PluralRules>();

export function pluralForm(count: number): Intl.LDMLPluralRule {
  const now = language.value;
  const rules = pluralRules.get(now) ?? new Intl.PluralRules(now);
  pluralRules.set(now, rules);
  return rules.select(count);
}

// A text that comes in one or many: keys end in .one and .other, {count} is filled in.
export function tn(key: string, count: number, args: TextArguments = {}): string {
  const form = pluralForm(count) === 'one' ? 'one' : 'other';
  return t(`${key}.${form}` as TextKey, { count, ...args });
}

export function hasText(key: string): key is TextKey {
  return table.value.texts !== null && key in table.value.texts;
}
