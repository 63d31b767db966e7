import { describe, expect, it } from 'vitest';
import type { GameEvent, State } from '../engine/position';
import type { Place, TileName } from '../engine/words';
import type { Happening } from '../game/session';
import { digest, spoken, type Listener, type Sentence } from './spoken';

const listener: Listener = {
  seat: 0,
  nameOf: (seat) => (seat === null ? null : (['Ana', 'Bo', 'Cy'][seat] ?? null)),
  tileOf: () => '5' as TileName,
  abilities: () => ['north', 'explore'],
};
const happening = (seat: number | null, ...events: readonly GameEvent[]): Happening => ({
  version: 1,
  at: 0,
  by: 1,
  seat,
  mine: seat === 0,
  foreseen: false,
  events,
  before: null,
  after: {
    escaped: ['green'],
    goal: { steals: [], escapes: ['yellow', 'purple', 'green', 'orange'] },
  } as unknown as State,
});
const moved: GameEvent = { kind: 'moved', pawn: 'green', from: 'a' as Place, to: 'b' as Place, way: 'walk' };
const told = (one: Happening): readonly string[] => spoken(one, listener).map((sentence) => sentence.text);

describe('what is read out', () => {
  it("tells others' steps and not my own", () => {
    expect(told(happening(1, moved))).toEqual(['Bo: elf to tile 5.']);
    expect(told(happening(0, moved))).toEqual([]);
  });

  it('tells what follows from my own step', () => {
    const events: readonly GameEvent[] = [
      moved,
      { kind: 'flipped', at_ms: 70_000, left_ms: 70_000, by: 'space' },
      { kind: 'passed' },
      { kind: 'talk_opened', talk: 'window' },
    ];
    expect(told(happening(0, ...events))).toEqual([
      'Timer flipped: 1:10 left.',
      'Action tiles passed on. You have: north, explore.',
      'You may talk.',
    ]);
  });

  it('tells the red pawn differently to the one it stands before', () => {
    const knock = (by: number, before: number): GameEvent => ({ kind: 'do_something', by, before, ready_ms: 0 });
    expect(told(happening(1, knock(1, 0)))[0]).toContain('Do something!');
    expect(told(happening(1, knock(1, 2)))).toEqual(['Bo puts the red pawn in front of Cy.']);
    expect(told(happening(0, knock(0, 2)))).toEqual([]);
  });

  it('counts who is still inside', () => {
    expect(told(happening(2, { kind: 'escaped', pawn: 'green', stays: false }))).toEqual(['Out: elf. 3 to go.']);
  });

  it('T-GOAL: counts only those who have to get out', () => {
    const out = happening(2, { kind: 'escaped', pawn: 'green', stays: false });
    const after = (escapes: readonly string[]): State =>
      ({ escaped: ['green'], goal: { steals: [], escapes } }) as unknown as State;
    expect(told({ ...out, after: after(['green', 'orange']) })).toEqual(['Out: elf. 1 to go.']);
    expect(told({ ...out, after: after(['green']) })).toEqual(['Out: elf.']);
  });

  it('is not chatty: of many moves the last two', () => {
    const move = (text: string): Sentence => ({ weight: 'move', text });
    expect(digest([move('a'), move('b'), { weight: 'event', text: 'bell' }, move('c')])).toBe('b bell c');
  });
});
