// Something that arrives later, for a part of the page: loading, there, or failed, and then it can be requested again. The
// caller says what to show in each case. Requested again when one of `about` changes; then, and when the part is removed,
// the request in flight is cancelled and its answer ignored.
import { useEffect, useState } from 'preact/hooks';

export type Outcome<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export type Resource<T, E = unknown> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'here'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: E };

export interface ResourceInHand<T, E> {
  readonly state: Resource<T, E>;
  readonly again: () => void;
}

// For what is thrown instead of returned.
export function orFailure<T>(promise: Promise<T>): Promise<Outcome<T, unknown>> {
  return promise.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => ({ ok: false, error }),
  );
}

// Null instead of a loader: nobody needs it now.
export function useResource<T, E>(
  load: ((cancelled: AbortSignal) => Promise<Outcome<T, E>>) | null,
  about: readonly unknown[],
): ResourceInHand<T, E> {
  const [state, setState] = useState<Resource<T, E>>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (load === null) return undefined;
    const ending = new AbortController();
    setState({ kind: 'loading' });
    void load(ending.signal).then((outcome) => {
      if (ending.signal.aborted) return;
      setState(outcome.ok ? { kind: 'here', value: outcome.value } : { kind: 'failed', error: outcome.error });
    });
    return () => ending.abort();
  }, [...about, tries]);
  return { state, again: () => setTries(tries + 1) };
}
