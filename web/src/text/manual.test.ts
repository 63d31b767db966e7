// Words in bold in the documents, which readers look for on the page, are the page's own words.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const english = readdirSync(`${here}en`)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `en/${file}`)
  .map((file) => readFileSync(here + file, 'utf8'))
  .join('\n');

const kept = ['Maximum Security']; // a name that every language keeps

describe.each(['README.md', 'docs/play.md', 'docs/bots.md'])('%s', (name) => {
  const text = readFileSync(`${here}../../../${name}`, 'utf8');
  const words = [...text.matchAll(/\*\*([A-Z][^*\n.]*)\*\*/g)].map((found) => found[1] ?? '');

  it("uses the page's own words", () => {
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((word) => !kept.includes(word) && !english.includes(`'${word}'`))).toEqual([]);
  });
});
