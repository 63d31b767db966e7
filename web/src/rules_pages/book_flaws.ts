// What is wrong with the rule book of a language: pages that are missing, sentences left in English, careless typography, a
// raised voice.
// scripts/texts.mjs shows it to translators.
import type { LanguageCode } from '../settings/languages';
import { isForgotten, isLoud } from '../text/flaws';
import { isCareless } from '../text/typography';
import type { Article, Book } from '../text/rule_book';

const files = import.meta.glob<{ default: Book }>('../text/*/rule_book/book.ts', { eager: true });

export function bookOf(language: LanguageCode): Book {
  return files[`../text/${language}/rule_book/book.ts`]?.default ?? [];
}

// What stands in an article itself, with a name for each; titles and briefings of games are texts of the page.
function sentencesOf({ caption, paragraphs }: Article): readonly (readonly [string, string])[] {
  const told = paragraphs.map((each, i) => [each.ids.join(' ') || `paragraph ${i + 1}`, each.text] as const);
  return caption === undefined ? told : [['caption', caption], ...told];
}

// The article's own title and those of its paragraphs, several of which have none.
function titlesOf({ title, paragraphs }: Article): readonly (readonly [string, string])[] {
  return [['title', title], ...paragraphs.map((each) => [`${each.ids.join(' ')}: title`, each.title ?? ''] as const)];
}

// Several titles are empty: the page's texts have them.
function flawOf(text: string, language: LanguageCode): 'careless' | 'loud' | null {
  if (text !== '' && isCareless(text, language)) return 'careless';
  return isLoud(text, language) ? 'loud' : null;
}

function flawsOfText(name: string, text: string, english: string, language: LanguageCode): readonly string[] {
  const flaw = flawOf(text, language);
  return [
    ...(isForgotten(text, english, language) ? [`${name}: English`] : []),
    ...(flaw === null ? [] : [`${name}: ${flaw}`]),
  ];
}

function flawsOfArticle(own: Article | undefined, english: Article, language: LanguageCode): readonly string[] {
  if (own === undefined) return [`${english.id}: missing`];
  const mine = sentencesOf(own);
  const missing = Math.max(0, sentencesOf(english).length - mine.length);
  const source = new Map(sentencesOf(english).map(([, text]) => [text, text]));
  const titles = titlesOf(english);
  return [
    ...Array.from({ length: missing }, () => `${english.id}: a paragraph: missing`),
    ...titlesOf(own).flatMap(([name, text], i) =>
      flawsOfText(`${english.id}: ${name}`, text, titles[i]?.[1] ?? '', language),
    ),
    ...mine.flatMap(([name, text]) => flawsOfText(`${english.id}: ${name}`, text, source.get(text) ?? '', language)),
  ];
}

// Every flaw of a book next to the English one, one line each.
export function flawsOfBook(own: Book, english: Book, language: LanguageCode): readonly string[] {
  return english.flatMap((chapter) => {
    const mine = own.find(({ id }) => id === chapter.id);
    if (mine === undefined) return [`${chapter.id}: missing`];
    const articles = new Map(mine.articles.map((article) => [article.id, article]));
    return [
      ...flawsOfText(`${chapter.id}: title`, mine.title, chapter.title, language),
      ...flawsOfText(`${chapter.id}: lead`, mine.lead, chapter.lead, language),
      ...chapter.articles.flatMap((article) => flawsOfArticle(articles.get(article.id), article, language)),
    ];
  });
}

export function reportOfBooks(wanted: readonly LanguageCode[]): readonly string[] {
  return wanted.flatMap((language) =>
    flawsOfBook(bookOf(language), bookOf('en'), language).map((flaw) => `text/${language}/rule_book: ${flaw}`),
  );
}
