// Short sounds for those who play by ear, heard from the left or the right; steps, tiles, flips and knocks have their own
// (sound/effects.ts).
import type { Sound } from '../sound/effects';
import { noise, tone, wood } from '../sound/strikes';

export type Earcon = 'wall' | 'target' | 'edge' | 'chosen' | 'awaited';

export const earcons: Readonly<Record<Earcon, Sound>> = {
  wall: { kind: 'moves', strikes: [tone(0, 0.12, 110, 0.5, { to: 70 }), noise(0, 0.05, 300, 0.4, { rise: 0.001 })] },
  target: { kind: 'moves', strikes: [...wood(0, 659, 0.34, 0.14), ...wood(0.1, 988, 0.34, 0.24)] },
  edge: {
    kind: 'moves',
    strikes: [...wood(0, 494, 0.3, 0.12), noise(0.06, 0.22, 1800, 0.14, { to: 3600, rise: 0.1 })],
  },
  chosen: { kind: 'moves', strikes: wood(0, 523, 0.22, 0.09) },
  awaited: { kind: 'knock', strikes: [...wood(0, 330, 0.2, 0.1), ...wood(0.12, 440, 0.2, 0.14)] },
};
