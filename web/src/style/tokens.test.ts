// What lies over what, and how long things take, is written down once.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { longestMs, quickMs, springMs } from '../base/durations';

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

it('scripts move things for as long as style sheets do', () => {
  const length = (name: string): number => Number(new RegExp(`--${name}-ms: (\\d+)ms;`).exec(tokens)?.[1]);
  for (const name of ['flip', 'coach', 'sign', 'mood']) expect(length(name), name).toBe(longestMs);
  expect(length('spring')).toBe(springMs);
  expect(length('quick')).toBe(quickMs);
});

it('scripts have no durations of their own for what style sheets move, too', () => {
  const scripts = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== 'base/durations.ts',
  );
  const own = scripts.filter((file) => readFileSync(join(root, file), 'utf8').includes(` = ${longestMs};`));
  expect(own).toEqual([]);
});
