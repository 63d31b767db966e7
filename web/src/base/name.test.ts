import { describe, expect, it } from 'vitest';
import { hasUnseen, nameFault, tidyName } from './name';

describe('a name', () => {
  it('stays as it was typed, without surrounding spaces', () => {
    expect(tidyName('  Ana  Luísa ')).toBe('Ana Luísa');
    expect(nameFault('Ana')).toBeNull();
  });

  it('is missing if nothing in it is visible', () => {
    expect(nameFault(' ​ ')).toBe('missing');
    expect(nameFault('')).toBe('missing');
  });

  it('may contain invisible characters, but not only those', () => {
    expect(hasUnseen('Ana\u202e')).toBe(true);
    expect(hasUnseen('A\u200bna')).toBe(true);
    expect(hasUnseen('Ana Luísa 🧙')).toBe(false);
  });

  it('counts characters, not bytes', () => {
    expect(nameFault('é'.repeat(24))).toBeNull();
    expect(nameFault('🧙'.repeat(24))).toBeNull();
    expect(nameFault('🧙'.repeat(25))).toBe('long');
    expect([...tidyName('🧙'.repeat(30))].length).toBe(24);
  });
});
