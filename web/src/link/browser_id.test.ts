import { describe, expect, it } from 'vitest';
import { browserId } from './browser_id';

function worldWith(kept: string | null): { memory: Storage; secret: () => string } {
  const values = new Map<string, string>(kept === null ? [] : [['magicmaze.browser', kept]]);
  let count = 0;
  return {
    memory: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    } as Storage,
    secret: () => String(++count).repeat(32),
  };
}

describe('the browser’s own number', () => {
  it('is made up once and then kept', () => {
    const world = worldWith(null);
    expect(browserId(world)).toBe('1'.repeat(32));
    expect(browserId(world)).toBe('1'.repeat(32));
  });

  it('is replaced if it isn’t one', () => {
    expect(browserId(worldWith('ana'))).toBe('1'.repeat(32));
    expect(browserId(worldWith('a'.repeat(32)))).toBe('a'.repeat(32));
  });
});
