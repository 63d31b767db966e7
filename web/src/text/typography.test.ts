import { describe, expect, it } from 'vitest';
import { isCareless } from './typography';

const careful = [
  ['en', '“Do something!” It’s 1.5 or 80% – you’ve 30\u00a0s, 2–8 tiles…'],
  ['de', '„Tu was!“ Es sind 1,5 oder 80\u00a0% – ihr habt 30\u00a0s, 2–8 Plättchen\u00a0…'],
  ['pt', '“Faça algo!” São 1,5 ou 80% – vocês têm 30\u00a0s, 2–8 peças…'],
  [
    'fr',
    '«\u00a0Fais quelque chose\u202f!\u00a0» Qui\u202f? Sable\u00a0: 80\u00a0%, l’elfe\u202f; «\u00a0?\u00a0», place-la ici, de un à huit, 2–8…',
  ],
  ['es', '¿A quién? «¡Haz algo!» Arena: 1,5 u 80\u00a0%; «?», {pawn} y {other}…'],
  ['it', 'Chi? «Fai qualcosa!» Sabbia: 80%; l’elfo, un po’, perché, è, caffè, il tavolo di {name}…'],
] as const;

describe('typography', () => {
  it.each(careful)('is as %s wants it', (language, text) => {
    expect(isCareless(text, language)).toBe(false);
  });

  it.each([
    '',
    ' a',
    'a ',
    'a...',
    '"a"',
    'a  b',
    'a -- b',
    'a — b',
    'a - b',
    '2-8',
    "don't",
    "po'",
    'don‘t',
    '‚a‘',
    'a : b',
    'a ?',
    'a …',
    '30 s',
    '{count} min',
  ])('is careless in every language: %j', (text) => {
    for (const [language] of careful) expect(isCareless(text, language)).toBe(true);
  });

  it.each(['„a“', '«a»', '“a', 'a”', '80\u00a0%', 'a {hero}'])('is not English: %j', (text) => {
    expect(isCareless(text, 'en')).toBe(true);
  });

  it.each(['“a”', '„a”', '»a«', '„a', '80%', '1.5', 'z. B. hier', 'Wer\u00a0?', 'der {hero}'])(
    'is not German: %j',
    (text) => {
      expect(isCareless(text, 'de')).toBe(true);
    },
  );

  it.each(['„a“', '«a»', '“a', '80\u00a0%', '1.5', 'Quem\u00a0?'])('is not Portuguese: %j', (text) => {
    expect(isCareless(text, 'pt')).toBe(true);
  });

  it.each([
    'Qui?',
    'Qui ?',
    'Qui\u00a0?',
    'un\u00a0; deux',
    'Sable: 3',
    'Sable\u202f: 3',
    '«Sable»',
    '«\u00a0Sable',
    '“Sable”',
    '80%',
    '1.5',
    'le elfe',
    'il faut que on joue',
    'la place de {name}',
    'le {hero}',
    'A toi',
    'Oui. A toi',
    'Etat',
    'le coeur',
    'un oeil',
  ])('is not French: %j', (text) => {
    expect(isCareless(text, 'fr')).toBe(true);
  });

  it.each([
    'Quién?',
    '¿Quién',
    'Haz algo!',
    '¿Quién? Cómo?',
    '80%',
    '1.5',
    '«\u00a0arena\u00a0»',
    '“arena”',
    'Arena\u00a0: 3',
    'el {hero}',
    '{who} y {other}',
  ])('is not Spanish: %j', (text) => {
    expect(isCareless(text, 'es')).toBe(true);
  });

  it.each([
    'Chi\u202f?',
    '80\u00a0%',
    '1.5',
    '«\u00a0sabbia\u00a0»',
    '“sabbia”',
    'perchè',
    'un pò',
    'qual’è',
    'E’ qui',
    'il {hero}',
    'dal {hero}',
  ])('is not Italian: %j', (text) => {
    expect(isCareless(text, 'it')).toBe(true);
  });
});
