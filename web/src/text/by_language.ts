// The files of one kind, one in each language's folder, as Vite finds them (import.meta.glob): './de/book.ts' is German.
import type { LanguageCode } from '../settings/languages';

export function byLanguage<T>(
  files: Readonly<Record<string, () => Promise<{ default: T }>>>,
): (code: LanguageCode) => Promise<{ default: T }> {
  return async (code) => {
    const load = Object.entries(files).find(([path]) => path.startsWith(`./${code}/`))?.[1];
    if (load === undefined) throw new Error(`There is no such text in ${code}.`);
    return load();
  };
}
