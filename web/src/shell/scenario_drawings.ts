// The scenarios of the rule book as pictures, 160 wide and 100 high, on a floor that begins at 74: what is new in each of
// them, with the heroes it is about.
import { around, box, disc, type Drawing } from '../board/art/shapes';
import type { Colour } from '../engine/words';
import { bubble, camera, cross, door, dots, eye, knob, tile, timer, vortex } from './scenario_shapes';

export interface ScenarioDrawing {
  readonly sky: 'night' | 'dusk' | 'sea' | 'hall'; // the paint behind it
  readonly lines: Drawing;
  readonly heroes?: readonly (readonly [colour: Colour, x: number, y: number, scale: number])[];
  readonly symbols?: readonly (readonly [colour: Colour, x: number, y: number, scale: number])[];
}

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
