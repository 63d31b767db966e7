// The book in the language of the page, fetched when it is first opened and kept.
import { useEffect, useState } from 'preact/hooks';
import { language, type LanguageCode } from '../text/text';
import { openBook, type Book } from './book';

export type Shelf =
  | { readonly kind: 'loading' }
  | { readonly kind: 'here'; readonly book: Book }
  | { readonly kind: 'failed'; readonly again: () => void };

const kept = new Map<LanguageCode, Book>();

export function useBook(): Shelf {
  const code = language.value;
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<LanguageCode | null>(null);
  const [, setArrived] = useState<LanguageCode | null>(null);
  useEffect(() => {
    if (kept.has(code)) return;
    let over = false;
    openBook(code).then(
      (book) => {
        kept.set(code, book);
        if (!over) setArrived(code);
      },
      () => {
        if (!over) setFailed(code);
      },
    );
    return () => {
      over = true;
    };
  }, [code, attempt]);
  const book = kept.get(code);
  if (book) return { kind: 'here', book };
  if (failed !== code) return { kind: 'loading' };
  const again = (): void => {
    setFailed(null);
    setAttempt(attempt + 1);
  };
  return { kind: 'failed', again };
}
