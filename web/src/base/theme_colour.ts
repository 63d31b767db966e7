// The bar of a phone's browser takes the colour of the outside, also of a theme that was chosen here.
import { effect } from '@preact/signals';
import { settings } from '../settings/settings';

export function keepThemeColour(root: HTMLElement): void {
  const paint = (): void => {
    const colour = getComputedStyle(root).getPropertyValue('--outside').trim();
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', colour);
  };
  effect(() => {
    // Read, so that this runs again; painted when the style sheets have followed.
    if (settings.theme.value !== 'system') requestAnimationFrame(paint);
  });
}
