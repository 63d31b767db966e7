import { describe, expect, it } from 'vitest';
import { makeAtlas } from './atlas';
import { pawnViews, spaceViews } from './names';
import { catalog, move, place, testState, twoTiles } from './test_mall';

const atlas = makeAtlas(catalog, twoTiles);
const state = testState({ out_of_order: [place('5:1,2')] });
const legal = [
  move('green', '1a:2,1', '1a:3,1'),
  move('green', '1a:2,1', '5:0,0', 'vortex'),
  move('yellow', '1a:1,1', '1a:0,1'),
  move('orange', '1a:2,2', '1a:3,2', 'escalator'),
];
const name = (at: string, chosen: 'green' | 'orange' | null = null) =>
  spaceViews(state, atlas, legal, chosen).get(place(at));

describe('names of spaces', () => {
  it('say tile, row, column, symbol, token and who stands there', () => {
    expect(name('5:1,2')).toMatchObject({ role: 'img', name: 'tile 5, row 2, column 3, sand timer, out of order' });
    expect(name('1a:2,1')).toMatchObject({ role: 'button', name: 'tile 1a, row 3, column 2, the elf stands here' });
  });

  it('say who can go there', () => {
    const reachable = 'tile 1a, row 1, column 2, within reach of the barbarian';
    expect(name('1a:0,1')).toMatchObject({ role: 'button', name: reachable });
  });

  it('begin with the action once a hero is chosen', () => {
    expect(name('1a:3,1', 'green')).toMatchObject({ role: 'button', target: true });
    expect(name('1a:3,1', 'green')?.name).toBe('Go to tile 1a, row 4, column 2, 1 step south');
    expect(name('5:0,0', 'green')?.name).toBe('Through the vortex to tile 5, row 1, column 1, elf’s vortex');
    expect(name('1a:3,2', 'orange')?.name).toBe('By escalator to tile 1a, row 4, column 3');
    expect(name('1a:0,1', 'green')).toMatchObject({ role: 'button', target: false });
    expect(name('1a:0,1', 'green')?.name).toBe('tile 1a, row 1, column 2, select to see why not');
  });

  it('say where you can go from there', () => {
    expect(name('1a:0,2')?.ways).toBe('open to the north, east, south, west; edge to the north');
    expect(name('5:3,3')?.ways).toBe('open to the north, west; escalator');
  });
});

it('include where a pawn stands and what I can do with it', () => {
  const views = pawnViews({ ...state, escaped: ['orange'] }, atlas, legal);
  expect(views.get('green')?.name).toBe('elf on tile 1a, row 3, column 2, you can move it to 2 spaces');
  expect([...(views.get('green')?.ways ?? [])]).toEqual(['south']);
  expect(views.get('purple')?.name).toBe('mage on tile 1a, row 2, column 3, you can’t move it now');
  expect(views.get('orange')?.name).toBe('dwarf on tile 1a, row 3, column 3, escaped');
});

describe('in a turned mall', () => {
  const turned = makeAtlas(catalog, twoTiles, false, 1);
  const seen = (at: string) => spaceViews(state, turned, legal, 'green').get(place(at));

  it('directions are called what the rules call them', () => {
    expect(seen('1a:3,1')?.name).toBe('Go to tile 1a, row 4, column 2, 1 step south');
    expect(seen('1a:0,2')?.ways).toBe(name('1a:0,2')?.ways);
  });

  it('the arrows at a pawn are where the way is seen', () => {
    expect([...(pawnViews(state, turned, legal).get('green')?.ways ?? [])]).toEqual(['west']);
  });
});
