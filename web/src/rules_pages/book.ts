// The shape of the rule book: chapters of articles of paragraphs. Each paragraph tells the rules whose identifiers it
// carries (docs/rules.md); the words of each language are in its own folder and come when they are wanted.
import type { LanguageCode } from '../text/text';
import type { SceneName } from './scenes';

export type ChapterId =
  | 'goal'
  | 'turn'
  | 'moving'
  | 'exploring'
  | 'sand'
  | 'talking'
  | 'theft'
  | 'alone'
  | 'campaign'
  | 'challenges'
  | 'questions'
  | 'security'
  | 'modules'
  | 'spells'
  | 'expansion_games'
  | 'deeds'
  | 'security_questions';

export interface Paragraph {
  readonly ids: readonly string[];
  readonly title?: string; // of a thing that is told in one paragraph: a token, a spell
  readonly text: string;
}

export interface Article {
  readonly id: string; // the same in every language
  readonly title: string;
  readonly scenario?: number; // its title, and what is told before it, stand in the texts of the page
  readonly before?: string; // what is told before a game of the expansion
  readonly scene?: SceneName;
  readonly caption?: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Chapter {
  readonly id: ChapterId;
  readonly title: string;
  readonly lead: string;
  readonly articles: readonly Article[];
}

export type Book = readonly Chapter[];

// A paragraph: what it says, then the rules it tells.
export function tell(text: string, ...ids: readonly string[]): Paragraph {
  return { ids, text };
}

export function named(title: string, text: string, ...ids: readonly string[]): Paragraph {
  return { ids, title, text };
}

// As one reads it, for searching.
export function wholeText({ title, text }: Paragraph): string {
  return title === undefined ? text : `${title}: ${text}`;
}

const shelves: Readonly<Record<LanguageCode, () => Promise<{ default: Book }>>> = {
  en: () => import('./en/book'),
  de: () => import('./de/book'),
  pt: () => import('./pt/book'),
};

export async function openBook(language: LanguageCode): Promise<Book> {
  return (await shelves[language]()).default;
}
