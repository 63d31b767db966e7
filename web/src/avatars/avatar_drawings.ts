// The twelve avatars to choose from. The origin is the middle of a disc with a radius of 50; an avatar stays within it.
import { box, disc, type Drawing } from '../board/art/shapes';

const eyes = (x: number, y: number, size = 4.5): string => `dark, ${disc(-x, y, size)}${disc(x, y, size)}`;
const both = (path: (side: 1 | -1) => string): string => path(-1) + path(1);
const nose = (y: number, wide = 7): string =>
  `dark, M${-wide} ${y}C${-wide} ${y - 5} ${wide} ${y - 5} ${wide} ${y}C${wide} ${y + 4} 2 ${y + 7} 0 ${y + 7}C-2 ${y + 7} ${-wide} ${y + 4} ${-wide} ${y}z`;

const fox: Drawing = [
  `orange ${both((s) => `M${s * 8}-20L${s * 34}-42C${s * 40}-28 ${s * 38}-14 ${s * 32}-2z`)}`,
  `dark, ${both((s) => `M${s * 20}-20L${s * 32}-34C${s * 35}-26 ${s * 34}-18 ${s * 31}-11z`)}`,
  'orange M-34-8C-30-26 30-26 34-8C36 8 20 24 0 38C-20 24-36 8-34-8z',
  'cream M-34-4C-24-2-10 4-7 16C-4 22 4 22 7 16C10 4 24-2 34-4C33 10 18 26 0 38C-18 26-33 10-34-4z',
  eyes(15, 0),
  nose(24),
];

const cat: Drawing = [
  `ink ${both((s) => `M${s * 6}-24L${s * 30}-42C${s * 38}-28 ${s * 38}-14 ${s * 32}-4z`)}`,
  `rose, ${both((s) => `M${s * 18}-22L${s * 28}-34C${s * 32}-26 ${s * 32}-18 ${s * 29}-13z`)}`,
  `ink ${disc(0, 6, 35, 30)}`,
  `gold ${disc(-14, 2, 9, 10)}${disc(14, 2, 9, 10)}`,
  `dark, ${disc(-14, 2, 3, 8)}${disc(14, 2, 3, 8)}`,
  `rose, M-5 16H5L0 22z`,
  'glint M0 22C-2 28-10 28-12 24M0 22C2 28 10 28 12 24',
];

const owl: Drawing = [
  'bark M-36-34C-24-30-12-26 0-26C12-26 24-30 36-34C38-20 40 0 34 16C28 34 12 40 0 40C-12 40-28 34-34 16C-40 0-38-20-36-34z',
  'wood, M-22 24C-12 34 12 34 22 24C20 36 8 38 0 38C-8 38-20 36-22 24z',
  `cream ${disc(-15, -4, 17)}${disc(15, -4, 17)}`,
  `gold, ${disc(-15, -4, 10)}${disc(15, -4, 10)}`,
  eyes(15, -4, 6),
  'gold M-7 6H7L0 20z',
];

const bear: Drawing = [
  `wood ${disc(-27, -24, 12)}${disc(27, -24, 12)}`,
  `rose, ${disc(-27, -24, 6)}${disc(27, -24, 6)}`,
  `wood ${disc(0, 4, 35, 33)}`,
  `cream ${disc(0, 17, 17, 14)}`,
  eyes(14, -4),
  nose(11),
  'line M0 18V23M-7 24C-4 28 4 28 7 24',
];

const rabbit: Drawing = [
  'white M-22-10C-32-34-26-48-17-47C-8-46-6-28-8-10zM22-10C32-34 26-48 17-47C8-46 6-28 8-10z',
  'rose, M-19-16C-24-32-21-42-17-41C-13-40-12-28-13-16zM19-16C24-32 21-42 17-41C13-40 12-28 13-16z',
  `white ${disc(0, 12, 31, 27)}`,
  `rose, ${disc(-20, 18, 5, 4)}${disc(20, 18, 5, 4)}`,
  eyes(12, 8),
  'rose M-5 17H5L0 22z',
  `white ${box(-5, 26, 10, 9, 2)}`,
  'line M0 22V35M-9 26C-4 28 4 28 9 26',
];

const frog: Drawing = [
  `leaf ${disc(-20, -20, 15)}${disc(20, -20, 15)}`,
  `leaf ${disc(0, 8, 38, 28)}`,
  `white ${disc(-20, -20, 9)}${disc(20, -20, 9)}`,
  eyes(20, -19, 5),
  `dark, ${disc(-5, 2, 1.8)}${disc(5, 2, 1.8)}`,
  'line M-24 12C-12 26 12 26 24 12',
  `rose, ${disc(-27, 10, 5, 3.5)}${disc(27, 10, 5, 3.5)}`,
];

const penguin: Drawing = [
  `ink ${disc(0, 2, 37, 38)}`,
  'white M0-10C6-24 30-20 29 2C29 22 16 37 0 37C-16 37-29 22-29 2C-30-20-6-24 0-10z',
  eyes(13, -2),
  'gold M-9 8C-4 4 4 4 9 8L0 18z',
  `rose, ${disc(-20, 10, 5, 3.5)}${disc(20, 10, 5, 3.5)}`,
];

const raccoon: Drawing = [
  `iron ${disc(-28, -23, 12)}${disc(28, -23, 12)}`,
  `rose, ${disc(-28, -23, 6)}${disc(28, -23, 6)}`,
  'steel M0-32C24-32 38-14 38 4C38 22 18 38 0 38C-18 38-38 22-38 4C-38-14-24-32 0-32z',
  'ink, M-37-2C-30-10-16-12-4-4C-2-2-2 6-6 10C-14 18-30 18-37 8zM37-2C30-10 16-12 4-4C2-2 2 6 6 10C14 18 30 18 37 8z',
  `white ${disc(-16, 2, 7)}${disc(16, 2, 7)}`,
  eyes(16, 2, 3.5),
  `cream, ${disc(0, 23, 13, 10)}`,
  nose(17, 6),
  'line M-6 29C-3 32 3 32 6 29',
];

const panda: Drawing = [
  `ink ${disc(-27, -25, 12)}${disc(27, -25, 12)}`,
  `white ${disc(0, 4, 36, 33)}`,
  'ink, M-24-8C-14-14-6-4-9 6C-14 14-26 12-27 4C-28-2-27-6-24-8zM24-8C14-14 6-4 9 6C14 14 26 12 27 4C28-2 27-6 24-8z',
  `white, ${disc(-16, 1, 5)}${disc(16, 1, 5)}`,
  eyes(16, 1, 3),
  nose(14, 6),
  'line M0 21V24M-7 25C-4 29 4 29 7 25',
];

const lion: Drawing = [
  'crust M0-44L12-37L25-38L31-26L42-18L40-4L45 8L36 18L34 31L21 34L12 43L0 39L-12 43L-21 34L-34 31L-36 18L-45 8L-40-4L-42-18L-31-26L-25-38L-12-37z',
  `gold ${disc(0, 2, 28, 27)}`,
  `cream, ${disc(-7, 15, 9, 8)}${disc(7, 15, 9, 8)}`,
  eyes(11, -4),
  nose(8, 6),
  'line M0 15V18M0 18C-3 23-9 22-10 19M0 18C3 23 9 22 10 19',
];

const mouse: Drawing = [
  `stone ${disc(-27, -20, 18)}${disc(27, -20, 18)}`,
  `rose, ${disc(-27, -20, 11)}${disc(27, -20, 11)}`,
  'stone M0-22C20-22 31-8 29 8C27 24 12 38 0 38C-12 38-27 24-29 8C-31-8-20-22 0-22z',
  eyes(11, 3, 5),
  `rose ${disc(0, 27, 6, 5)}`,
  'line M-12 25L-28 21M-12 29L-28 31M12 25L28 21M12 29L28 31',
];

const octopus: Drawing = [
  'lilac M0-40C24-40 34-22 31-2C30 6 36 10 42 12C40 24 30 26 24 22C26 32 22 38 15 40C10 38 8 34 8 28C6 36 3 42 0 42C-3 42-6 36-8 28C-8 34-10 38-15 40C-22 38-26 32-24 22C-30 26-40 24-42 12C-36 10-30 6-31-2C-34-22-24-40 0-40z',
  'shine, M-20-22C-16-32-8-35-2-35C-8-30-12-24-14-16z',
  `white ${disc(-12, -6, 8)}${disc(12, -6, 8)}`,
  eyes(11, -5, 4),
  'line M-7 10C-3 14 3 14 7 10',
];

export const avatarDrawings: readonly Drawing[] = [
  fox,
  raccoon,
  cat,
  owl,
  bear,
  rabbit,
  frog,
  penguin,
  panda,
  lion,
  mouse,
  octopus,
];
