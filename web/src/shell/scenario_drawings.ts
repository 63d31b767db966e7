// The scenarios of the rule book as pictures, 160 wide and 100 high, on a floor that begins at 74: what is new in each of
// them, with the heroes it is about.
import { around, box, disc, type Drawing } from '../board/art/shapes';
import type { Colour } from '../engine/words';

export interface ScenarioDrawing {
  readonly sky: 'night' | 'dusk' | 'sea' | 'hall'; // the paint behind it
  readonly lines: Drawing;
  readonly heroes?: readonly (readonly [colour: Colour, x: number, y: number, scale: number])[];
  readonly symbols?: readonly (readonly [colour: Colour, x: number, y: number, scale: number])[];
}

const door = (x: number, wide = 24, high = 44): string =>
  `M${x - wide / 2} 76V${76 - high + wide / 2}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide / 2} ${76 - high + wide / 2}V76z`;
const knob = (x: number): string => `gold, ${disc(x, 58, 2.2)}`;

// A sand timer around a point.
const timer = (x: number, y: number, size: number): Drawing => {
  const at = (dx: number, dy: number): string => `${x + dx * size} ${y + dy * size}`;
  return [
    `white M${at(-13, -20)}H${x + 13 * size}C${at(13, -6)} ${at(4, -4)} ${at(4, 0)}C${at(4, 4)} ${at(13, 6)} ${at(13, 20)}H${x - 13 * size}C${at(-13, 6)} ${at(-4, 4)} ${at(-4, 0)}C${at(-4, -4)} ${at(-13, -6)} ${at(-13, -20)}z`,
    `gold, M${at(-8, -11)}H${x + 8 * size}C${at(6, -5)} ${at(2, -3)} ${at(1, 0)}V${y + 8 * size}C${at(5, 10)} ${at(10, 13)} ${at(11, 18)}H${x - 11 * size}C${at(-10, 13)} ${at(-5, 10)} ${at(-1, 8)}V${y}C${at(-2, -3)} ${at(-6, -5)} ${at(-8, -11)}z`,
    `crust ${box(x - 18 * size, y - 26 * size, 36 * size, 6 * size, 2)}${box(x - 18 * size, y + 20 * size, 36 * size, 6 * size, 2)}`,
  ];
};

// A camera on the wall that looks to one side, and what it sees.
const camera = (x: number, y: number, side: 1 | -1): Drawing => [
  `shine, M${x + side * 14} ${y - 2}L${x + side * 46} ${y + 20}L${x + side * 30} ${y + 34}z`,
  `iron M${x - side * 12} ${y - 14}H${x - side * 6}V${y - 4}H${x - side * 12}z`,
  `steel M${x - side * 14} ${y - 7}L${x + side * 12} ${y - 10}L${x + side * 16} ${y + 3}L${x - side * 10} ${y + 8}z`,
  `ink ${disc(x + side * 13, y - 3, 5)}`,
  `red, ${disc(x - side * 6, y, 2.4)}`,
];

const bubble = (x: number, y: number): string =>
  `white M${x - 20} ${y - 13}H${x + 20}Q${x + 25} ${y - 13} ${x + 25} ${y - 8}V${y + 6}Q${x + 25} ${y + 11} ${x + 20} ${y + 11}H${x - 4}L${x - 12} ${y + 20}V${y + 11}H${x - 20}Q${x - 25} ${y + 11} ${x - 25} ${y + 6}V${y - 8}Q${x - 25} ${y - 13} ${x - 20} ${y - 13}z`;
const dots = (x: number, y: number): string => `dark, ${disc(x - 10, y, 3)}${disc(x, y, 3)}${disc(x + 10, y, 3)}`;
const cross = (x: number, y: number, size: number): string =>
  `stop, M${x - size} ${y - size + 6}L${x - size + 6} ${y - size}L${x + size} ${y + size - 6}L${x + size - 6} ${y + size}zM${x + size} ${y - size + 6}L${x + size - 6} ${y - size}L${x - size} ${y + size - 6}L${x - size + 6} ${y + size}z`;

// A turning gate between places.
const vortex = (x: number, y: number, size: number): Drawing => [
  `lilac ${disc(x, y, size)}`,
  `whirl M${x} ${y}c${size * 0.3} ${-size * 0.5} ${size * 0.8} ${size * 0.1} ${size * 0.3} ${size * 0.5}c${-size * 0.5} ${size * 0.4} ${-size} ${-size * 0.1} ${-size * 0.8} ${-size * 0.6}c${size * 0.2} ${-size * 0.6} ${size * 0.9} ${-size * 0.6} ${size * 1.1} ${-size * 0.3}`,
];

export const tile = (x: number, y: number, size: number): string => `floor ${box(x, y, size, size, 4)}`;
export const eye = (x: number, y: number, size: number): Drawing => [
  `white M${x - size * 1.5} ${y}C${x - size * 0.8} ${y - size * 1.1} ${x + size * 0.8} ${y - size * 1.1} ${x + size * 1.5} ${y}C${x + size * 0.8} ${y + size * 1.1} ${x - size * 0.8} ${y + size * 1.1} ${x - size * 1.5} ${y}z`,
  `sea ${disc(x, y, size * 0.62)}`,
  `dark, ${disc(x, y, size * 0.3)}`,
  `white, ${disc(x + size * 0.2, y - size * 0.22, size * 0.14)}`,
];

export const scenarioDrawings: Readonly<Record<string, ScenarioDrawing>> = {
  S1: {
    sky: 'night',
    lines: [`lamp, M104 76L96 100H148L132 76z`, `purple ${door(118, 34, 56)}`, `lamp, ${door(118, 22, 44)}`],
    heroes: [
      ['green', 84, 66, 0.42],
      ['purple', 62, 72, 0.42],
      ['yellow', 40, 66, 0.42],
      ['orange', 18, 72, 0.42],
    ],
  },
  S2: {
    sky: 'night',
    lines: [
      `yellow ${door(26)}`,
      `purple ${door(62)}`,
      `green ${door(98)}`,
      `orange ${door(134)}`,
      ...[33, 69, 105, 141].map(knob),
    ],
    symbols: [
      ['yellow', 26, 17, 0.27],
      ['purple', 62, 17, 0.27],
      ['green', 98, 17, 0.27],
      ['orange', 134, 17, 0.27],
    ],
  },
  S3: {
    sky: 'sea',
    lines: [
      ...timer(80, 50, 1),
      'whirl M46 66C30 46 40 22 62 16M114 34C130 54 120 78 98 84',
      'white, M58 6L74 15L60 26zM102 94L86 85L100 74z',
    ],
  },
  S4: {
    sky: 'dusk',
    lines: [
      `orange ${box(0, 30, 34, 46)}${box(76, 30, 14, 46)}`,
      'bark M36 76V52C36 40 74 40 74 52V76z',
      bubble(128, 24),
      dots(128, 23),
    ],
    heroes: [
      ['orange', 55, 68, 0.4],
      ['green', 112, 66, 0.44],
    ],
  },
  S5: {
    sky: 'night',
    lines: [
      `shine, ${around(12, 36, 46, 104, 42)}`,
      'crust M84 78H124L118 66H90z',
      `water ${disc(104, 44, 28)}`,
      `shine, ${disc(94, 34, 9, 12)}`,
      `gold, ${disc(112, 52, 3)}${disc(104, 60, 2)}${disc(118, 42, 2)}`,
    ],
    heroes: [['purple', 44, 64, 0.62]],
  },
  S6: {
    sky: 'hall',
    lines: [...camera(30, 24, 1), ...camera(132, 24, -1)],
    heroes: [['yellow', 81, 66, 0.58]],
  },
  S7: {
    sky: 'hall',
    lines: [...camera(20, 22, 1), ...camera(140, 22, -1), ...camera(30, 58, 1), ...camera(130, 58, -1)],
    heroes: [['purple', 80, 64, 0.5]],
  },
  S8: {
    sky: 'sea',
    lines: [
      `stone ${box(54, 34, 56, 56, 6)}`,
      `stone ${box(48, 28, 56, 56, 6)}`,
      tile(42, 22, 56),
      `sea ${box(50, 30, 18, 18, 3)}`,
      `red ${box(74, 52, 18, 18, 3)}`,
      `gold ${disc(83, 39, 8)}`,
      `moss ${disc(59, 61, 8)}`,
      ...eye(128, 40, 15),
    ],
  },
  S9: {
    sky: 'dusk',
    lines: [
      'red M62 80C62 62 72 58 72 50C64 46 62 30 80 30C98 30 96 46 88 50C88 58 98 62 98 80z',
      'shade, M84 31C98 34 96 46 88 50C88 58 98 62 98 80H86C88 66 82 58 82 50C88 44 90 36 84 31z',
      'gold M61 33L56 13L70 21L80 7L90 21L104 13L99 33z',
      `red, ${disc(80, 26, 3)}`,
    ],
    heroes: [
      ['green', 28, 70, 0.42],
      ['orange', 132, 70, 0.42],
    ],
  },
  S10: {
    sky: 'night',
    lines: [
      ...[30, 80, 130].map(
        (x) => `${['purple', 'green', 'yellow'][(x - 30) / 50]} M${x - 18} 40H${x + 18}L${x + 21} 82H${x - 21}z`,
      ),
      ...[30, 80, 130].map((x) => `glint M${x - 9} 40C${x - 9} 22 ${x + 9} 22 ${x + 9} 40`),
      ...[30, 80, 130].map((x) => `cream ${disc(x, 61, 13)}`),
    ],
    symbols: [
      ['orange', 30, 61, 0.26],
      ['yellow', 80, 61, 0.26],
      ['purple', 130, 61, 0.26],
    ],
  },
  S11: {
    sky: 'dusk',
    lines: [
      tile(18, 30, 34),
      `stone ${box(26, 38, 18, 18, 2)}`,
      'dots M62 30H96V64H62z',
      'red M112 78H150L134 32H128z',
      'white, M121 56H141L138 46H124zM116 70H146L144 64H118z',
      `red ${box(106, 76, 50, 7, 3)}`,
      'white, M70 14L79 4L88 14H82V24H76V14z',
    ],
  },
  S12: {
    sky: 'sea',
    lines: [
      'cream M60 88V62L48 50C42 44 50 36 56 42L66 52V18C66 8 78 8 78 18V42C80 36 90 36 90 44C92 38 102 40 102 48C104 44 112 46 112 54V70C112 80 104 84 104 88z',
      'line M78 42V56M90 44V56M102 50V58',
      'whirl M120 24C128 32 128 44 124 50M132 14C144 28 144 48 136 60',
    ],
  },
  S13: {
    sky: 'night',
    lines: [
      tile(8, 22, 26),
      tile(36, 22, 26),
      tile(22, 50, 26),
      `yellow ${disc(21, 35, 6)}`,
      `floor ${box(100, 50, 26, 26, 4)}${box(128, 50, 26, 26, 4)}${box(114, 22, 26, 26, 4)}`,
      `purple ${disc(127, 35, 6)}`,
      ...vortex(81, 50, 16),
    ],
  },
  S14: {
    sky: 'sea',
    lines: [
      'white M44 16H116Q124 16 124 24V58Q124 66 116 66H82L66 84V66H44Q36 66 36 58V24Q36 16 44 16z',
      `dark, ${disc(62, 41, 5)}${disc(80, 41, 5)}${disc(98, 41, 5)}`,
      cross(80, 44, 40),
    ],
  },
  S15: { sky: 'night', lines: [...eye(46, 46, 21), ...eye(114, 46, 21)] },
  S16: {
    sky: 'dusk',
    lines: [
      ...vortex(52, 46, 28),
      cross(52, 46, 24),
      `cream ${disc(104, 58, 8, 12)}${disc(104, 80, 6, 5)}`,
      `cream ${disc(130, 30, 8, 12)}${disc(130, 52, 6, 5)}`,
    ],
  },
  S17: {
    sky: 'night',
    lines: [tile(8, 36, 50), tile(102, 36, 50), 'white, M64 56L76 46V52H86V46L98 56L86 66V60H76V66z'],
    heroes: [
      ['yellow', 33, 58, 0.5],
      ['green', 127, 58, 0.5],
    ],
  },
};

// What someone made: tiles and a pencil.
export const ownDrawing: ScenarioDrawing = {
  sky: 'sea',
  lines: [
    tile(22, 22, 30),
    tile(56, 22, 30),
    tile(22, 56, 30),
    'dots M56 56H86V86H56z',
    'gold M96 76L100 62L134 24L144 33L110 70z',
    'cream M96 76L100 62L110 70z',
    'rose M134 24L139 18C143 15 152 23 149 28L144 33z',
  ],
};
