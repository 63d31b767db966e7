// The texts that come later, in every language: as texts.test.ts asks of the first table.
import { describe, expect, it } from 'vitest';
import deEditor from './de/editor';
import deReplay from './de/replay';
import enFirst from './en';
import enEditor from './en/editor';
import enReplay from './en/replay';
import ptEditor from './pt/editor';
import ptReplay from './pt/replay';
import { lengthOf } from './text_limits';

type Table = Readonly<Record<string, string>>;

const parts: readonly { readonly name: string; readonly en: Table; readonly de: Table; readonly pt: Table }[] = [
  { name: 'replay', en: enReplay, de: deReplay, pt: ptReplay },
  { name: 'editor', en: enEditor, de: deEditor, pt: ptEditor },
];

const alike: readonly string[] = ['{minutes} min']; // written alike in two languages, in all honesty

function placeholders(text: string): string {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))].sort().join();
}

describe.each(parts)('the texts of $name', ({ en, de, pt }) => {
  it('have no key of the first table', () => {
    expect(Object.keys(en).filter((key) => key in enFirst)).toEqual([]);
  });

  it.each([
    ['de', de],
    ['pt', pt],
  ] as const)('are all there in %s, translated, with their placeholders', (_, table) => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(en).sort());
    const careless = Object.entries(en).filter(
      ([key, text]) =>
        placeholders(text) !== placeholders(table[key] ?? '') ||
        (table[key] === text && /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')) && !alike.includes(text)),
    );
    expect(careless.map(([key]) => key)).toEqual([]);
  });

  it.each([
    ['en', en],
    ['de', de],
    ['pt', pt],
  ] as const)('are set with care in %s, quiet and short', (language, table) => {
    const careless = Object.entries(table).filter(
      ([key, text]) => /^$|^\s|\s$|\.\.\.|"| {2}|--|!/.test(text) || [...text].length > lengthOf(key, language),
    );
    expect(careless.map(([key]) => key)).toEqual([]);
  });
});
