// What floats over the mall, at which sizes, and whether any of it overlaps.
import type { Page } from '@playwright/test';

export const sizes = [
  [1920, 1080],
  [1366, 768],
  [1024, 768],
  [390, 844],
  [360, 740],
  [844, 390],
] as const;

export const screens = [...sizes, [820, 1180] as const];

// The names of any two that overlap, and of each one that leaves the screen. A sign at a space of the mall may lie on what
// has faded because of that space.
export function collisions(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const flat = (element: Element): readonly Element[] =>
      getComputedStyle(element).display === 'contents' ? [...element.children].flatMap(flat) : [element];
    const said = '.talk-newest, .talk-hush, .talk-sign-shown, .delay-sign'; // while the panel is closed
    const onMall = '.edge-mark, .flip-sign';
    const all = document.querySelectorAll(`[data-float], [data-words] > *, ${said}, ${onMall}`);
    const isFaded = (element: Element): boolean => element.closest('[data-over="true"]') !== null;
    const things = [...all].flatMap(flat).flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isSeen = getComputedStyle(element).visibility !== 'hidden' && right - left > 2 && bottom - top > 2;
      const kind = element.closest<HTMLElement>('[data-float]')?.dataset['float'] ?? 'words';
      return isSeen ? [{ element, left, top, right, bottom, name: `${kind}: ${element.className}` }] : [];
    });
    const found: string[] = [];
    for (const [i, a] of things.entries()) {
      if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
        found.push(`${a.name} outside`);
      for (const b of things.slice(i + 1)) {
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        if ([a, b].some(({ element }) => element.matches('.flip-sign')) && (isFaded(a.element) || isFaded(b.element)))
          continue;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 1) found.push(`${a.name} on ${b.name}`);
      }
    }
    return found;
  });
}
