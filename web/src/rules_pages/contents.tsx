// The table of contents: all chapters, and the articles of the current one.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../text/text';
import { addressOf } from './anchors';
import { articleTitle } from './article_title';
import type { Book, ChapterId } from '../text/rule_book';
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

// The current chapter stays visible, in the column or the row; the page itself doesn't move.
function keepInSight(nav: HTMLElement): void {
  const link = nav.querySelector('[aria-current]')?.getBoundingClientRect();
  const row = nav.firstElementChild;
  if (!link || !row) return;
  nav.scrollBy(0, link.top - nav.getBoundingClientRect().top - nav.clientHeight / 4);
  row.scrollBy(link.left - row.getBoundingClientRect().left - row.clientWidth / 4, 0);
}

interface Props {
  readonly book: Book;
  readonly onOpen: (id: string) => void;
}

export function Contents({ book, onOpen }: Props): JSX.Element {
  const current = useChapterInView(book);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (nav.current) keepInSight(nav.current);
  }, [current]);
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
    <nav ref={nav} class="rules-contents" aria-label={t('rules.contents')}>
      <ol>
        {book.map((chapter) => (
          <li key={chapter.id} class={chapter.id === 'security' ? 'rules-contents-part' : undefined}>
            {entry(chapter.id, chapter.title, chapter.id === current)}
            {chapter.id === current && !chapter.id.endsWith('questions') && (
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
