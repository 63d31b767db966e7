import { describe, expect, it } from 'vitest';
import { purposeText, hasSetDeal } from './table_purpose';

describe('what a table was opened for', () => {
  it('is nothing at most tables, including those in the page', () => {
    expect(purposeText({ games: 0, heist: null, race: null })).toBeNull();
    expect(purposeText({ games: 3 })).toBeNull();
    expect(hasSetDeal({ heist: null, race: null })).toBe(false);
    expect(hasSetDeal({})).toBe(false);
  });

  it('says that the heist allows one try, and afterwards that it was used', () => {
    expect(purposeText({ games: 0, heist: '2026-11-16', race: null })).toContain('one try');
    expect(purposeText({ games: 1, heist: '2026-11-16', race: null })).toContain('counts as special');
    expect(hasSetDeal({ heist: '2026-11-16', race: null })).toBe(true);
  });

  it('says that a race has ghosts', () => {
    expect(purposeText({ games: 0, heist: null, race: '0123abcd' })).toContain('ghosts');
    expect(hasSetDeal({ heist: null, race: '0123abcd' })).toBe(true);
  });
});
