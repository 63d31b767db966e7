import { describe, expect, it } from 'vitest';
import { hasUnseen, nameFault, tidyName } from './name';

describe('a name', () => {
  it('is kept as it was typed, without spaces around it', () => {
    expect(tidyName('  Ana  Luísa ')).toBe('Ana Luísa');
    expect(nameFault('Ana')).toBeNull();
  });

  it('is missing when nothing of it can be seen', () => {
    expect(nameFault(' ​ ')).toBe('missing');
    expect(nameFault('')).toBe('missing');
  });

  it('has characters that are not seen, or none', () => {
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
