import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint, somethingIsNew } from './after_paint';

describe('work after the picture', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16));
    vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is collected and done once', () => {
    const work = vi.fn();
    const { ask } = afterPaint(work);
    ask();
    ask();
    vi.advanceTimersByTime(15);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(work).toHaveBeenCalledTimes(1);
    ask();
    vi.advanceTimersByTime(300);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('waits for a picture with something new', () => {
    expect(somethingIsNew()).toBe(false);
    afterPaint(() => undefined).ask();
    vi.advanceTimersByTime(16);
    expect(somethingIsNew()).toBe(true); // other work for the same picture
    vi.advanceTimersByTime(1);
    expect(somethingIsNew()).toBe(false);
  });

  it('is not done once it has been cancelled', () => {
    const work = vi.fn();
    const { ask, stop } = afterPaint(work);
    ask();
    stop();
    vi.advanceTimersByTime(300);
    expect(work).not.toHaveBeenCalled();
  });

  it('is done in a page that paints nothing', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const work = vi.fn();
    afterPaint(work).ask();
    vi.advanceTimersByTime(300);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('lets newer pictures go first, but not for ever', () => {
    const work = vi.fn();
    const { ask } = afterPaint(() => undefined);
    // Before the work can begin someone presses the next key.
    const paintAndPress = (paint: () => void): void => {
      paint();
      ask();
    };
    vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(() => paintAndPress(paint), 16));
    afterPaint(work).ask();
    vi.advanceTimersByTime(300);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(work).toHaveBeenCalledTimes(1);
    vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 16));
  });
});
