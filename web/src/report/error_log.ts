// The latest errors of this page, for a report that someone may want to make. Nothing leaves the page by itself.
const most = 20;
const longest = 1_500;

export interface Mistake {
  readonly at: string; // as in ISO 8601
  readonly what: string;
}

const mistakes: Mistake[] = [];

function textOf(trouble: unknown): string {
  const text = trouble instanceof Error ? (trouble.stack ?? trouble.message) : String(trouble);
  return text.slice(0, longest);
}

export function noteMistake(trouble: unknown, now = new Date()): void {
  mistakes.push({ at: now.toISOString(), what: textOf(trouble) });
  if (mistakes.length > most) mistakes.shift();
}

export function lastMistakes(): readonly Mistake[] {
  return [...mistakes];
}

export function forgetMistakes(): void {
  mistakes.length = 0;
}

// Uncaught errors. Returns a function that stops it.
export function keepMistakes(page: Window): () => void {
  const onError = (event: ErrorEvent): void => noteMistake(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent): void => noteMistake(event.reason);
  page.addEventListener('error', onError);
  page.addEventListener('unhandledrejection', onRejection);
  return () => {
    page.removeEventListener('error', onError);
    page.removeEventListener('unhandledrejection', onRejection);
  };
}
