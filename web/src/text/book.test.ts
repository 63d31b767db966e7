// How a part of the texts comes.
import { afterEach, describe, expect, it } from 'vitest';
import { loadBookTexts, tb, tbn } from './book';
import de from './de/book';
import { useLanguage } from './text';

describe('a part of the texts', () => {
  afterEach(() => useLanguage('en'));

  it('is empty before it has loaded, and follows the language', async () => {
    expect(tb('book.title')).toBe('');
    await loadBookTexts();
    expect(tb('book.left', { time: '0:42' })).toBe('0:42 left');
    expect(tbn('book.spaces', 1)).toBe('1 sand timer space');
    await useLanguage('de');
    await expect.poll(() => tb('book.title')).toBe(de['book.title']);
    expect(tbn('book.spaces', 2)).toBe('2 Sanduhrfelder');
  });
});
