// The achievements in every language: all 42, each with words of its own.
import { describe, expect, it } from 'vitest';
import de from './de/deeds';
import en from './en/deeds';
import pt from './pt/deeds';

const tables = { en, de, pt } as const;

describe.each(['en', 'de', 'pt'] as const)('the achievements in %s', (language) => {
  const { deeds, heading } = tables[language];

  it('are 42, each with a title and a sentence of its own', () => {
    expect(deeds).toHaveLength(42);
    expect(new Set(deeds.map(([title]) => title)).size).toBe(42);
    expect(new Set(deeds.map(([, what]) => what)).size).toBe(42);
    expect(heading).not.toBe('');
  });

  it('are set with care and do not shout', () => {
    const careless = deeds.filter(([title, what]) => /^$|^\s|\s$|\.\.\.|"| {2}|--|!/.test(`${title}|${what}`) || !what.endsWith('.'));
    expect(careless).toEqual([]);
  });

  it('fit a line and three', () => {
    const long = deeds.filter(([title, what]) => [...title].length > 28 || [...what].length > 130);
    expect(long).toEqual([]);
  });
});

describe.each(['de', 'pt'] as const)('the achievements in %s', (language) => {
  it('are translated', () => {
    const same = tables[language].deeds.filter(([title, what], i) => title === en.deeds[i]?.[0] || what === en.deeds[i]?.[1]);
    expect(same).toEqual([]);
  });
});
