// Finds text that overflows: beyond the edge of the window, out of its button, or cut off by its own box.
import type { Page } from '@playwright/test';

// With its own fonts: others have other widths.
export function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const slack = 1.5; // pixels, for rounding
    const found = new Set<string>();
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) {
      found.add(`the page is ${document.documentElement.scrollWidth} wide, the window ${width}`);
    }

    // If something covers the page, the page behind it doesn't matter.
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

    const isMeantForEyes = (element: Element): boolean => {
      if (element.closest('svg, script, style, option') !== null) return false;
      for (let at: Element | null = element; at !== null && at !== top; at = at.parentElement) {
        const { width: across, height } = at.getBoundingClientRect();
        if (across <= 1 && height <= 1) return false; // for screen readers alone
      }
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const scrollsSideways = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (/auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth) return true;
      }
      return false;
    };

    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || element === null || !isMeantForEyes(element) || scrollsSideways(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const frame = element.closest('button, .button, summary, label')?.getBoundingClientRect();
      for (const box of range.getClientRects()) {
        if (box.width === 0) continue;
        if (box.left < -slack || box.right > width + slack) found.add(`beyond the edge: ${text}`);
        const leaves = frame && (box.left < frame.left - slack || box.right > frame.right + slack);
        if (leaves) found.add(`out of its frame: ${text}`);
      }
      const style = getComputedStyle(element);
      const cut = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + slack;
      const clamped = style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + slack;
      if ((cut || clamped) && element.dataset['mayBeCut'] === undefined) found.add(`cut off: ${text}`);
    }
    return [...found];
  });
}
