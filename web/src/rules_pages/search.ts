// Searching the book: by words, ignoring accents, capitals and the shape of apostrophes, or by the name of a rule.
import { articleTitle, beforeText } from './article_title';
import { wholeText, type Article, type Book, type Chapter } from '../text/rule_book';

export interface Finding {
  readonly chapter: Chapter;
  readonly article: Article;
  readonly paragraph: number | null; // null: a scenario's introduction, or only the title
  readonly title: string;
  readonly text: string;
  readonly ids: readonly string[];
}

export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/’/g, "'");
}

export function wordsOf(query: string): readonly string[] {
  return plain(query)
    .split(/[\s,.;:?!]+/)
    .filter((word) => word !== '');
}

interface Entry extends Finding {
  readonly plainTitle: string;
  readonly plainText: string;
  readonly plainIds: string;
}

// In a paragraph with its own name, such as a spell, that counts as the title.
function entry(finding: Finding, name = ''): Entry {
  return {
    ...finding,
    plainTitle: plain(`${finding.title} ${name}`),
    plainText: plain(finding.text),
    plainIds: plain(finding.ids.join(' ')),
  };
}

function entriesOf(book: Book): readonly Entry[] {
  const entries: Entry[] = [];
  for (const chapter of book) {
    for (const article of chapter.articles) {
      const title = articleTitle(article);
      const before = beforeText(article);
      if (before !== '') {
        const ids = [article.id.toUpperCase()]; // "S7", "T3"
        entries.push(entry({ chapter, article, paragraph: null, title, text: before, ids }));
      }
      article.paragraphs.forEach((each, paragraph) => {
        entries.push(entry({ chapter, article, paragraph, title, text: wholeText(each), ids: each.ids }, each.title));
      });
    }
  }
  return entries;
}

// All words must occur. An exact rule name comes first, then titles, then the order of the book.
function rank(found: Entry, words: readonly string[]): number {
  let worst = 0;
  for (const word of words) {
    const exact = found.plainIds.split(' ').includes(word);
    const here = exact
      ? 0
      : found.plainTitle.includes(word)
        ? 1
        : found.plainText.includes(word)
          ? 2
          : word.includes('-') && found.plainIds.includes(word)
            ? 3
            : Infinity;
    worst = Math.max(worst, here);
  }
  return worst;
}

export function search(book: Book, query: string): readonly Finding[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return entriesOf(book)
    .map((found, order) => ({ found, order, rank: rank(found, words) }))
    .filter((each) => each.rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .map((each) => each.found);
}

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

// The text split where a word was found, for marking; an accent may make one letter two, so it compares letter by letter.
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  const letters = [...text];
  const folded: string[] = letters.map(plain);
  const starts: number[] = [];
  let length = 0;
  for (const letter of folded) {
    starts.push(length);
    length += letter.length;
  }
  const whole = folded.join('');
  const hit = letters.map(() => false);
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      letters.forEach((_, i) => {
        const start = starts[i] ?? 0;
        if (start >= at && start < at + word.length) hit[i] = true;
      });
    }
  }
  const cut: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, i) => {
    const marked = hit[i] ?? false;
    const last = cut.at(-1);
    if (last !== undefined && last.hit === marked) last.text += letter;
    else cut.push({ text: letter, hit: marked });
  });
  return cut;
}
