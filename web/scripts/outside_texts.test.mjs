import { expect, test } from 'vitest';
import { languageCodes } from '../src/settings/languages';
import { isCareless } from '../src/text/typography';
import { outsideTexts, reportOutside } from './outside_texts.mjs';

test('link previews, the page without script and the installed page speak every language, with care', () => {
  expect(reportOutside(languageCodes, isCareless)).toEqual([]);
});

test('no two languages say the same there', () => {
  const all = languageCodes.flatMap((code) => outsideTexts(code).flatMap(({ texts }) => texts));
  const sentences = all.filter((text) => text.endsWith('.') && !text.startsWith('{}'));
  expect(sentences.length).toBeGreaterThan(languageCodes.length * 12);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('a language that has nothing there yet is missing in each file', () => {
  expect(reportOutside(['xx'], isCareless)).toEqual([
    'src/net/preview_words.cpp: xx: missing',
    'web/index.html: xx: missing',
    'web/public/manifest.webmanifest: xx: missing',
  ]);
});

test('what is written carelessly is named', () => {
  const [first] = outsideTexts('fr')[0].texts;
  expect(reportOutside(['fr'], (text) => text === first)).toEqual([
    `src/net/preview_words.cpp: fr: careless: ${first}`,
  ]);
});
