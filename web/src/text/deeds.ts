// The achievements in words, by number, for all who name them: the end of a game, a crew, the rule book. A part of its
// own in each language, fetched when somebody reads about them.
import type { LanguageCode } from './text';

// What it is called, and how it is earned.
export type DeedText = readonly [title: string, how: string];

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
