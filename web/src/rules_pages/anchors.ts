// Where in the book a rule is explained. A rule may be mentioned in several places; a link leads to the first.
import { addressOf as addressOfPlace } from '../base/base_path';
import type { Article, Book, Chapter } from '../text/rule_book';

export interface Target {
  readonly chapter: Chapter;
  readonly article: Article;
  readonly paragraph: number | null; // null: the article as a whole
}

// By the identifier of a rule, an article or a chapter, in capitals.
export function anchorsOf(book: Book): ReadonlyMap<string, Target> {
  const anchors = new Map<string, Target>();
  const put = (id: string, target: Target): void => {
    const key = id.toUpperCase();
    if (!anchors.has(key)) anchors.set(key, target);
  };
  for (const chapter of book) {
    for (const article of chapter.articles) {
      put(chapter.id, { chapter, article, paragraph: null });
      put(article.id, { chapter, article, paragraph: null });
      article.paragraphs.forEach((paragraph, index) => {
        for (const id of paragraph.ids) put(id, { chapter, article, paragraph: index });
      });
    }
  }
  return anchors;
}

export function findTarget(anchors: ReadonlyMap<string, Target>, id: string): Target | null {
  return anchors.get(id.toUpperCase()) ?? null;
}

// The element of a target; unique in a page.
export function elementId(articleId: string, paragraph: number | null): string {
  return paragraph === null ? `rules-${articleId}` : `rules-${articleId}-${paragraph}`;
}

export function addressOf(id: string): string {
  return addressOfPlace(`/rules/${encodeURIComponent(id)}`);
}
