// Every text in every language: none missing, none forgotten to be translated, the same placeholders, none too long.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../settings/languages';
import { achievementsOf, flawsOf, flawsOfAchievements, report, tableNames, tableOf, type Flaw } from './flaws';

const en = { ...tableOf('en', 'index'), ...tableOf('en', 'security') };
const flaws: readonly Flaw[] = [
  'missing',
  'unknown',
  'English',
  'placeholders',
  'careless',
  'loud',
  'too long',
  'too wide',
  'half a plural',
];

// The names in a C++ table of words: {Reason::X, "X", "RULE", ...}.
function wordsIn(file: string, kind: string): readonly string[] {
  const source = readFileSync(new URL(`../../../src/${file}`, import.meta.url), 'utf8');
  return [...source.matchAll(new RegExp(`${kind}::\\w+, "(\\w+)", "`, 'g'))].map((match) => match[1] ?? '');
}

describe.each(languageCodes)('the texts in %s', (language) => {
  describe.each(tableNames)('of %s', (name) => {
    const found = flawsOf(language, name);

    it.each(flaws)('none is %s', (flaw) => {
      expect(found.filter((each) => each.flaw === flaw).map(({ key }) => key)).toEqual([]);
    });
  });

  it('name all 42 achievements, each in its own words', () => {
    const { achievements } = achievementsOf(language);
    expect(achievements).toHaveLength(42);
    expect(new Set(achievements.map(([title]) => title)).size).toBe(42);
    expect(new Set(achievements.map(([, how]) => how)).size).toBe(42);
    expect(flawsOfAchievements(language)).toEqual([]);
  });

  it('match the list for translators', () => {
    expect(report([language])).toEqual([]);
  });
});

describe('a table that is loaded later', () => {
  it.each(tableNames.filter((name) => name !== 'index'))('has no key of the first one (%s)', (name) => {
    expect(Object.keys(tableOf('en', name)).filter((key) => key in tableOf('en', 'index'))).toEqual([]);
  });
});

describe('the texts of the expansion', () => {
  it('are not part of the first load', () => {
    const first = ['./text.ts', './security.ts', './refusal_text.ts', './en/index.ts']
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

  it('finds the names of the engine and the table', () => {
    expect(words.length).toBeGreaterThan(140);
  });

  it.each(words)('%s has a sentence', (word) => {
    expect(Object.keys(en)).toContain(`refusal.${word}`);
  });
});
