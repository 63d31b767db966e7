// The latest errors of this page, for a report that someone may want to make. Nothing leaves the page by itself.
const most = 20;
const longest = 1_500;

export interface LoggedError {
  readonly at: string; // as in ISO 8601
  readonly what: string;
}

const errors: LoggedError[] = [];

function textOf(trouble: unknown): string {
  const text = trouble instanceof Error ? (trouble.stack ?? trouble.message) : String(trouble);
  return text.slice(0, longest);
}

export function logError(trouble: unknown, now = new Date()): void {
  errors.push({ at: now.toISOString(), what: textOf(trouble) });
  if (errors.length > most) errors.shift();
}

export function lastErrors(): readonly LoggedError[] {
  return [...errors];
}

export function forgetErrors(): void {
  errors.length = 0;
}

// Uncaught errors. Returns a function that stops it.
export function logErrorsOf(page: Window): () => void {
  const onError = (event: ErrorEvent): void => logError(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent): void => logError(event.reason);
  page.addEventListener('error', onError);
  page.addEventListener('unhandledrejection', onRejection);
  return () => {
    page.removeEventListener('error', onError);
    page.removeEventListener('unhandledrejection', onRejection);
  };
}
