import { options } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oncePainted, paintFirst } from './paint_first';

describe('painting first', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16));
    vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('only delays rendering for what happens inside it', () => {
    expect(options.debounceRendering).toBeUndefined();
    const outer = paintFirst();
    expect(options.debounceRendering).toBe(oncePainted);
    const inner = paintFirst();
    inner.end();
    expect(options.debounceRendering).toBe(oncePainted);
    outer.end();
    expect(options.debounceRendering).toBeUndefined();
  });

  it('does its work once, after a frame', () => {
    const work = vi.fn();
    oncePainted(work);
    vi.advanceTimersByTime(15);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
