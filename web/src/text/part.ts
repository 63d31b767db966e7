// Texts that are loaded with the screens that need them: a further table per language, like the first one in text.ts.
// English is the reference there too.
import { effect, signal } from '@preact/signals';
import { byLanguage } from './by_language';
import { filled, language, pluralForm, type TextArguments } from './text';

export interface TextPart<Key extends string> {
  // Resolves when the texts of the current language have loaded, and follows it from then on. A failed load can be tried again.
  load(): Promise<void>;
  t(key: Key, args?: TextArguments): string; // empty before that
  tn(key: string, count: number, args?: TextArguments): string; // keys end in .one and .other
  find(key: string): string | null; // null for an unknown key, and for every key before loading
}

export interface TextFile<Key extends string> {
  readonly default: Readonly<Record<Key, string>>;
}

// The files of one part, one in each language's folder, as import.meta.glob finds them.
export function textPart<Key extends string>(
  files: Readonly<Record<string, () => Promise<TextFile<Key>>>>,
): TextPart<Key> {
  const loadTexts = byLanguage(files);
  const table = signal<Readonly<Record<string, string>>>({});
  let coming: Promise<void> | null = null;
  const load = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const stop = effect(() => {
        const code = language.value;
        loadTexts(code).then(
          ({ default: texts }) => {
            if (code === language.peek()) table.value = texts;
            resolve();
          },
          (trouble: unknown) => {
            stop();
            coming = null;
            reject(trouble);
          },
        );
      });
    });
  return {
    load: () => (coming ??= load()),
    t: (key, args = {}) => filled(table.value[key] ?? '', args),
    find: (key) => table.value[key] ?? null,
    tn: (key, count, args = {}) =>
      filled(table.value[`${key}.${pluralForm(count) === 'one' ? 'one' : 'other'}`] ?? '', { count, ...args }),
  };
}
