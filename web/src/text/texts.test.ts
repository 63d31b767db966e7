// Every text in every language: none missing, none forgotten to be translated, the same placeholders, none too long.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import deFirst from './de';
import deSecurity from './de/security';
import enFirst from './en';
import enSecurity from './en/security';
import ptFirst from './pt';
import ptSecurity from './pt/security';
import { honestlyAlike, lengthOf, loudOnes } from './text_limits';

// The table of the page and that of the expansion, which comes later; no key may be in both.
const en: Readonly<Record<string, string>> = { ...enFirst, ...enSecurity };
const de: Readonly<Record<string, string>> = { ...deFirst, ...deSecurity };
const pt: Readonly<Record<string, string>> = { ...ptFirst, ...ptSecurity };

const tables: Readonly<Record<'en' | 'de' | 'pt', Readonly<Record<string, string>>>> = { en, de, pt };
const others = ['de', 'pt'] as const;
const languages = ['en', 'de', 'pt'] as const;

function placeholders(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();
}

// The names in a C++ table of words: {Reason::X, "X", "RULE", ...}.
function wordsIn(file: string, kind: string): readonly string[] {
  const source = readFileSync(new URL(`../../../src/${file}`, import.meta.url), 'utf8');
  return [...source.matchAll(new RegExp(`${kind}::\\w+, "(\\w+)", "`, 'g'))].map((match) => match[1] ?? '');
}

describe.each(others)('the texts in %s', (language) => {
  const table = tables[language];

  it('has every key of the English ones and no other', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(en).sort());
  });

  it('has the same placeholders', () => {
    const differing = Object.entries(en).filter(
      ([key, text]) => placeholders(text).join() !== placeholders(table[key] ?? '').join(),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('has no text that was forgotten to be translated', () => {
    const forgotten = Object.entries(en)
      .filter(([key, text]) => table[key] === text && /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')))
      .filter(([, text]) => !honestlyAlike[language].has(text));
    expect(forgotten.map(([key]) => key)).toEqual([]);
  });
});

describe.each(languages)('each text in %s', (language) => {
  const entries = Object.entries(tables[language]);

  it('says something, and is set with care', () => {
    const careless = entries.filter(([, text]) => /^$|^\s|\s$|\.\.\.|"| {2}|--/.test(text));
    expect(careless.map(([key]) => key)).toEqual([]);
  });

  it('does not shout, the red pawn excepted', () => {
    const quiet = (text: string): string => loudOnes.reduce((rest, name) => rest.replaceAll(name, ''), text);
    const loud = entries.filter(([, text]) => quiet(text).includes('!'));
    expect(loud.map(([key]) => key)).toEqual([]);
  });

  it('is not longer than its kind allows', () => {
    const long = entries
      .filter(([key, text]) => [...text].length > lengthOf(key, language))
      .map(([key, text]) => `${key}: ${[...text].length} of ${lengthOf(key, language)}`);
    expect(long).toEqual([]);
  });

  it('comes in one and in many where it counts', () => {
    const alone = entries
      .map(([key]) => key)
      .filter((key) => /\.(one|other)$/.test(key))
      .filter((key) => !(key.replace(/\.(one|other)$/, key.endsWith('.one') ? '.other' : '.one') in en));
    expect(alone).toEqual([]);
  });
});

describe('the texts of the expansion', () => {
  it('have no key of the first table', () => {
    expect(Object.keys(enSecurity).filter((key) => key in enFirst)).toEqual([]);
  });

  it('are no part of the first load', () => {
    const first = ['./text.ts', './security.ts', './refusal_text.ts', './en.ts']
      .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
      .join('\n');
    expect([...first.matchAll(/^import (?!type ).*\/security[_'].*$/gm)].map(([line]) => line)).toEqual([
      "import { loadSecurityTexts, securityText } from './security';",
    ]);
  });
});

describe('refusals', () => {
  const words = [
    ...wordsIn('rules/refusal.cpp', 'Reason'),
    ...wordsIn('rules/flaw.cpp', 'Fault'),
    ...wordsIn('protocol/refusal.cpp', 'TableReason'),
  ];

  it('finds the words of the engine and the table', () => {
    expect(words.length).toBeGreaterThan(140);
  });

  it.each(words)('%s has a sentence', (word) => {
    expect(Object.keys(en)).toContain(`refusal.${word}`);
  });
});
