// The ten spells of the mage, each a picture on her card: drawn around the origin in a box of 100 units.
import type { Spell } from '../../engine/security_position';
import { box, disc, star, type Drawing } from '../../board/art/shapes';

const card: Drawing = [
  `shade, ${box(-34, -41, 76, 90, 12)}`,
  `hero ${box(-38, -46, 76, 92, 12)}`,
  `card-sky, ${box(-32, -40, 64, 80, 8)}`,
  `gold, ${[
    [-25, -33],
    [25, -33],
    [-25, 33],
    [25, 33],
  ]
    .map(([x = 0, y = 0]) => star(4, 5, 2, x, y))
    .join('')}`,
];

const pictures: Readonly<Record<Spell, Drawing>> = {
  broom: [
    'bark M20-30L26-24L-2 4L-8-2z',
    'gold M-10-6L6 10L0 16L-16 0z',
    'crust M-16 0L0 16C-4 26-16 32-28 30C-30 18-26 6-16 0z',
    'line M-10 12L-20 22M-4 18L-14 28M-16 6L-26 14',
    `lamp, ${star(4, 8, 3, -18, -22)}${star(4, 6, 2, 22, 16)}`,
  ],
  'crystal-ball': [
    'bark M-17 18H17L23 32H-23z',
    'gold M-19 16H19V22H-19z',
    `lilac ${disc(0, -4, 24)}`,
    `water, ${disc(2, -1, 18)}`,
    `lamp ${star(5, 12, 5, 2, -4)}`,
    'glint M-16-12C-13-19-8-23-2-24',
  ],
  code: [
    `iron ${box(-22, -30, 44, 60, 7)}`,
    `lamp ${box(-16, -24, 32, 14, 3)}`,
    'dark, M-11-20h4v6h-4zM-3-20h4v6h-4zM5-20h4v6h-4z',
    `cream ${[-2, 10, 22].flatMap((y) => [-12, 0, 12].map((x) => disc(x, y, 4))).join('')}`,
    `red, ${disc(12, 22, 4)}`,
  ],
  swap: [
    'yellow M-18-14a8 8 0 1 1 .1 0L-8 14H-28z',
    'green M18-2a8 8 0 1 1 .1 0L28 26H8z',
    'edge M-18-14a8 8 0 1 1 .1 0L-8 14H-28zM18-2a8 8 0 1 1 .1 0L28 26H8z',
    'white M-6-32A30 30 0 0 1 20-24L25-28L26-12L11-16L16-20A24 24 0 0 0-6-25z',
    'white M6 36A30 30 0 0 1-20 28L-25 32L-26 16L-11 20L-16 24A24 24 0 0 0 6 29z',
  ],
  teleportation: [
    `lamp ${star(9, 20, 9, 9, 15)}`,
    'cream M9 5a6 6 0 1 1 .1 0L16 26H2z',
    'ghostly M-16-22a6 6 0 1 1 .1 0L-9-1H-23z',
    'trace M-10-28C4-36 16-26 12-10',
    `gold, ${star(4, 7, 2, -20, 20)}${star(4, 5, 2, -4, 30)}`,
  ],
  clairvoyance: [
    `floor ${box(-20, 0, 40, 34, 4)}`,
    'line M-8 0V34M6 0V34M-20 12H20M-20 23H20',
    'lamp M-29-14C-17-34 17-34 29-14C17 6-17 6-29-14z',
    `lilac ${disc(0, -14, 12)}`,
    `dark, ${disc(0, -14, 5)}`,
    'glint M-6-19l3-2',
    'trace M0 0V6',
  ],
  'ghost-form': [
    `stone ${box(6, -36, 22, 72)}`,
    'line M6-18H28M6 0H28M6 18H28M17-36V-18M12-18V0M21 0V18M14 18V36',
    'ghost M-20 26V-6C-20-38 22-38 22-6V26L15 19L8 26L1 19L-6 26L-13 19z',
    `dark, ${disc(-6, -8, 4, 6)}${disc(8, -8, 4, 6)}${disc(1, 6, 4, 5)}`,
  ],
  frog: [
    'leaf M-27 18C-30-6-16-14 0-14S30-6 27 18C18 28-18 28-27 18z',
    `leaf ${disc(-13, -14, 9)}${disc(13, -14, 9)}`,
    `lamp ${disc(-13, -15, 5.5)}${disc(13, -15, 5.5)}`,
    `dark, ${disc(-13, -14, 2.6)}${disc(13, -14, 2.6)}`,
    'line M-16 6C-8 13 8 13 16 6',
    'moss M-30 26C-30 16-16 16-14 26zM14 26C16 16 30 16 30 26z',
    'sea M-12-26C-18-38 18-38 12-26z',
    'ink M-14-27H14C20-21-20-21-14-27z',
  ],
  invisibility: [
    'trace M-24 30C-26 4-18-4-10-8C-22-30 22-30 10-8C18-4 26 4 24 30z',
    'ghostly M-14-20L0-40L14-20z',
    `cream, ${disc(-5, -12, 3.5)}${disc(6, -12, 3.5)}`,
    `lamp, ${star(4, 8, 3, -24, -18)}${star(4, 7, 2, 26, -4)}${star(4, 6, 2, -14, 20)}`,
    'glint M-10 2C-4 6 4 6 10 2',
  ],
  voucher: [
    'cream M-30-26H30V-14A6 6 0 0 0 30-2V10H-30V-2A6 6 0 0 0-30-14z',
    'dots M14-26V10',
    'crust M-22-6C-22-22 6-22 6-6z',
    'leaf M-24-6H8L4-1H-20z',
    'bark M-22-1H6V4H-22z',
    'crust M-22 4H6C6 10-22 10-22 4z',
    'red M21-19l2 5l5 1l-4 4l1 5l-4-3l-5 3l1-5l-4-4l6-1z',
    'sea M-18 30C-18 14 18 14 18 30z',
    'ink M-22 29H22C26 37-26 37-22 29z',
    `gold ${disc(0, 23, 3.5)}`,
  ],
};

export function spellDrawing(spell: Spell): Drawing {
  return [...card, ...pictures[spell]];
}
