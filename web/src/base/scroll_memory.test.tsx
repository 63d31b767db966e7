import { expect, it, vi } from 'vitest';
import { ScrollMemory } from './scroll_memory';

it('knows how far a page was scrolled before the browser has delivered the scroll event', () => {
  const memory = new ScrollMemory();
  memory.follow(() => 1);
  const scrollTo = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  vi.stubGlobal('scrollY', 300);
  memory.keep();
  vi.stubGlobal('scrollY', 0);
  memory.restore(1);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  vi.unstubAllGlobals();
  scrollTo.mockRestore();
});
