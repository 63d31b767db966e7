import { describe, expect, it } from 'vitest';
import type { Legal, State } from '../engine/position';
import { testRules } from '../engine/rules_for_tests';
import type { Ability, ActionText, Direction, Pawn, Place } from '../engine/words';
import { whyImpossible } from './legal_ways';
import { type Meaning, meaningOfButton, plain, type Situation } from './meaning';
import type { Placement } from './placement';

// Places on one line here: "3" is east of "1".
const placement: Placement = {
  direction: (from, to): Direction | null => (from === to ? null : Number(to) > Number(from) ? 'east' : 'west'),
  distance: (from, to) => Math.abs(Number(to) - Number(from)),
  neighbour: () => null,
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
const press = (
  ability: Ability,
  far: boolean,
  now: State,
  legal: readonly Legal[],
  selected: Pawn | null,
  more: Partial<Situation> = {},
): Meaning =>
  meaningOfButton(ability, far, { state: now, legal, selected, placement, mode: plain, seat: 0, turned: 0, ...more });
const doing = (legal: Legal | undefined) => ({ kind: 'act', action: legal?.action });
const draw: Legal = { kind: 'draw', action: 'draw' as ActionText };

describe('a button of the action tile', () => {
  it('moves the hero in hand one step, or all the way', () => {
    const legal = [move('yellow', 1, 4), move('yellow', 1, 2), move('yellow', 1, 3), move('green', 6, 7)];
    expect(press('east', false, state, legal, 'yellow')).toEqual(doing(legal[1]));
    expect(press('east', true, state, legal, 'yellow')).toEqual(doing(legal[0]));
  });

  it('does what it says if only one hero can', () => {
    const legal = [move('green', 6, 7)];
    expect(press('east', false, state, legal, null)).toEqual(doing(legal[0]));
  });

  it('asks which hero if several can, and never moves any but the one in hand', () => {
    const legal = [move('yellow', 1, 2), move('green', 6, 7)];
    expect(press('east', false, state, legal, null)).toEqual({ kind: 'choose_hero' });
    expect(press('east', false, state, legal, 'orange')).toMatchObject({ kind: 'impossible' });
    expect(press('west', false, state, legal, 'yellow')).toMatchObject({ kind: 'impossible' });
  });

  it('lets the board show several vortices', () => {
    const legal = [move('yellow', 1, 5, 'vortex'), move('yellow', 1, 9, 'vortex')];
    const options = [{ place: '5' }, { place: '9' }];
    const numbered = press('vortex', false, state, legal, 'yellow');
    expect(numbered).toMatchObject({ kind: 'mode', mode: { kind: 'places', options, index: 0 } });
    const mode = numbered.kind === 'mode' ? numbered.mode : plain;
    expect(press('vortex', false, state, legal, 'yellow', { mode })).toMatchObject({
      kind: 'mode',
      mode: { index: 1 },
    });
    const stolen = { ...state, theft: true };
    expect(press('vortex', false, stolen, [], null)).toEqual({ kind: 'impossible', command: 'vortex' });
    expect(whyImpossible('vortex', stolen)).toBe('VortexIsOff');
  });

  it('S16-1: says that the vortex is out of service wherever the rules say so', () => {
    const own = { ...state, rules: { ...testRules, vortex: 'out_of_service' } } as const;
    expect(press('vortex', false, own, [], null)).toEqual({ kind: 'impossible', command: 'vortex' });
    expect(whyImpossible('vortex', own)).toBe('VortexOutOfService');
    expect(whyImpossible('vortex', state)).toBe('VortexIsOccupied');
  });

  it('shows who can ride the escalator', () => {
    const legal = [move('yellow', 1, 5, 'escalator'), move('green', 1, 9, 'escalator')];
    const meant = press('escalator', false, state, legal, 'purple');
    expect(meant).toEqual({ kind: 'next_hero', pawns: ['yellow', 'green'] });
  });

  it('explores', () => {
    expect(press('explore', false, state, [draw], null)).toEqual(doing(draw));
    expect(press('explore', false, state, [], null)).toEqual({ kind: 'impossible', command: 'explore' });
    expect(whyImpossible('explore', state)).toBe('NowhereToExplore');
    expect(whyImpossible('east', state)).toBe('WayIsBlocked');
    const places = ['1', '2'].map(
      (from): Legal => ({ kind: 'place', action: `place ${from}` as ActionText, from: from as Place }),
    );
    const held = { ...state, held: '5' } as unknown as State;
    expect(press('explore', false, held, places, null)).toMatchObject({ kind: 'mode', mode: { command: 'explore' } });
  });
});
