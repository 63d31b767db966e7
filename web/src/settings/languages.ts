// The languages of the page, by the code of their folders in ../text. docs/translating.md says how to add one.
export const languages = {
  en: { name: 'English', tag: 'en-GB' },
  de: { name: 'Deutsch', tag: 'de' },
  pt: { name: 'Português', tag: 'pt-BR' },
  fr: { name: 'Français', tag: 'fr' },
  es: { name: 'Español', tag: 'es' },
  it: { name: 'Italiano', tag: 'it' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly tag: string }>>;

export type LanguageCode = keyof typeof languages;

export const languageCodes = Object.keys(languages) as readonly LanguageCode[];

export function isLanguage(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code);
}
