// What events sound and feel like. Steps are separate: they sound where they are taken (play.ts).
import { timerTurnMs } from '../base/durations';
import type { GameEvent } from '../engine/position';
import type { SoundName } from './effects';

export interface Noise {
  readonly sound: SoundName;
  readonly afterMs?: number;
  readonly vibration?: readonly number[];
}

const bellMs = timerTurnMs + 40; // the bell waits until the timer is upright

export function noiseOf(
  event: GameEvent,
  all: readonly GameEvent[],
  mySeat: number | null,
  soft: boolean,
): Noise | null {
  const has = (kind: GameEvent['kind']): boolean => all.some((other) => other.kind === kind);
  switch (event.kind) {
    case 'placed':
      return { sound: 'tile' };
    case 'flipped':
      return { sound: 'flip', vibration: [40, 50, 40] };
    case 'talk_opened':
      return { sound: 'bell', afterMs: has('flipped') ? bellMs : 0 };
    case 'talk_closed':
      return has('talk_opened') ? null : { sound: 'hush' };
    case 'stolen':
      return { sound: 'alarm', vibration: [200, 100, 200] };
    case 'escaped':
      return { sound: 'exit' };
    case 'do_something':
      if (event.before !== mySeat || soft) return { sound: 'soft_knock' };
      return { sound: 'knock', vibration: [60, 60, 60, 60, 120] };
    case 'won':
      return { sound: 'win', vibration: [80, 60, 80, 60, 240] };
    case 'lost':
      return { sound: 'defeat', vibration: [400] };
    default:
      return null;
  }
}
