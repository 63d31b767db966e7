// The arrows printed on steel doors, as on the cardboard.
import type { Direction } from '../../engine/words';

export interface PrintedArrow {
  readonly row: number;
  readonly column: number;
  readonly side: Direction; // of the space, where the door is
  readonly inwards: boolean; // through the door into the space named
  readonly free: boolean; // of a code
  readonly aside: number; // from the middle of the door
}

export const doorArrows: Readonly<Record<string, readonly PrintedArrow[]>> = {
  '12*': [{ row: 1, column: 0, side: 'north', inwards: false, free: false, aside: 0 }],
  '25*': [{ row: 3, column: 1, side: 'south', inwards: false, free: false, aside: -27 }],
  '28*': [
    { row: 1, column: 1, side: 'north', inwards: false, free: false, aside: -19 },
    { row: 1, column: 1, side: 'north', inwards: true, free: true, aside: 19 },
    { row: 1, column: 0, side: 'south', inwards: false, free: false, aside: -19 },
    { row: 1, column: 0, side: 'south', inwards: true, free: true, aside: 19 },
  ],
};
