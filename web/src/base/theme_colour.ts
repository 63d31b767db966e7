// The bar of a phone's browser gets the page's background colour, even for a theme chosen here.
import { effect } from '@preact/signals';
import { settings } from '../settings/settings';

export function keepThemeColour(root: HTMLElement): void {
  const paint = (): void => {
    const colour = getComputedStyle(root).getPropertyValue('--outside').trim();
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', colour);
  };
  effect(() => {
    void settings.theme.value; // so that this runs again; painted once the style sheets have followed
    requestAnimationFrame(paint);
  });
}
