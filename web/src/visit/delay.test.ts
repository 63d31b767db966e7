import { describe, expect, it } from 'vitest';
import { delayOf } from './delay';

describe('the delay in an address', () => {
  it('is as many seconds as it says', () => {
    expect(delayOf('?delay=30')).toBe(30);
    expect(delayOf('?from=a&delay=5')).toBe(5);
    expect(delayOf('')).toBeNull();
    expect(delayOf('?delay=0')).toBeNull();
  });

  it('is the longest where it says more, or nothing that can be read', () => {
    for (const said of ['121', '1000', 'soon', '-3', '']) expect(delayOf(`?delay=${said}`)).toBe(120);
  });
});
