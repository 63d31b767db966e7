// An answer of the server while it is awaited, once it is there, or why it is not.
import { useEffect, useState } from 'preact/hooks';
import type { Answer, ApiError } from '../link/api';

export type Awaited<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'here'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: ApiError };

// Asked anew when one of `about` changes; an answer to an older question is not looked at.
export function useAnswer<T>(
  question: () => Promise<Answer<T>>,
  about: readonly unknown[],
): { readonly state: Awaited<T>; readonly again: () => void } {
  const [state, setState] = useState<Awaited<T>>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let over = false;
    setState({ kind: 'loading' });
    void question().then((answer) => {
      if (over) return;
      setState(answer.ok ? { kind: 'here', value: answer.value } : { kind: 'failed', error: answer.error });
    });
    return () => {
      over = true;
    };
  }, [...about, tries]);
  return { state, again: () => setTries(tries + 1) };
}
