import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { licencesText, packages } from './licences.mjs';

it('the licences that are shipped are those of what is shipped: node web/scripts/licences.mjs', () => {
  expect(readFileSync(new URL('../public/licences.txt', import.meta.url), 'utf8')).toBe(licencesText());
});

it('names everything the page is built from, and what that brings along', () => {
  expect(packages()).toEqual(expect.arrayContaining(['preact', '@preact/signals', '@preact/signals-core', 'uqr']));
  for (const name of packages()) expect(licencesText()).toContain(name);
});
