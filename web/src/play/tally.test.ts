import { describe, expect, it } from 'vitest';
import type { GameEvent, State } from '../engine/position';
import type { Happening } from '../game/session';
import { counted, noTally } from './tally';

const at = (version: number): State => ({ version }) as unknown as State;
const moved = { kind: 'moved', pawn: 'yellow', from: 'a', to: 'b', way: 'walk' } as unknown as GameEvent;
const placed = { kind: 'placed', tile: '5' } as unknown as GameEvent;
const happening = (seat: number | null, from: number, events: readonly GameEvent[]): Happening => ({
  version: from + 10,
  at: 0,
  by: 1,
  seat,
  mine: false,
  foreseen: false,
  events,
  before: at(from),
  after: at(from + 1),
});

describe('the tally', () => {
  it('counts moves and tiles for each seat', () => {
    let tally = counted(noTally, happening(0, 0, [moved]));
    tally = counted(tally, happening(2, 1, [placed]));
    tally = counted(tally, happening(0, 2, [moved]));
    expect(tally).toEqual({
      seats: { 0: { moves: 2, tiles: 0, knocks: 0 }, 2: { moves: 0, tiles: 1, knocks: 0 } },
      complete: true,
      version: 3,
    });
  });

  it('says when it missed something', () => {
    expect(counted(noTally, happening(0, 5, [moved])).complete).toBe(false);
  });

  it('passes over what is no action of the game', () => {
    const joined: Happening = { ...happening(null, 3, []), before: at(3), after: at(3) };
    expect(counted({ ...noTally, version: 3 }, joined).version).toBe(3);
  });
});
