// Every sound of the game, written down as strikes: short and woody, each with its own character.
import type { SoundKind } from '../settings/settings';
import { noise, tone, wood, type Strike } from './strikes';

export type SoundName =
  | 'step'
  | 'slide'
  | 'escalator'
  | 'vortex'
  | 'tile'
  | 'exit'
  | 'refused'
  | 'flip'
  | 'grain'
  | 'heartbeat'
  | 'hush'
  | 'bell'
  | 'knock'
  | 'soft_knock'
  | 'stare'
  | 'alarm'
  | 'win'
  | 'defeat';

export interface Sound {
  readonly kind: SoundKind; // whose volume counts
  readonly strikes: readonly Strike[];
}

const bellTone = (at: number, note: number, loud: number): readonly Strike[] => [
  tone(at, 1.3, note, loud),
  tone(at, 0.8, note * 2.76, loud * 0.35),
  tone(at, 0.3, note * 5.4, loud * 0.18),
];

const fanfare = [
  [0, 523],
  [0.13, 659],
  [0.26, 784],
  [0.39, 1047],
  [0.62, 784],
  [0.75, 1047],
  [0.88, 1319],
] as const;

export const sounds: Readonly<Record<SoundName, Sound>> = {
  step: { kind: 'moves', strikes: wood(0, 392, 0.42, 0.11) },
  slide: {
    kind: 'moves',
    strikes: [
      noise(0, 0.2, 900, 0.2, { to: 1800, rise: 0.06 }),
      ...wood(0.03, 349, 0.2, 0.08),
      ...wood(0.15, 392, 0.42, 0.14),
    ],
  },
  escalator: {
    kind: 'moves',
    strikes: [330, 370, 415, 466].flatMap((note, i) => wood(i * 0.075, note, 0.3, 0.09)),
  },
  vortex: {
    kind: 'moves',
    strikes: [
      tone(0, 0.5, 210, 0.3, { to: 980, rise: 0.2, wave: 'triangle' }),
      tone(0.05, 0.45, 214, 0.2, { to: 1010, rise: 0.2 }),
      noise(0, 0.5, 500, 0.35, { to: 3600, narrow: 3, rise: 0.28 }),
      ...wood(0.46, 523, 0.36, 0.2),
    ],
  },
  tile: {
    kind: 'moves',
    strikes: [
      noise(0, 0.26, 700, 0.16, { to: 1300, rise: 0.18 }),
      tone(0.25, 0.22, 150, 0.62, { to: 82 }),
      noise(0.25, 0.07, 420, 0.5, { rise: 0.001 }),
    ],
  },
  exit: {
    kind: 'moves',
    strikes: [392, 523, 659, 784].flatMap((note, i) => wood(i * 0.09, note, 0.34, 0.32)),
  },
  refused: { kind: 'moves', strikes: [...wood(0, 165, 0.4, 0.1), ...wood(0.1, 139, 0.4, 0.14)] },
  flip: {
    kind: 'sand',
    strikes: [
      ...wood(0, 220, 0.36, 0.12),
      noise(0.05, 0.45, 2600, 0.26, { to: 5200, narrow: 0.8, rise: 0.25 }),
      ...wood(0.5, 294, 0.46, 0.22),
      noise(0.55, 0.6, 6200, 0.1, { narrow: 0.9, rise: 0.08 }),
    ],
  },
  grain: {
    kind: 'sand',
    strikes: [
      noise(0, 0.02, 5200, 0.3, { rise: 0.001 }),
      noise(0.045, 0.015, 6800, 0.2, { rise: 0.001 }),
      noise(0.11, 0.02, 4600, 0.24, { rise: 0.001 }),
    ],
  },
  heartbeat: {
    kind: 'sand',
    strikes: [
      tone(0, 0.16, 88, 0.7, { to: 52, rise: 0.012 }),
      noise(0, 0.05, 260, 0.3),
      tone(0.22, 0.2, 74, 0.5, { to: 46, rise: 0.014 }),
      noise(0.22, 0.05, 200, 0.2),
    ],
  },
  hush: {
    kind: 'talk',
    strikes: [
      noise(0, 0.75, 3400, 0.5, { to: 5600, narrow: 0.9, rise: 0.22 }),
      tone(0.05, 0.6, 233, 0.14, { to: 174, rise: 0.1 }),
    ],
  },
  bell: { kind: 'talk', strikes: [...bellTone(0, 784, 0.3), ...bellTone(0.16, 1047, 0.26)] },
  knock: {
    kind: 'knock',
    strikes: [0, 0.17, 0.34].flatMap((at) => [...wood(at, 196, 0.52, 0.12), tone(at, 0.12, 98, 0.3, { to: 70 })]),
  },
  soft_knock: { kind: 'knock', strikes: [...wood(0, 262, 0.24, 0.16), ...wood(0.22, 262, 0.16, 0.16)] },
  stare: {
    kind: 'knock',
    strikes: [tone(0, 0.32, 587, 0.16, { to: 622, rise: 0.05 }), tone(0.2, 0.4, 622, 0.16, { to: 587, rise: 0.06 })],
  },
  alarm: {
    kind: 'end',
    strikes: [0, 0.5, 1, 1.5].flatMap((at, i) => [
      tone(at, 0.48, i % 2 === 0 ? 523 : 415, 0.3, { wave: 'triangle', rise: 0.04 }),
      tone(at, 0.48, i % 2 === 0 ? 1046 : 830, 0.08, { rise: 0.05 }),
    ]),
  },
  win: {
    kind: 'end',
    strikes: [
      ...fanfare.flatMap(([at, note]) => wood(at, note, 0.34, 0.4)),
      ...wood(0.88, 659, 0.24, 0.9),
      ...wood(0.88, 523, 0.24, 1.1),
      ...bellTone(0.9, 1047, 0.12),
    ],
  },
  defeat: {
    kind: 'end',
    strikes: [
      ...[330, 311, 294, 220].flatMap((note, i) => wood(i * 0.28, note, 0.42, i === 3 ? 0.9 : 0.34)),
      tone(0.84, 1, 110, 0.3, { to: 98, rise: 0.03 }),
      noise(0.8, 1.3, 4800, 0.1, { to: 2600, rise: 0.1 }),
    ],
  },
};
