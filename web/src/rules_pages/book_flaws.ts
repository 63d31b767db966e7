// What is wrong with the rule book of a language: pages that are missing, sentences left in English, careless typography.
// scripts/texts.mjs shows it to translators.
import type { LanguageCode } from '../settings/languages';
import { isCareless } from '../text/typography';
import type { Article, Book } from './book';

const files = import.meta.glob<{ default: Book }>('./*/book.ts', { eager: true });

export function bookOf(language: LanguageCode): Book {
  return files[`./${language}/book.ts`]?.default ?? [];
}

// What stands in an article itself, with a name for each; titles and briefings of games are texts of the page.
function sentencesOf({ caption, paragraphs }: Article): readonly (readonly [string, string])[] {
  const told = paragraphs.map((each, i) => [each.ids.join(' ') || `paragraph ${i + 1}`, each.text] as const);
  return caption === undefined ? told : [['caption', caption], ...told];
}

function flawsOfArticle(own: Article | undefined, english: Article, language: LanguageCode): readonly string[] {
  if (own === undefined) return [`${english.id}: missing`];
  const mine = sentencesOf(own);
  const missing = Math.max(0, sentencesOf(english).length - mine.length);
  const source = new Set(sentencesOf(english).map(([, text]) => text));
  return [
    ...Array.from({ length: missing }, () => `${english.id}: a paragraph: missing`),
    ...mine.flatMap(([name, text]) => [
      ...(source.has(text) ? [`${english.id}: ${name}: English`] : []),
      ...(isCareless(text, language) ? [`${english.id}: ${name}: careless`] : []),
    ]),
  ];
}

// Every flaw of a book next to the English one, one line each.
export function flawsOfBook(own: Book, english: Book, language: LanguageCode): readonly string[] {
  return english.flatMap((chapter) => {
    const mine = own.find(({ id }) => id === chapter.id);
    if (mine === undefined) return [`${chapter.id}: missing`];
    const articles = new Map(mine.articles.map((article) => [article.id, article]));
    return [
      ...(mine.lead === chapter.lead ? [`${chapter.id}: lead: English`] : []),
      ...chapter.articles.flatMap((article) => flawsOfArticle(articles.get(article.id), article, language)),
    ];
  });
}

export function reportOfBooks(wanted: readonly LanguageCode[]): readonly string[] {
  return wanted
    .filter((language) => language !== 'en')
    .flatMap((language) =>
      flawsOfBook(bookOf(language), bookOf('en'), language).map((flaw) => `rules_pages/${language}: ${flaw}`),
    );
}
