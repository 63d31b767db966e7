// The games of Maximum Security as pictures, like those of the scenarios: what is new in each.
import { box, disc, type Drawing, star } from '../board/art/shapes';
import type { ScenarioDrawing } from './scenario_drawings';
import { eye, tile } from './scenario_shapes';

// A guard with a lamp, standing at y, who looks to one side.
function guard(x: number, y: number, size: number, side: 1 | -1 = 1, lamp = true): Drawing {
  const at = (dx: number, dy: number): string => `${x + side * dx * size} ${y + dy * size}`;
  const curve = (...points: readonly (readonly [number, number])[]): string =>
    `C${points.map(([dx, dy]) => at(dx, dy)).join(' ')}`;
  const dot = (dx: number, dy: number, r: number): string => disc(x + side * dx * size, y + dy * size, r * size);
  return [
    ...(lamp ? [`shine, M${at(22, -48)}L${at(76, -80)}L${at(76, -6)}z`] : []),
    `sea M${at(-20, 0)}L${at(-20, -30)}${curve([-20, -40], [-12, -44], [0, -44])}${curve([12, -44], [20, -40], [20, -30])}L${at(20, 0)}z`,
    `skin M${at(-14, -60)}${curve([-14, -72], [14, -72], [14, -60])}L${at(14, -52)}${curve([12, -42], [-12, -42], [-14, -52])}z`,
    `ink M${at(-20, -62)}${curve([-20, -82], [20, -82], [20, -62])}L${at(12, -60)}${curve([4, -64], [-4, -64], [-12, -60])}z`,
    `gold ${dot(0, -72, 4)}`,
    `dark, ${dot(-5, -54, 2.4)}${dot(6, -54, 2.4)}`,
    ...(lamp ? [`gold M${at(16, -50)}L${at(30, -50)}L${at(30, -34)}L${at(16, -34)}z`] : []),
  ];
}

const grate = (x: number, y: number, size: number): Drawing => [
  `iron ${disc(x, y, 26 * size, 15 * size)}`,
  `dark, ${disc(x, y, 21 * size, 11 * size)}`,
  `steel, ${[-12, -4, 4, 12].map((dx) => box(x + (dx - 1.5) * size, y - 10 * size, 3 * size, 20 * size)).join('')}`,
];

// A steel door with an arrow each way, seen from the front.
const steelDoor = (x: number, y: number, size: number): Drawing => [
  `iron ${box(x - 24 * size, y - 60 * size, 48 * size, 60 * size, 4)}`,
  `steel ${box(x - 18 * size, y - 54 * size, 36 * size, 54 * size, 3)}`,
  `red, M${x - 12 * size} ${y - 38 * size}l${10 * size} ${-8 * size}v${16 * size}z`,
  `white, M${x + 12 * size} ${y - 38 * size}l${-10 * size} ${-8 * size}v${16 * size}z`,
];

const bars = (left: number, right: number): string =>
  `steel ${Array.from({ length: 5 }, (_, i) => box(left + ((right - left) * i) / 4 - 2, 16, 4, 60)).join('')}${box(left - 4, 12, right - left + 8, 6, 2)}`;

const beholder = (x: number, y: number, size: number): Drawing => [
  `moss ${[-34, -17, 0, 17, 34].map((dx) => disc(x + dx * size, y - (46 - Math.abs(dx) * 0.45) * size, 5 * size)).join('')}`,
  `whirl M${x - 30 * size} ${y - 30 * size}L${x - 18 * size} ${y - 18 * size}M${x} ${y - 42 * size}V${y - 24 * size}M${x + 30 * size} ${y - 30 * size}L${x + 18 * size} ${y - 18 * size}`,
  `lilac ${disc(x, y, 32 * size)}`,
  ...eye(x, y - 4 * size, 15 * size),
  `dark, M${x - 14 * size} ${y + 19 * size}Q${x} ${y + 27 * size} ${x + 14 * size} ${y + 19 * size}Q${x} ${y + 22 * size} ${x - 14 * size} ${y + 19 * size}z`,
];

const shadow = (x: number, wide: number): string => `shade, ${disc(x, 88, wide, 6)}`;
const spark = (x: number, y: number, size: number): string => star(4, 9 * size, 3 * size, x, y);
const ball = (x: number, y: number, size: number): Drawing => [
  `crust M${x - 18 * size} ${y + 34 * size}H${x + 18 * size}L${x + 13 * size} ${y + 22 * size}H${x - 13 * size}z`,
  `water ${disc(x, y, 26 * size)}`,
  `shine, ${disc(x - 9 * size, y - 9 * size, 8 * size, 11 * size)}`,
];
const frog = (x: number, y: number): Drawing => [
  `green ${disc(x - 13, y - 24, 9)}${disc(x + 13, y - 24, 9)}`,
  `green M${x - 30} ${y}C${x - 34} ${y - 32} ${x + 34} ${y - 32} ${x + 30} ${y}z`,
  `white, ${disc(x - 13, y - 25, 5)}${disc(x + 13, y - 25, 5)}`,
  `dark, ${disc(x - 12, y - 25, 2.6)}${disc(x + 14, y - 25, 2.6)}`,
  `dark, M${x - 16} ${y - 10}Q${x} ${y - 3} ${x + 16} ${y - 10}Q${x} ${y - 7} ${x - 16} ${y - 10}z`,
];

export const securityDrawings: Readonly<Record<string, ScenarioDrawing>> = {
  F0: { sky: 'hall', lines: [...guard(58, 96, 1), `gold ${disc(118, 84, 7)}${disc(134, 84, 7)}${disc(150, 84, 7)}`] },
  F1: { sky: 'hall', lines: [...steelDoor(46, 78, 0.95), ...grate(118, 82, 1.05), `lamp, ${spark(118, 40, 1.6)}`] },
  F2: { sky: 'night', lines: [shadow(80, 34), ...beholder(80, 48, 1)] },
  F3: {
    sky: 'hall',
    lines: [
      ...guard(26, 94, 0.72, 1, false),
      ...guard(134, 94, 0.72, -1, false),
      ...beholder(80, 42, 0.7),
      ...grate(80, 88, 0.7),
    ],
  },
  T1: {
    sky: 'hall',
    lines: [...grate(40, 84, 1), ...grate(124, 84, 1), 'whirl M48 62C64 34 100 34 116 62'],
    heroes: [['orange', 80, 70, 0.46]],
  },
  T2: {
    sky: 'dusk',
    lines: [
      `stone ${box(84, 14, 62, 62)}`,
      'dark, M98 76L94 52L106 34L126 32L138 50L134 76z',
      `iron ${disc(96, 84, 11, 8)}${disc(140, 84, 9, 7)}`,
      `steel ${disc(118, 88, 9, 6)}`,
    ],
    heroes: [['yellow', 50, 68, 0.56]],
  },
  T3: { sky: 'hall', lines: [...guard(34, 94, 0.8, -1, false), bars(76, 144)], heroes: [['purple', 110, 68, 0.46]] },
  T4: {
    sky: 'night',
    lines: [...steelDoor(108, 78, 1), `orange ${disc(108, 40, 10)}`, 'dark, M106 38h4l3 12h-10z'],
    heroes: [['orange', 48, 70, 0.54]],
  },
  T5: {
    sky: 'sea',
    lines: [
      'cream M28 24L60 16L98 26L132 16V78L98 88L60 78L28 86z',
      'shade, M60 16h1.5V78h-1.5zM98 26h1.5v62h-1.5z',
      `red, ${[40, 52, 64, 76].map((x, i) => disc(x, 66 - i * 8 + (i % 2) * 4, 3)).join('')}`,
      'red, M96 34l6 6l6 -6l5 5l-6 6l6 6l-5 5l-6 -6l-6 6l-5 -5l6 -6l-6 -6z',
    ],
  },
  T6: { sky: 'sea', lines: [shadow(110, 30), ...beholder(110, 50, 0.88)], heroes: [['green', 40, 68, 0.5]] },
  T7: {
    sky: 'dusk',
    lines: [
      shadow(108, 34),
      tile(78, 20, 52),
      `sea ${box(86, 28, 16, 16, 3)}`,
      `red ${box(108, 48, 16, 16, 3)}`,
      `shine, ${spark(140, 22, 1.2)}${spark(70, 72, 0.9)}`,
    ],
    heroes: [['green', 42, 68, 0.54]],
  },
  T8: {
    sky: 'night',
    lines: [...ball(98, 46, 1.1), `gold, ${spark(98, 46, 1.5)}${spark(136, 22, 1)}${spark(62, 26, 0.8)}`],
    heroes: [['purple', 42, 68, 0.5]],
  },
  T9: {
    sky: 'night',
    lines: [
      'white M52 82V46C52 10 108 10 108 46V82L98 74L89 84L80 74L71 84L62 74z',
      `dark, ${disc(70, 46, 5, 7)}${disc(90, 46, 5, 7)}`,
      `gold, ${spark(130, 28, 1.2)}${spark(28, 40, 1)}`,
    ],
  },
  T10: {
    sky: 'dusk',
    lines: [
      ...frog(80, 70),
      `crust ${box(22, 70, 116, 9, 3)}`,
      `crust ${box(34, 78, 8, 22)}${box(118, 78, 8, 22)}`,
      `white ${disc(80, 69, 22, 4)}`,
    ],
  },
  T11: { sky: 'hall', lines: [...guard(108, 94, 0.8), ...guard(46, 97, 0.95)] },
  T12: {
    sky: 'hall',
    lines: [
      `iron ${box(26, 22, 108, 56, 6)}`,
      `sea ${box(34, 30, 40, 26, 3)}`,
      `lilac ${disc(54, 43, 9)}`,
      'whirl M54 43c3 -5 8 1 3 5c-5 4 -10 -1 -8 -6',
      `red ${disc(90, 36, 5)}`,
      `gold ${disc(106, 36, 5)}`,
      `green ${disc(122, 36, 5)}`,
      `steel ${box(87, 48, 6, 22, 3)}${box(103, 54, 6, 16, 3)}${box(119, 46, 6, 24, 3)}`,
    ],
  },
  T13: {
    sky: 'night',
    lines: [
      'shine, M38 84L150 26V98L140 100z',
      `iron ${disc(34, 84, 16, 10)}`,
      `steel ${disc(34, 68, 15)}`,
      `red ${disc(38, 68, 7)}`,
      'whirl M16 48C22 32 42 28 54 38',
      'white, M60 28L58 46L44 40z',
    ],
    heroes: [['yellow', 116, 70, 0.4]],
  },
};
