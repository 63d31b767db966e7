// The types of the rule book: chapters of articles of paragraphs. Each paragraph names the rules that it explains
// (docs/rules.md); each language has its own, loaded when needed.
import type { LanguageCode } from '../settings/languages';
import { byLanguage } from './by_language';
import { labelled } from './text';

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

// The drawn examples (../rules_pages/scenes.ts).
export type SceneName =
  | 'heroes'
  | 'walk'
  | 'blocked'
  | 'crossing'
  | 'meeting'
  | 'dead_end'
  | 'vortex'
  | 'escalator'
  | 'explore'
  | 'several'
  | 'sand'
  | 'theft'
  | 'escape'
  | 'solo'
  | 'dwarf'
  | 'ball'
  | 'camera'
  | 'foreign'
  | 'groups'
  | SecuritySceneName;

export type SecuritySceneName =
  | 'guard'
  | 'shaft'
  | 'breach'
  | 'guard_room'
  | 'door'
  | 'map'
  | 'beholder'
  | 'telekinesis'
  | 'control_room'
  | 'sensor';

export interface Paragraph {
  readonly ids: readonly string[];
  readonly title?: string; // of a thing that has one paragraph: a token, a spell
  readonly text: string;
}

export interface Article {
  readonly id: string; // the same in every language
  readonly title: string;
  readonly scenario?: number; // its title and introduction are in the page's texts
  readonly before?: string; // the introduction of a game of the expansion
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

// A paragraph: what it says, then the rules it explains.
export function tell(text: string, ...ids: readonly string[]): Paragraph {
  return { ids, text };
}

export function named(title: string, text: string, ...ids: readonly string[]): Paragraph {
  return { ids, title, text };
}

// As people read it, for searching.
export function wholeText({ title, text }: Paragraph): string {
  return title === undefined ? text : labelled(title, text);
}

const loadBook = byLanguage(import.meta.glob<{ default: Book }>('./*/rule_book/book.ts'));

export async function openBook(language: LanguageCode): Promise<Book> {
  return (await loadBook(language)).default;
}
