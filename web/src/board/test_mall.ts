// Two small tiles for the tests of the board: open floors with one special space each, as no printed tile is.
import type { Border, Catalog, Space, Symbol, TileFace } from '../engine/catalog';
import type { Legal, PlacedTile, State } from '../engine/position';
import { testRules } from '../engine/rules_for_tests';
import {
  colours,
  type ActionText,
  type Colour,
  type Direction,
  type Pawn,
  type Place,
  type TileName,
} from '../engine/words';

export const place = (text: string): Place => text as Place;
export const action = (text: string): ActionText => text as ActionText;
export const tileName = (text: string): TileName => text as TileName;

interface Special {
  readonly symbol: Symbol;
  readonly colour?: Colour;
}

const gates: Readonly<Record<Direction, string>> = { north: '0,2', east: '2,3', south: '3,1', west: '1,0' };

function borders(row: number, column: number, open: readonly Direction[]): Readonly<Record<Direction, Border>> {
  const edge = (direction: Direction, outer: boolean): Border =>
    !outer ? 'open' : gates[direction] === `${row},${column}` && open.includes(direction) ? 'gate' : 'wall';
  return {
    north: edge('north', row === 0),
    east: edge('east', column === 3),
    south: edge('south', row === 3),
    west: edge('west', column === 0),
  };
}

type Specials = Readonly<Record<string, Special>>;

// `open` are the sides with a gate.
function testFace(tile: string, entrance: Direction | null, specials: Specials, open: readonly Direction[]): TileFace {
  const spaces: Space[] = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      const special = specials[`${row},${column}`];
      spaces.push({
        place: place(`${tile}:${row},${column}`),
        row,
        column,
        symbol: special?.symbol ?? 'plain',
        colour: special?.colour ?? null,
        direction: null,
        borders: borders(row, column, open),
      });
    }
  }
  const side = { kind: 'wall', colour: null } as const;
  return {
    tile: tileName(tile),
    number: Number.parseInt(tile, 10),
    back: 'base',
    spaces,
    sides: { north: side, east: side, south: side, west: side },
    escalators: tile === '5' ? [[place('5:3,3'), place('5:2,2')]] : [],
    entrance,
    exit_faces: null,
    restaurant: null,
    sensor: null,
    beholder: false,
    floor: 'pale',
  };
}

const first: Specials = {
  '0,2': { symbol: 'exploration', colour: 'green' },
  '2,3': { symbol: 'exploration', colour: 'orange' },
  '3,3': { symbol: 'illustrated' },
};

const second: Specials = {
  '0,0': { symbol: 'vortex', colour: 'green' },
  '0,2': { symbol: 'exploration', colour: 'purple' },
  '1,2': { symbol: 'sand_timer' },
  '2,0': { symbol: 'crystal_ball' },
};

export const catalog: Catalog = {
  tiles: [testFace('1a', null, first, ['north', 'east']), testFace('5', 'south', second, ['north', 'south'])],
  scenarios: [],
  action_tiles: {},
};

export function placed(
  tile: string,
  row: number,
  column: number,
  turns: 0 | 1 | 2 | 3 = 0,
  dimension: 0 | 1 = 0,
): PlacedTile {
  return { tile: tileName(tile), row, column, turns, dimension };
}

// Tile 5 is north of tile 1, explored from its green space: not turned, because its entrance looks south already.
export const twoTiles: readonly PlacedTile[] = [placed('1a', 0, 0), placed('5', -4, 1)];

export function testState(change: Partial<State> = {}): State {
  return {
    version: 0,
    hash: '',
    at: 0,
    scenario: 'S7',
    name: null,
    rules: testRules,
    goal: { steals: colours, escapes: colours },
    seats: 4,
    tiles: twoTiles,
    out_of_order: [],
    pawns: { yellow: place('1a:1,1'), purple: place('1a:1,2'), green: place('1a:2,1'), orange: place('1a:2,2') },
    escaped: [],
    sand_ms: 90_000,
    capacity_ms: 180_000,
    flips: 0,
    timer_spaces_used: 0,
    deck: { count: 3, top: null, back: 'base', face: 'down', order: null },
    held: null,
    solo: null,
    action_tiles: [],
    talk: 'silent',
    do_something: { allowed: true, before: null },
    theft: false,
    crystal_ball_in_use: false,
    discards_due: 0,
    no_exit_left: false,
    outcome: 'running',
    reason: null,
    ...change,
  };
}

export function move(pawn: Pawn, from: string, to: string, kind: 'move' | 'vortex' | 'escalator' = 'move'): Legal {
  const sign = { move: '>', vortex: '@', escalator: '/' }[kind];
  return { kind, pawn, from: place(from), to: place(to), action: action(`${pawn[0] ?? ''} ${from}${sign}${to}`) };
}
