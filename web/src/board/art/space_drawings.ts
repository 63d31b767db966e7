// Signs printed on single spaces, drawn around the origin: timers, cameras and what the expansion adds.
import type { Symbol as Printed } from '../../engine/catalog';
import { around, box, disc, star, type Drawing } from './shapes';

const plaque = `cream ${box(-33, -33, 66, 66, 16)}`;

export const spaceDrawings: Partial<Readonly<Record<Printed, Drawing>>> = {
  sand_timer: [
    `shade, ${disc(4, 5, 34)}`,
    `plate ${disc(0, 0, 33)}`,
    'white M-14-20C-14-8-5-4-5 0C-5 4-14 8-14 20H14C14 8 5 4 5 0C5-4 14-8 14-20z',
    'crust, M-11-11H11C9-4 4-3 2.5 0V10L11 19H-11L-2.5 10V0C-4-3-9-4-11-11z',
    'line M-14-20C-14-8-5-4-5 0C-5 4-14 8-14 20M14-20C14-8 5-4 5 0C5 4 14 8 14 20',
    `bark ${box(-19, -27, 38, 8, 3)}${box(-19, 19, 38, 8, 3)}`,
  ],
  crystal_ball: [
    `shade, ${disc(5, 8, 29)}`,
    'bark M-20 14H20L26 31H-26z',
    'gold M-22 12H22V19H-22z',
    `lilac ${disc(0, -7, 25)}`,
    `water, ${disc(2, -4, 19)}`,
    'shine, M-16 0C-10-12 2-4 8-12S18-10 18-4C14 8-10 14-16 0z',
    `cream ${star(5, 11, 4, 2, -8)}`,
    'glint M-17-14C-14-21-9-25-2-27',
  ],
  camera: [
    `shade, ${disc(4, 5, 34)}`,
    `plate ${disc(0, 0, 33)}`,
    'crust, M-6 4L-30 14A33 33 0 0 0 8 32z',
    'iron M14-4H22V-18H29V14H22V4H14z',
    'steel M-24-4L8-22L18-5L-14 13z',
    'ink M-28-2L-20-7L-10 11L-18 15z',
    `red ${disc(3, -8, 4.5)}`,
    'glint M-14-6L-4-12',
  ],
  code: [
    plaque,
    `iron ${box(-21, -26, 42, 52, 6)}`,
    `lamp ${box(-15, -20, 30, 11, 2)}`,
    `cream ${[-3, 8, 19].flatMap((y) => [-11, 0, 11].map((x) => disc(x, y, 3.5))).join('')}`,
    `red, ${disc(11, 19, 3.5)}`,
  ],
  map: [
    plaque,
    'white M-26-16L-9-22L9-16L26-22V16L9 22L-9 16L-26 22z',
    'leaf, M-24-8L-9-14V4C-14 8-20 6-24 8zM10 4L24-2V14L10 19z',
    'line M-9-22V16M9-16V22',
    'dots M-20 12C-10 0 0 8 12-8',
    'red M10-14l4 4l4-4l3 3l-4 4l4 4l-3 3l-4-4l-4 4l-3-3l4-4l-4-4z',
  ],
  reinforcement: [
    plaque,
    'sea M-26 6C-26-22 26-22 26 6z',
    'ink M-30 4H30C32 16-32 16-30 4z',
    `gold ${star(5, 10, 4, 0, -6)}`,
    'red M-4 14H4V19H9V27H4V32H-4V27H-9V19H-4z',
  ],
  guard_start: [
    plaque,
    'sea M-27 6C-27-24 27-24 27 6z',
    'ink M-31 4H31C34 20-34 20-31 4z',
    `gold ${disc(0, -6, 8)}`,
    'line M-22 24h44',
  ],
  control_room: [
    plaque,
    `ink ${box(-28, -24, 56, 34, 4)}`,
    `water ${box(-24, -20, 22, 12)}${box(2, -20, 22, 12)}`,
    `lamp ${box(-24, -5, 22, 11)}${box(2, -5, 22, 11)}`,
    'iron M-26 12H26L30 28H-30z',
    `red ${disc(-14, 20, 4)}${disc(14, 20, 4)}`,
    `gold ${disc(0, 20, 4)}`,
  ],
  sensor_control: [
    plaque,
    `iron ${disc(0, 0, 27)}`,
    'lamp M0 0L-17-17A24 24 0 0 1 17-17z',
    `line ${around(4, 18, 26)}`,
    `red ${disc(0, 0, 7)}`,
    'cream M-20 12A24 24 0 0 0 8 23L10 29L20 18L6 12L7 17A17 17 0 0 1-14 9z',
  ],
  room_hero: [
    plaque,
    `iron ${box(-28, -26, 56, 7, 2)}${box(-28, 20, 56, 7, 2)}`,
    `steel ${[-22, -10, 4, 16].map((x) => box(x, -22, 6, 46)).join('')}`,
    `gold ${disc(0, 2, 9)}`,
    'dark, M-2-1h4l2 9h-8z',
  ],
  room_guard: [
    plaque,
    `wood ${box(-28, 4, 56, 22, 3)}`,
    'sea M-22 2C-22-24 22-24 22 2z',
    'ink M-26 0H26C28 12-28 12-26 0z',
    `gold ${disc(0, -8, 6)}`,
  ],
  coffee_machine: [
    plaque,
    'line M-8-14C-14-20-4-22-8-29M6-14C0-20 10-22 6-29',
    `cream ${disc(20, 4, 9, 8)}`,
    'white M-22-10H18V10C18 20 10 24-2 24C-14 24-22 20-22 10z',
    `bark ${disc(-2, -10, 20, 6)}`,
    'rose, M-20 4H16V12H-20z',
    'line M-28 28h52',
  ],
};

export const commandEye: Drawing = [
  plaque,
  'lamp M-30 0C-18-20 18-20 30 0C18 20-18 20-30 0z',
  `lilac ${disc(0, 0, 14)}`,
  `dark, ${disc(0, 0, 6)}`,
  'glint M-6-6l3-2',
];

export const beholderSign: Drawing = [
  `ink ${disc(0, 0, 26)}`,
  'lamp M-22 0C-14-15 14-15 22 0C14 15-14 15-22 0z',
  `lilac ${disc(0, 0, 10)}`,
  `dark, ${disc(0, 0, 4)}`,
];
export const sensorSign: Drawing = [
  `iron ${disc(0, 0, 24)}`,
  'lamp M0 0L-15-15A21 21 0 0 1 15-15z',
  `red ${disc(0, 0, 7)}`,
];
