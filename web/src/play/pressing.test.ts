import { describe, expect, it } from 'vitest';
import type { Legal, State } from '../engine/position';
import { testRules } from '../engine/rules_for_tests';
import type { ActionText, Direction, Place } from '../engine/words';
import { press, type Lie } from './pressing';

// Places on one line here: "3" lies east of "1".
const lie: Lie = {
  direction: (from, to): Direction | null => (from === to ? null : Number(to) > Number(from) ? 'east' : 'west'),
  distance: (from, to) => Math.abs(Number(to) - Number(from)),
};
const state = {
  outcome: 'running',
  discards_due: 0,
  theft: false,
  scenario: 'own',
  rules: testRules,
  held: null,
  deck: { count: 3, top: null, back: 'base', face: 'down', order: null },
} as unknown as State;
type Way = 'move' | 'vortex' | 'escalator';
const move = (pawn: 'yellow' | 'green', from: number, to: number, kind: Way = 'move'): Legal => ({
  kind,
  action: `${kind} ${pawn} ${from} ${to}` as ActionText,
  pawn,
  from: String(from) as Place,
  to: String(to) as Place,
});
const draw: Legal = { kind: 'draw', action: 'draw' as ActionText };

describe('a button of the action tile', () => {
  it('takes the hero in hand one step, or all the way', () => {
    const legal = [move('yellow', 1, 4), move('yellow', 1, 2), move('yellow', 1, 3), move('green', 6, 7)];
    expect(press('east', false, state, legal, 'yellow', lie)).toEqual({ kind: 'act', legal: legal[1] });
    expect(press('east', true, state, legal, 'yellow', lie)).toEqual({ kind: 'act', legal: legal[0] });
  });

  it('does what it says when only one hero can', () => {
    const legal = [move('green', 6, 7)];
    expect(press('east', false, state, legal, null, lie)).toEqual({ kind: 'act', legal: legal[0] });
  });

  it('asks which hero when several can, and never moves another than the one in hand', () => {
    const legal = [move('yellow', 1, 2), move('green', 6, 7)];
    expect(press('east', false, state, legal, null, lie)).toEqual({ kind: 'choose_hero', pawns: ['yellow', 'green'] });
    expect(press('east', false, state, legal, 'orange', lie)).toEqual({ kind: 'impossible', refusal: 'WayIsBlocked' });
    expect(press('west', false, state, legal, 'yellow', lie)).toEqual({ kind: 'impossible', refusal: 'WayIsBlocked' });
  });

  it('lets the board show several vortices', () => {
    const legal = [move('yellow', 1, 5, 'vortex'), move('yellow', 1, 9, 'vortex')];
    expect(press('vortex', false, state, legal, 'yellow', lie)).toEqual({ kind: 'choose_place', pawn: 'yellow' });
    const stolen = { ...state, theft: true };
    expect(press('vortex', false, stolen, [], null, lie)).toEqual({ kind: 'impossible', refusal: 'VortexIsOff' });
  });

  it('S16-1: says that the vortex is out of service wherever the rules say so', () => {
    const own = { ...state, rules: { ...testRules, vortex: 'out_of_service' } } as const;
    expect(press('vortex', false, own, [], null, lie)).toEqual({ kind: 'impossible', refusal: 'VortexOutOfService' });
    expect(press('vortex', false, state, [], null, lie)).toEqual({ kind: 'impossible', refusal: 'VortexIsOccupied' });
  });

  it('shows who can ride the escalator', () => {
    const legal = [move('yellow', 1, 5, 'escalator'), move('green', 1, 9, 'escalator')];
    const meant = press('escalator', false, state, legal, 'purple', lie);
    expect(meant).toEqual({ kind: 'choose_hero', pawns: ['yellow', 'green'] });
  });

  it('explores', () => {
    expect(press('explore', false, state, [draw], null, lie)).toEqual({ kind: 'act', legal: draw });
    expect(press('explore', false, state, [], null, lie)).toEqual({ kind: 'impossible', refusal: 'NowhereToExplore' });
    const places = ['1', '2'].map(
      (from): Legal => ({ kind: 'place', action: `place ${from}` as ActionText, from: from as Place }),
    );
    expect(press('explore', false, state, places, null, lie)).toEqual({ kind: 'choose_place', pawn: null });
  });
});
