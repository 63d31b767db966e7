// What walks, hovers and watches: the beholder, the sensor, a guard as a frog, a guard at his meal.
import { box, disc, type Drawing } from '../../board/art/shapes';

const stalk = (x: number, y: number): string => `M${x * 0.62} ${y * 0.62}Q${x * 0.925} ${y * 0.8} ${x} ${y}`;
const eyes = [
  [-62, -50],
  [-26, -76],
  [26, -76],
  [62, -50],
] as const;

// It hovers over the middle of its tile, about a space and a half across.
export const beholderDrawing: Drawing = [
  `stalk-edge ${eyes.map(([x, y]) => stalk(x, y)).join('')}`,
  `stalk ${eyes.map(([x, y]) => stalk(x, y)).join('')}`,
  `lamp ${eyes.map(([x, y]) => disc(x, y, 12)).join('')}`,
  `dark, ${eyes.map(([x, y]) => disc(x, y + 2, 5)).join('')}`,
  `lilac ${disc(0, 0, 58, 54)}`,
  'ink-shade, M12-54C42-50 60-26 58 4C54 36 26 54-4 54C36 34 40-14 12-54z',
  'rose, M-44 20C-40 16-34 18-34 24C-36 30-44 28-44 20zM30 30C36 24 44 26 42 32C38 38 30 38 30 30z',
  'lamp M-44-8C-28-36 28-36 44-8C28 18-28 18-44-8z',
  `red ${disc(0, -8, 19)}`,
  `dark, ${disc(0, -8, 9)}`,
  'glint M-10-17C-7-21-3-22 1-22',
  'dark, M-24 30C-10 40 10 40 24 30C18 46-18 46-24 30z',
  'white M-14 35L-9 43L-4 36zM4 36L9 43L14 35z',
  'line M-46-24C-34-40 34-40 46-24',
];

// A device in the middle of its tile that looks towards the north.
export const sensorDrawing: Drawing = [
  `shade, ${disc(5, 7, 30)}`,
  `iron ${disc(0, 0, 30)}`,
  `steel ${disc(0, 0, 22)}`,
  'red M-9-6L0-26L9-6z',
  `ink ${disc(0, 0, 10)}`,
  `red, ${disc(0, 0, 5)}`,
];

export const frogDrawing: Drawing = [
  'shade, M-38 36A42 14 0 1 1 46 38A42 14 0 1 1-38 36z',
  'moss M-42 40C-44 20-22 16-20 38zM42 40C44 20 22 16 20 38z',
  'leaf M-34 30C-38-4-20-16 0-16S38-4 34 30C22 44-22 44-34 30z',
  `leaf ${disc(-18, -18, 13)}${disc(18, -18, 13)}`,
  `lamp ${disc(-18, -19, 8)}${disc(18, -19, 8)}`,
  `dark, ${disc(-18, -18, 4)}${disc(18, -18, 4)}`,
  'thick M-20 10C-8 20 8 20 20 10',
  'cream, M-14 24C-6 30 6 30 14 24C10 36-10 36-14 24z',
  'sea M-18-32C-26-52 26-52 18-32z',
  'ink M-20-34H20C28-25-28-25-20-34z',
  `gold ${disc(0, -40, 5)}`,
];

export const mealDrawing: Drawing = [
  'shade, M-40 34A44 14 0 1 1 48 36A44 14 0 1 1-40 34z',
  'sea M-30 4C-30-10-20-14 0-14S30-10 30 4V30H-30z',
  `skin ${disc(0, -24, 15)}`,
  `dark, ${disc(-5, -26, 2.4)}${disc(5, -26, 2.4)}`,
  'sea M-20-35C-30-54 30-54 20-35z',
  'ink M-21-37H21C31-28-31-28-21-37z',
  `gold ${disc(0, -43, 4.5)}`,
  'white M-10-11L10-11L6 12L0 18L-6 12z',
  `wood ${box(-44, 22, 88, 18, 4)}`,
  'crust M-16 16C-16 4 16 4 16 16z',
  'leaf M-18 16H18L14 21H-14z',
  'bark M-16 20H16V24H-16z',
];
