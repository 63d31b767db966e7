// What the expansion sounds like: short and woody like all our sounds.
import type { Sound } from '../sound/effects';
import { noise, tone, wood } from '../sound/strikes';

export const grate: Sound = {
  kind: 'moves',
  strikes: [
    noise(0, 0.16, 2600, 0.3, { to: 1200, narrow: 4, rise: 0.02 }),
    ...[0.1, 0.16, 0.22].flatMap((at, i) => wood(at, 620 - i * 60, 0.2, 0.08)),
  ],
};

export const rubble: Sound = {
  kind: 'moves',
  strikes: [
    tone(0, 0.24, 130, 0.6, { to: 60 }),
    noise(0, 0.3, 500, 0.5, { to: 240, rise: 0.004 }),
    ...[0.14, 0.2, 0.29, 0.4].flatMap((at, i) => wood(at, 210 + i * 34, 0.18, 0.07)),
  ],
};

export const spell: Sound = {
  kind: 'moves',
  strikes: [
    ...[659, 784, 988, 1319].flatMap((note, i) => wood(i * 0.07, note, 0.24, 0.3)),
    noise(0, 0.6, 3000, 0.14, { to: 6200, narrow: 2.4, rise: 0.3 }),
  ],
};

export const token: Sound = { kind: 'moves', strikes: [...wood(0, 440, 0.3, 0.1), ...wood(0.09, 587, 0.3, 0.16)] };

export const caught: Sound = {
  kind: 'moves',
  strikes: [
    ...wood(0, 262, 0.4, 0.14),
    ...wood(0.12, 196, 0.44, 0.2),
    noise(0.24, 0.12, 1800, 0.4, { narrow: 5, rise: 0.001 }),
    tone(0.24, 0.3, 92, 0.4, { to: 70 }),
  ],
};

export const hum: Sound = {
  kind: 'moves',
  strikes: [
    tone(0, 0.5, 120, 0.3, { to: 158, rise: 0.14, wave: 'triangle' }),
    tone(0.04, 0.46, 181, 0.14, { to: 236, rise: 0.16 }),
  ],
};

export const click: Sound = { kind: 'moves', strikes: [...wood(0, 330, 0.3, 0.06), ...wood(0.14, 330, 0.22, 0.06)] };

export const boots: Sound = {
  kind: 'moves',
  strikes: [0, 0.16, 0.32].flatMap((at) => [...wood(at, 147, 0.4, 0.1), noise(at, 0.05, 380, 0.3)]),
};
