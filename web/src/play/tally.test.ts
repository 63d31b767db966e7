import { describe, expect, it } from 'vitest';
import type { GameEvent, State } from '../engine/position';
import type { Happening } from '../game/session';
import type { Table } from '../link/messages';
import { actionsOf, counted, noTally, perPerson } from './tally';

const at = (version: number): State => ({ version }) as unknown as State;
const moved = { kind: 'moved', pawn: 'yellow', from: 'a', to: 'b', way: 'walk' } as unknown as GameEvent;
const knocked = { kind: 'do_something', before: 1 } as unknown as GameEvent;
const placed = { kind: 'placed', tile: '5' } as unknown as GameEvent;
const happening = (seat: number | null, from: number, events: readonly GameEvent[]): Happening => ({
  version: from + 1,
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
      seats: { 0: { moves: 2, tiles: 0, knocks: 0, actions: 2 }, 2: { moves: 0, tiles: 1, knocks: 0, actions: 1 } },
      complete: true,
      version: 3,
    });
  });

  it('counts what par counts: every action, but no knocks', () => {
    let tally = counted(noTally, happening(0, 0, [moved, placed]));
    tally = counted(tally, happening(1, 1, [knocked]));
    tally = counted(tally, happening(1, 2, [moved]));
    expect(actionsOf(tally)).toBe(2);
    expect(actionsOf({ ...tally, complete: false })).toBeNull();
  });

  it('has one row for a person with several seats', () => {
    const ring = [1, 2, 1].map((holder, chair) => ({ chair, owner: holder, holder }));
    const count = { moves: 2, tiles: 1, knocks: 0, actions: 3 };
    expect(perPerson({ ring } as unknown as Table, [count, undefined, count])).toEqual([
      { seat: 0, moves: 4, tiles: 2, knocks: 0, actions: 6 },
      { seat: 1, moves: 0, tiles: 0, knocks: 0, actions: 0 },
    ]);
    expect(perPerson(null, [count, count])).toHaveLength(2);
  });

  it('says when it missed something', () => {
    expect(counted(noTally, happening(0, 5, [moved])).complete).toBe(false);
  });

  it("continues across lines that aren't actions", () => {
    const joined: Happening = { ...happening(null, 3, []), before: at(3), after: at(3) };
    expect(counted({ ...noTally, version: 3 }, joined)).toEqual({ seats: {}, complete: true, version: 4 });
  });

  it('keeps counting after a reload, although the engine starts at 0 again', () => {
    const before = counted(noTally, happening(0, 0, [moved]));
    const reloaded: Happening = { ...happening(0, 1, [moved]), before: at(0), after: at(1) };
    const { seats, complete } = counted(before, reloaded);
    expect(seats).toEqual({ 0: { moves: 2, tiles: 0, knocks: 0, actions: 2 } });
    expect(complete).toBe(true);
  });
});
