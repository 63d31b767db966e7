// The achievements in words, by number: a part of its own in each language, fetched when somebody has earned one.
import type { LanguageCode } from './text';

// What it is called, and what was done for it.
export type DeedText = readonly [title: string, what: string];

export interface DeedTable {
  readonly heading: string;
  readonly deeds: readonly DeedText[]; // the first is number 1
}

const loaders: Readonly<Record<LanguageCode, () => Promise<{ default: DeedTable }>>> = {
  en: () => import('./en/deeds'),
  de: () => import('./de/deeds'),
  pt: () => import('./pt/deeds'),
};

export async function loadDeeds(language: LanguageCode): Promise<DeedTable> {
  return (await loaders[language]()).default;
}
