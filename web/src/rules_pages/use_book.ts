// The book in the language of the page, loaded when it is first opened and kept.
import { language, type LanguageCode } from '../text/text';
import { type Outcome, useResource } from '../ui/use_resource';
import { openBook, type Book } from '../text/rule_book';

export type Shelf =
  | { readonly kind: 'loading' }
  | { readonly kind: 'here'; readonly book: Book }
  | { readonly kind: 'failed'; readonly again: () => void };

const kept = new Map<LanguageCode, Book>();

async function fetchBook(code: LanguageCode): Promise<Outcome<Book, LanguageCode>> {
  try {
    const book = await openBook(code);
    kept.set(code, book);
    return { ok: true, value: book };
  } catch {
    return { ok: false, error: code };
  }
}

export function useBook(): Shelf {
  const code = language.value;
  const book = kept.get(code);
  const { state, again } = useResource(book ? null : () => fetchBook(code), [code]);
  if (book) return { kind: 'here', book };
  return state.kind === 'failed' && state.error === code ? { kind: 'failed', again } : { kind: 'loading' };
}
