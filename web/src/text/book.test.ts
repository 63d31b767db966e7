// The texts of the Book in every language, held to what the texts of the page are held to; and how a part of them comes.
import { afterEach, describe, expect, it } from 'vitest';
import { loadBookTexts, tb, tbn } from './book';
import de from './de/book';
import en from './en/book';
import first from './en';
import pt from './pt/book';
import { useLanguage } from './text';
import { lengthOf } from './text_limits';

const tables = { en, de, pt } as const;
const languages = ['en', 'de', 'pt'] as const;
// Commands and names are the same everywhere.
const alike: ReadonlySet<string> = new Set(['crew.forget.command']);

function placeholders(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();
}

describe.each(languages)('the texts of the Book in %s', (language) => {
  const table: Readonly<Record<string, string>> = tables[language];

  it('have every key, and its placeholders', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) expect(placeholders(table[key] ?? ''), key).toEqual(placeholders(text));
  });

  it('are set with care, quiet, and not too long', () => {
    for (const [key, text] of Object.entries(table)) {
      expect(text, key).not.toMatch(/^$|^\s|\s$|\.\.\.|"| {2}|--|!/);
      expect([...text].length, key).toBeLessThanOrEqual(lengthOf(key, language));
    }
  });

  it('are translated', () => {
    if (language === 'en') return;
    const same = Object.entries(en).filter(([key, text]) => table[key] === text && !alike.has(key));
    expect(same.map(([key]) => key)).toEqual([]);
  });
});

describe('a part of the texts', () => {
  afterEach(() => useLanguage('en'));

  it('has no key of the first table', () => {
    expect(Object.keys(en).filter((key) => key in first)).toEqual([]);
  });

  it('says nothing before it is there, and follows the language', async () => {
    expect(tb('book.title')).toBe('');
    await loadBookTexts();
    expect(tb('book.left', { time: '0:42' })).toBe('0:42 left');
    expect(tbn('book.spaces', 1)).toBe('1 sand timer space');
    await useLanguage('de');
    await expect.poll(() => tb('book.title')).toBe(de['book.title']);
    expect(tbn('book.spaces', 2)).toBe('2 Sanduhrfelder');
  });
});
