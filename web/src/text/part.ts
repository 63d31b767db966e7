// Texts that come with the screens that need them: a further table a language, as text.ts has its first one. English is
// the measure there too.
import { effect, signal } from '@preact/signals';
import { filled, language, pluralForm, type LanguageCode, type TextArguments } from './text';

export interface TextPart<Key extends string> {
  // Resolves when the texts of the language in use are there, and follows it from then on. What failed may be tried again.
  load(): Promise<void>;
  t(key: Key, args?: TextArguments): string; // says nothing before
  tn(key: string, count: number, args?: TextArguments): string; // keys end in .one and .other
  find(key: string): string | null; // null for a key that is none, and for every key before
}

type Loaders<Key extends string> = Readonly<
  Record<LanguageCode, () => Promise<{ default: Readonly<Record<Key, string>> }>>
>;

export function textPart<Key extends string>(loaders: Loaders<Key>): TextPart<Key> {
  const table = signal<Readonly<Record<string, string>>>({});
  let coming: Promise<void> | null = null;
  const load = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const stop = effect(() => {
        const code = language.value;
        loaders[code]().then(
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
