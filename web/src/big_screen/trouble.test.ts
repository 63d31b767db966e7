import { beforeAll, describe, expect, it } from 'vitest';
import { bigScreenTexts } from '../text/big_screen';
import { type Trouble, triesAgain, wordsFor } from './trouble';

beforeAll(() => bigScreenTexts.load());

const final: readonly Trouble[] = ['left', 'removed', 'closed', 'no_such_table', 'kept_out', 'banned', 'replaced'];
const passing: readonly Trouble[] = [
  ...(['table_full', 'table_locked', 'server_full', 'name_not_allowed', 'old_page', 'refused'] as const),
];

describe('why a big screen shows no table', () => {
  it.each([...final, ...passing, 'offline'] as const)('%s has a title in words', (trouble) => {
    expect(wordsFor(trouble, 'ABC234').title).toMatch(/^\p{Lu}.*\p{L}.*$/u);
  });

  it('names the table that doesn’t exist', () => {
    expect(wordsFor('no_such_table', 'ABC234').title).toContain('ABC\u00a0234');
  });

  it.each(final)('%s is final', (trouble) => expect(triesAgain(trouble)).toBe(false));
  it.each(passing)('%s is tried again', (trouble) => expect(triesAgain(trouble)).toBe(true));
});
