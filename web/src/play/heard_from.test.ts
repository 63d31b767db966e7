import { describe, expect, it } from 'vitest';
import type { GameEvent, State } from '../engine/position';
import { heardFrom } from './heard_from';

const event = (facts: object): GameEvent => facts as GameEvent;
const alone = (one: GameEvent, before: object | null = null): ReturnType<typeof heardFrom> =>
  heardFrom(one, { events: [one], before: before as State | null });

describe('where something is heard', () => {
  it('is where a tile is put down, and where a pawn went that caused it', () => {
    const moved = event({ kind: 'moved', pawn: 'green', from: '1a:0,0', to: '1a:1,0', way: 'walk' });
    const placed = event({ kind: 'placed', tile: '5', from: '1a:3,1', row: 0 });
    expect(alone(placed)).toEqual({ place: '1a:3,1' });
    expect(heardFrom(event({ kind: 'flipped' }), { events: [moved, placed], before: null })).toEqual({
      place: '1a:1,0',
    });
    expect(alone(event({ kind: 'won' }))).toBeNull();
  });

  it('with modules: where shafts and breaches lead to, where a hero was caught, and at the seat of whoever uses a token', () => {
    expect(alone(event({ kind: 'shaft_laid', pair: 0, from: '5:0,0', to: '7:1,2' }))).toEqual({ place: '7:1,2' });
    expect(alone(event({ kind: 'breach_laid', number: 0, from: '5:0,0', to: '7:1,2' }))).toEqual({ place: '7:1,2' });
    expect(alone(event({ kind: 'put', pawn: 'guard1', presence: 'mall', at: '9:2,2' }))).toEqual({ place: '9:2,2' });
    const before = { pawns: { green: '3:0,1' } };
    expect(alone(event({ kind: 'caught', pawn: 'green', by: 'guard' }), before)).toEqual({ place: '3:0,1' });
    expect(alone(event({ kind: 'stress_token', by: 2, token: 'timer' }))).toEqual({ seat: 2 });
  });
});
