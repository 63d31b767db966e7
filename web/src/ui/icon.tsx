// Small line drawings next to text; a screen reader ignores them.
import type { JSX } from 'preact';

const drawings = {
  back: 'M15 5l-7 7 7 7',
  forth: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  gear:
    'M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM12 3v2.6M12 18.4V21M3 12h2.6M18.4 12H21' +
    'M5.6 5.6l1.9 1.9M16.5 16.5l1.9 1.9M5.6 18.4l1.9-1.9M16.5 7.5l1.9-1.9',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 12h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  book: 'M12 6.5C9.5 4.7 6.5 4.5 3.5 5v13.5c3-.5 6-.3 8.5 1.5 2.5-1.8 5.5-2 8.5-1.5V5c-3-.5-6-.3-8.5 1.5zM12 6.5V20',
  copy: 'M9 9h10.5v11.5H9zM5.5 15H4.5V3.5H15V5',
  share: 'M12 3.5v11M8 7l4-3.5L16 7M6 11H4.5v9.5h15V11H18',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5M19.5 14h.5v3M14 17v3h2.5M19 20h1',
  screen: 'M3 5h18v11.5H3zM9 20.5h6M12 16.5v4',
  lock: 'M6 11h12v9.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  unlock: 'M6 11h12v9.5H6zM8.5 11V7.5a3.5 3.5 0 0 1 6.8-1.2',
  crown: 'M4 18.5h16M4.5 15.5L3.5 7.5l5 4L12 5l3.5 6.5 5-4-1 8z',
  mask:
    'M3 8.5c3-2 6-1.5 9 .5 3-2 6-2.5 9-.5.6 5-1.6 8.5-4.8 8.5-2.2 0-3.2-2.5-4.2-2.5s-2 2.5-4.2 2.5' +
    'C4.6 17 2.4 13.5 3 8.5z' +
    'M6.8 11.8c1-.9 2.4-.8 3.2.4M14 12.2c.8-1.2 2.2-1.3 3.2-.4',
  robot: 'M6 9h12v10H6zM12 9V5.5M10.5 4.5h3M9.5 13v1.5M14.5 13v1.5M3.5 12.5v3M20.5 12.5v3',
  eye: 'M2.5 12C6 6.5 18 6.5 21.5 12 18 17.5 6 17.5 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  door: 'M6 20.5V4h10.5v16.5M3.5 20.5h17M13 12.5v.5',
  away: 'M4 18.5h16M6.5 14.5a6 6 0 0 1 11 0M2.5 3l19 18',
  chair: 'M7 4v9.5h10V4M7 9h10M6 20.5l1-7M18 20.5l-1-7',
  people:
    'M9 11.5a3.2 3.2 0 1 0 0-6.5 3.2 3.2 0 0 0 0 6.5zM3 19c.5-6 11.5-6 12 0' +
    'M16 5.3a3 3 0 0 1 0 5.9M17.5 14c2 .6 3.3 2.3 3.5 5',
  sand: 'M6.5 3.5h11M6.5 20.5h11M8 3.5c0 5 3 6 4 8.5-1 2.5-4 3.5-4 8.5M16 3.5c0 5-3 6-4 8.5 1 2.5 4 3.5 4 8.5',
  tiles: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 16.5h7M16.5 13v7',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  keys: 'M3 7h18v10.5H3zM6.5 10.5h.5M10 10.5h.5M13.5 10.5h.5M17 10.5h.5M8 14h8',
  again: 'M5 12a7 7 0 1 1 2 5M5 20v-4h4',
  play: 'M8 5.5v13l10.5-6.5z',
  pencil: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5z',
  star: 'M12 4l2.4 5.1 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.8l5.6-.7z',
  talk: 'M4 5h16v11h-8.5L7 20v-4H4z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  flag: 'M6 21V4M6 4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0',
  camera: 'M4 8.5h3l1.5-2.5h7L17 8.5h3v10H4zM12 10.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  bulb: 'M9 17.5h6M10 20.5h4M9 17.5c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17',
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
