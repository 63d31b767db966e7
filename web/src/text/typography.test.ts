import { describe, expect, it } from 'vitest';
import { isCareless } from './typography';

describe('typography', () => {
  it.each(['', ' a', 'a ', 'a...', '"a"', 'a  b', 'a -- b', "don't", 'a : b', 'a ?'])(
    'is careless in every language: %j',
    (text) => {
      expect(isCareless(text, 'en')).toBe(true);
      expect(isCareless(text, 'it')).toBe(true);
    },
  );

  it.each(['Qui?', 'Qui ?', 'Sable: 3', 'Sable\u202f: 3', '«Sable»', '80%', 'un; deux'])(
    'is not French: %j',
    (text) => {
      expect(isCareless(text, 'fr')).toBe(true);
    },
  );

  it.each(['Quién?', 'Haz algo!', '80%', '«\u00a0arena\u00a0»', 'Arena\u00a0: 3'])('is not Spanish: %j', (text) => {
    expect(isCareless(text, 'es')).toBe(true);
  });

  it.each(['Chi\u202f?', '80\u00a0%', '«\u00a0sabbia\u00a0»'])('is not Italian: %j', (text) => {
    expect(isCareless(text, 'it')).toBe(true);
  });

  it.each([
    ['fr', 'Qui\u202f? «\u00a0Fais quelque chose\u202f!\u00a0» Sable\u00a0: 80\u00a0%, l’elfe\u202f; «\u00a0?\u00a0»'],
    ['es', '¿A quién? «¡Haz algo!» Arena: 80\u00a0%; «?»'],
    ['it', 'Chi? «Fai qualcosa!» Sabbia: 80%; l’elfo'],
  ] as const)('is as %s wants it', (language, text) => {
    expect(isCareless(text, language)).toBe(false);
  });
});
