// What lies over what, and how long things take, is written down once.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const tokens = readFileSync(join(root, 'style/tokens.css'), 'utf8');
const lines = sheets
  .filter((file) => file !== 'style/tokens.css' && file !== 'style/first.css') // first.css is read before there are tokens
  .flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
  );

it('style sheets use names for layers and durations, not numbers', () => {
  expect(lines.filter((line) => /z-index: *-?\d/.test(line))).toEqual([]);
  expect(lines.filter((line) => /[ (,]-?[\d.]*[1-9][\d.]*m?s\b/.test(line))).toEqual([]);
});

it('every name they use exists', () => {
  const used = lines.flatMap((line) =>
    [...line.matchAll(/var\((--(?:z-[\w-]+|[\w-]+-ms))\)/g)].map((match) => match[1] ?? ''),
  );
  expect(used.length).toBeGreaterThan(40);
  expect([...new Set(used)].filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
});
