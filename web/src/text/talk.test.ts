// The texts of talking, in every language: the same keys, the same placeholders, nothing forgotten.
import { describe, expect, it } from 'vitest';
import de from './de/talk';
import en from './en/talk';
import pt from './pt/talk';
import { lengthOf } from './text_limits';

const keys = Object.keys(en) as readonly (keyof typeof en)[];

function placeholders(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
}

describe.each([['de', de], ['pt', pt]] as const)('the texts of talking in %s', (language, texts) => {
  it('has every key of the English ones and no other', () => {
    expect(Object.keys(texts).sort()).toEqual([...keys].sort());
  });

  it('has the same placeholders', () => {
    expect(keys.filter((key) => placeholders(en[key]).join() !== placeholders(texts[key]).join())).toEqual([]);
  });

  it('has no text that was forgotten to be translated', () => {
    expect(keys.filter((key) => texts[key] === en[key])).toEqual([]);
  });

  it('does not shout and is not too long', () => {
    expect(keys.filter((key) => texts[key].includes('!') || [...texts[key]].length > lengthOf(key, language))).toEqual([]);
  });
});
