// Which of the four tables this screen has room for.
import { signal, type ReadonlySignal } from '@preact/signals';

export type Layout =
  | 'wide' // seats around the mall, panels left and right
  | 'tall' // a tablet held upright
  | 'upright' // a phone held upright
  | 'landscape'; // a phone held across: actions under both thumbs

export function layoutFor(width: number, height: number): Layout {
  if (width > height && height < 540) return 'landscape';
  if (width >= 900 && width > height) return 'wide';
  return width >= 640 ? 'tall' : 'upright';
}

const layout = signal<Layout>('wide');

if (typeof window !== 'undefined') {
  const measure = (): void => {
    layout.value = layoutFor(window.innerWidth, window.innerHeight);
  };
  measure();
  window.addEventListener('resize', measure);
}

export const tableLayout: ReadonlySignal<Layout> = layout;
