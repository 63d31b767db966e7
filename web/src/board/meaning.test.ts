import { describe, expect, it } from 'vitest';
import { makeAtlas } from './atlas';
import { action, catalog, move, place, testState, tileName, twoTiles } from './test_mall';
import type { Legal } from '../engine/position';
import { type Command, commandOf, defaultKeys } from '../keys/keyboard_commands';
import { type Mode, meaningOfButton, meaningOfKey, plain, type Situation } from './meaning';
import { MallPlacement } from './placement';

const atlas = makeAtlas(catalog, twoTiles);
const legal: readonly Legal[] = [
  move('green', '1a:2,1', '1a:2,0'),
  move('green', '1a:2,1', '1a:1,1'),
  move('green', '1a:2,1', '1a:0,1'),
  move('green', '1a:2,1', '5:0,0', 'vortex'),
  move('green', '1a:2,1', '5:0,3', 'vortex'),
  move('yellow', '1a:1,2', '5:0,2', 'vortex'),
  move('orange', '1a:2,2', '1a:3,2', 'escalator'),
  { kind: 'draw', action: action('draw') },
  { kind: 'theft', action: action('theft') },
  { kind: 'do_something', action: action('do-something 1'), before: 1 },
  { kind: 'do_something', action: action('do-something 3'), before: 3 },
  { kind: 'stare', action: action('stare 2'), at: 2 },
];
const usual: Situation = {
  state: testState(),
  legal,
  selected: 'green',
  placement: new MallPlacement(() => atlas),
  mode: plain,
  seat: 0,
  turned: 0,
};
const keyed = (command: Command | null, now: Partial<Situation> = {}, far = false) =>
  meaningOfKey({ command, code: command === null ? '' : defaultKeys[command], far }, { ...usual, ...now });
const coded = (code: string, now: Partial<Situation>) =>
  meaningOfKey({ command: commandOf(defaultKeys, code), code, far: false }, { ...usual, ...now });

describe('heroes and ways', () => {
  it('chooses heroes by number', () => {
    expect(keyed('hero3')).toEqual({ kind: 'select', pawn: 'green' });
    const gone = testState({ pawns: { ...usual.state.pawns, green: 'out' } });
    expect(keyed('hero3', { state: gone })).toEqual({ kind: 'impossible', command: 'hero3' });
  });

  it('takes one step, or with shift all the way', () => {
    expect(keyed('north')).toEqual({ kind: 'act', action: 'g 1a:2,1>1a:1,1' });
    expect(keyed('north', {}, true)).toEqual({ kind: 'act', action: 'g 1a:2,1>1a:0,1' });
  });

  it('says why not if no action leads to a space', () => {
    expect(keyed('south')).toEqual({ kind: 'why', pawn: 'green', to: '1a:3,1' });
    const edge = testState({ pawns: { ...usual.state.pawns, green: place('1a:2,0') } });
    expect(keyed('west', { state: edge, legal: [] })).toEqual({ kind: 'impossible', command: 'west' });
  });

  it('asks for a hero first', () => {
    expect(keyed('north', { selected: null })).toEqual({ kind: 'choose_hero' });
    expect(keyed('vortex', { selected: null })).toEqual({ kind: 'choose_hero' });
  });

  it('needs no hero if only one can be meant', () => {
    expect(keyed('escalator', { selected: null })).toEqual({ kind: 'act', action: 'o 1a:2,2/1a:3,2' });
    expect(keyed('escalator', { selected: 'green' })).toEqual({ kind: 'impossible', command: 'escalator' });
  });

  it('lets go', () => {
    expect(keyed('let_go')).toEqual({ kind: 'select', pawn: null });
    expect(keyed('let_go', { selected: null })).toEqual({ kind: 'nothing' });
  });
});

describe('a choice of places', () => {
  const first = keyed('vortex');
  const mode: Mode = first.kind === 'mode' ? first.mode : plain;

  it('opens when there are several, and goes at once when there is one', () => {
    const options = [{ place: '5:0,0' }, { place: '5:0,3' }];
    expect(first).toMatchObject({ kind: 'mode', mode: { kind: 'places', index: 0, options } });
    expect(keyed('vortex', { selected: 'yellow' })).toEqual({ kind: 'act', action: 'y 1a:1,2@5:0,2' });
  });

  it('is stepped through with the same key or the arrows, and made with Enter', () => {
    const next = keyed('vortex', { mode });
    expect(next).toMatchObject({ kind: 'mode', mode: { index: 1 } });
    expect(keyed('west', { mode })).toMatchObject({ kind: 'mode', mode: { index: 1 } });
    expect(coded('Enter', { mode })).toEqual({ kind: 'act', action: 'g 1a:2,1@5:0,0' });
  });

  it('is made by its number', () => {
    expect(coded('Digit2', { mode })).toEqual({ kind: 'act', action: 'g 1a:2,1@5:0,3' });
    expect(coded('Digit3', { mode })).toEqual({ kind: 'select', pawn: 'green' }); // no third: the third hero
  });

  it('is cancelled by Escape, by any other command, and when it is overtaken', () => {
    expect(keyed('let_go', { mode })).toEqual({ kind: 'mode', mode: plain });
    expect(keyed('theft', { mode })).toEqual({ kind: 'act', action: 'theft' });
    expect(coded('Enter', { mode, legal: [] })).toEqual({ kind: 'mode', mode: plain });
  });
});

describe('exploring', () => {
  it('draws, then places', () => {
    expect(keyed('explore')).toEqual({ kind: 'act', action: 'draw' });
    const held = testState({ held: tileName('5') });
    const one: Legal = { kind: 'place', action: action('place 1a:2,3'), from: place('1a:2,3') };
    const two: Legal = { kind: 'place', action: action('place 5:0,2'), from: place('5:0,2') };
    expect(keyed('explore', { state: held, legal: [one] })).toEqual({ kind: 'act', action: 'place 1a:2,3' });
    const choice = keyed('explore', { state: held, legal: [one, two] });
    expect(choice).toMatchObject({ kind: 'mode', mode: { kind: 'places', command: 'explore' } });
    expect(keyed('explore', { legal: [] })).toEqual({ kind: 'impossible', command: 'explore' });
  });
});

describe('signals', () => {
  it('asks in front of whom, by seat number or neighbour', () => {
    const asked = keyed('do_something');
    expect(asked).toEqual({ kind: 'mode', mode: { kind: 'seats', command: 'do_something' } });
    const mode: Mode = { kind: 'seats', command: 'do_something' };
    expect(coded('Digit2', { mode })).toEqual({ kind: 'act', action: 'do-something 1' });
    // To the left sits the next seat.
    expect(keyed('west', { mode })).toEqual({ kind: 'act', action: 'do-something 1' });
    expect(keyed('east', { mode })).toEqual({ kind: 'act', action: 'do-something 3' });
    expect(coded('Digit3', { mode })).toEqual({ kind: 'impossible', command: 'do_something' });
  });

  it('stares at once if there is only one other player', () => {
    expect(keyed('stare')).toEqual({ kind: 'act', action: 'stare 2' });
  });
});

describe('in a turned mall', () => {
  // The rules' north is seen above, to the right, below, to the left.
  it.each([
    [0, 'north'],
    [1, 'east'],
    [2, 'south'],
    [3, 'west'],
  ] as const)('after %i quarter turns the arrow keys follow what is seen', (turned, seen) => {
    expect(keyed(seen, { turned })).toEqual({ kind: 'act', action: 'g 1a:2,1>1a:1,1' });
    expect(keyed(seen, { turned }, true)).toEqual({ kind: 'act', action: 'g 1a:2,1>1a:0,1' });
  });

  it('a refused step names the space that was meant', () => {
    expect(keyed('west', { turned: 1 })).toEqual({ kind: 'why', pawn: 'green', to: '1a:3,1' });
  });

  it.each([0, 1, 2, 3] as const)(
    'after %i quarter turns the buttons of the action tile keep their meaning',
    (turned) => {
      const now = { ...usual, turned };
      expect(meaningOfButton('north', false, now)).toEqual({ kind: 'act', action: 'g 1a:2,1>1a:1,1' });
    },
  );

  it('seats and numbered places are chosen as before', () => {
    const mode: Mode = { kind: 'seats', command: 'do_something' };
    expect(keyed('west', { mode, turned: 1 })).toEqual({ kind: 'act', action: 'do-something 1' });
  });
});
