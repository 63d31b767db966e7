// The table of contents: all chapters, and the articles of the one that is being read.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../text/text';
import { addressOf } from './anchors';
import { articleTitle } from './article_title';
import type { Book, ChapterId } from './book';
import './contents.css';

export function chapterElement(id: ChapterId): string {
  return `rules-chapter-${id}`;
}

// The chapter whose heading was last scrolled past the upper third of the window.
function useChapterInView(book: Book): ChapterId | null {
  const [current, setCurrent] = useState<ChapterId | null>(book[0]?.id ?? null);
  useEffect(() => {
    const look = (): void => {
      const line = innerHeight / 3;
      const passed = book.filter(({ id }) => {
        const top = document.getElementById(chapterElement(id))?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      setCurrent((passed.at(-1) ?? book[0])?.id ?? null);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [book]);
  return current;
}

interface Props {
  readonly book: Book;
  readonly onOpen: (id: string) => void;
}

export function Contents({ book, onOpen }: Props): JSX.Element {
  const current = useChapterInView(book);
  const entry = (id: string, title: string, here: boolean): JSX.Element => (
    <a
      href={addressOf(id)}
      aria-current={here ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      {title}
    </a>
  );
  return (
    <nav class="rules-contents" aria-label={t('rules.contents')}>
      <ol>
        {book.map((chapter) => (
          <li key={chapter.id}>
            {entry(chapter.id, chapter.title, chapter.id === current)}
            {chapter.id === current && chapter.id !== 'questions' && (
              <ol>
                {chapter.articles.map((article) => (
                  <li key={article.id}>{entry(article.id, articleTitle(article), false)}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
