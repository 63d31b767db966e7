// The tokens of the expansion, drawn around the origin in a box of 100 units: those on the floor and those next to the
// mall until they are used.
import { around, box, disc, star, type Drawing } from '../../board/art/shapes';

const slats = (top: number, bottom: number): string =>
  [-24, -8, 8, 24].map((x) => box(x - 4, top, 8, bottom - top, 4)).join('');

// The two pairs differ by shape first: a square grate and a round one.
export const shaftDrawings: Readonly<Record<'dark' | 'light', Drawing>> = {
  dark: [
    `shade, ${box(-37, -34, 80, 80, 12)}`,
    `ink ${box(-41, -41, 82, 82, 12)}`,
    `iron ${box(-33, -33, 66, 66, 6)}`,
    `dark, ${slats(-27, 27)}`,
    'glint M-37-30V-32Q-37-37-32-37H-10',
    `steel ${[-36, 36].flatMap((x) => [-36, 36].map((y) => disc(x, y, 4))).join('')}`,
  ],
  light: [
    `shade, ${disc(4, 6, 43)}`,
    `cream ${disc(0, 0, 42)}`,
    `steel ${disc(0, 0, 34)}`,
    `dark, ${disc(0, 0, 28)}`,
    `steel ${disc(0, 0, 20)}`,
    `dark, ${disc(0, 0, 14)}`,
    `rope-cream ${around(8, 8, 32)}`,
    `cream ${disc(0, 0, 8)}`,
  ],
};

// From one space to its neighbour in the east: the wall between them is broken down, the stones lie on both sides.
export const breachDrawing: Drawing = [
  'dust, M-46-26C-34-42 34-42 46-26C53-8 53 8 46 26C34 42-34 42-46 26C-53 8-53-8-46-26z',
  'floor, M-13-44L-5-34L2-40L13-32L11 30L3 38L-4 31L-13 42z',
  'ink M-11-53H11V-38L6-31L1-39L-5-30L-11-37zM-11 54H11V39L5 32L0 40L-6 31L-11 38z',
  'stone M-38-20L-27-29L-16-22L-17-9L-32-7zM17 8L30 3L40 13L34 27L20 25z',
  'lilac M-42 8L-31 1L-20 8L-22 22L-37 23zM14-27L27-33L38-24L34-11L19-11z',
  'stone M-14 20L-3 15L6 24L0 34L-12 32zM36-8L45-8L46 2L38 4z',
  'wood M-46-8L-38-11L-36-3L-44 0zM-8-12L0-16L7-8L1 0L-7-3z',
  'line M-30-20l6 5M23 11l8 6M21-25l7 5M-35 8l7 6',
];

const coin = `shade, ${disc(4, 6, 42)}`;

export const helperDrawings: Readonly<
  Record<'timer' | 'swap' | 'loudspeaker' | 'telekinesis' | 'breach' | 'captive', Drawing>
> = {
  timer: [
    coin,
    `gold ${disc(0, 0, 42)}`,
    `cream ${disc(0, 0, 34)}`,
    'white M-14-20C-14-8-5-4-5 0C-5 4-14 8-14 20H14C14 8 5 4 5 0C5-4 14-8 14-20z',
    'crust, M-11-11H11C9-4 4-3 2.5 0V10L11 19H-11L-2.5 10V0C-4-3-9-4-11-11z',
    `bark ${box(-19, -27, 38, 8, 3)}${box(-19, 19, 38, 8, 3)}`,
    'red M26-16A31 31 0 0 1 26 17L33 21L19 29L16 13L21 15A24 24 0 0 0 21-13z',
  ],
  swap: [
    coin,
    `sea ${disc(0, 0, 42)}`,
    `cream ${box(-30, -22, 26, 36, 5)}`,
    `lamp ${box(4, -14, 26, 36, 5)}`,
    'dark, M-17-10l9 11h-5v9h-8v-9h-5zM17 14l-9-11h5v-9h8v9h5z',
    'white M-8-34H14V-40L28-30L14-20V-26H-8zM8 34H-14V40L-28 30L-14 20V26H8z',
  ],
  loudspeaker: [
    coin,
    `leaf ${disc(0, 0, 42)}`,
    'cream M-28-10H-14L12-28V28L-14 10H-28z',
    'red M12-31H19V31H12z',
    'iron M-20 10H-9L-5 26H-16z',
    'thick M25-10Q31 0 25 10M31-17Q40 0 31 17',
  ],
  telekinesis: [
    coin,
    `green ${disc(0, 0, 42)}`,
    `edge ${disc(0, 0, 42)}`,
    `shine, ${star(8, 40, 14)}`,
    'floor M-20-24L16-30L22 6L-14 12z',
    'line M-8-26L-2 10M4-28L10 8M-18-12L18-18M-16 0L20-6',
    'cream M-34 24C-22 14-10 30 2 22C14 16 22 30 34 22C28 38-24 42-34 24z',
    'glint M-26-32q6-6 14-6M28 20q6-8 6-16',
  ],
  breach: [
    coin,
    `yellow ${disc(0, 0, 42)}`,
    `edge ${disc(0, 0, 42)}`,
    `lilac ${box(-32, -22, 64, 44, 4)}`,
    'line M-32-8H32M-32 7H32M-12-22V-8M14-22V-8M-22-8V7M24-8V7M-8 7V22M18 7V22',
    'floor M-8-26L6-14L14-24L18-4L28 6L14 12L12 28L-2 18L-14 26L-14 8L-24-2L-12-8z',
    'dark, M-4-10L4-4L12-8L11 3L16 8L7 9L4 16L-3 10L-9 13L-8 4L-13-1L-6-3z',
  ],
  captive: [
    coin,
    `stone ${disc(0, 0, 42)}`,
    `iron ${box(-32, -32, 64, 8, 3)}${box(-32, 24, 64, 8, 3)}`,
    `steel ${[-26, -10, 6, 22].map((x) => box(x - 3, -28, 8, 56, 2)).join('')}`,
    `gold ${box(-11, -6, 22, 20, 4)}`,
    'thick M-6-6V-12Q0-20 6-12V-6',
    'dark, M-2 2h4l2 8h-8z',
  ],
};
