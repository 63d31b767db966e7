// A scenario has one name: the terminal says what the page says.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import page from './en';
import security from './en/security';

function source(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../src/${path}`, import.meta.url)), 'utf8').replaceAll("'", '’');
}

function titles(table: Readonly<Record<string, string>>, kind: RegExp): readonly string[] {
  return Object.entries(table).flatMap(([key, text]) => (kind.test(key) ? [text] : []));
}

it('the terminal calls the scenarios what the page calls them', () => {
  const found = [...source('catalog/scenario.cpp').matchAll(/\.title = "([^"]+)"/g)].map((one) => one[1]);
  expect(found).toEqual(titles(page, /^scenario\.S\d+\.title$/));
});

it('the terminal calls the games of the expansion what the page calls them', () => {
  const text = source('cli/expansion_titles.cpp');
  const wanted = titles(security, /^game\.[FT]\d+\.title$/);
  expect(wanted).toHaveLength(17);
  expect(wanted.filter((title) => !text.includes(`"${title}"`))).toEqual([]);
});
