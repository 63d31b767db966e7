// The places among which one of the hands is choosing, for the mall that they all look at.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { NumberedPlaces } from '../board/mall_props';
import type { SeatHand } from './seat_hand';

export interface Numbered {
  readonly places: ReadonlySignal<NumberedPlaces | null>; // on the mall, for the one who is choosing among them
  follow(hands: readonly SeatHand[]): void;
}

export function numberedBy(): Numbered {
  const hands = signal<readonly SeatHand[]>([]);
  const choosing = (): NumberedPlaces | null => {
    for (const { commands } of hands.value) if (commands.choice.value !== null) return commands.choice.value;
    return null;
  };
  return {
    places: computed(choosing),
    follow: (now) => {
      hands.value = now;
    },
  };
}
