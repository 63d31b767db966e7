// What a hero's surroundings, ways and needs are, on printed tiles.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAtlas } from '../board/atlas';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import type { State } from '../engine/position';
import type { Colour, Place, TileName } from '../engine/words';
import { byEarTexts } from '../text/by_ear';
import { needsOf } from './needs';
import { targetsFor } from './targets';
import { viewpointOf } from './viewpoint';
import { needsText, wayText } from './way_words';
import { viewpointText } from './wording';

let engine: Engine;
let start: State;
beforeAll(async () => {
  engine = await builtEngine();
  await byEarTexts.load();
  start = dealt({
    heroes: { yellow: '1a:2,1', purple: '1a:1,1', green: '1a:2,2', orange: '1a:1,2' },
  });
});

function dealt(deal: object): State {
  const game = engine.deal({
    scenario: 1,
    seats: 4,
    seed: '00000000000000000000000000000001',
    deck: ['8', '6', '7', '9', '2'],
    deal: [['north'], ['explore', 'south'], ['escalator', 'east'], ['vortex', 'west']],
    ...deal,
  });
  if ('refused' in game) throw new Error(game.text);
  const position = engine.open(game.ruleset, game.position);
  if (!position) throw new Error('the position cannot be opened');
  return position.state(0);
}

const atlas = (state: State) => makeAtlas(engine.catalog, state.tiles);
const look = (state: State, pawn: Colour, detail: 'short' | 'all' = 'short'): string => {
  const viewpoint = viewpointOf(atlas(state), state, pawn);
  return viewpoint === null ? 'nowhere' : viewpointText(viewpoint, detail);
};
const withPawns = (pawns: Record<string, string>, more: Partial<State> = {}): State => ({
  ...start,
  pawns: { ...start.pawns, ...(pawns as Record<Colour, Place>) },
  ...more,
});
// Tile 8 north of tile 1, entrance to the south.
const two = (more: Partial<State> = {}): State => ({
  ...start,
  tiles: [...start.tiles, { tile: '8' as TileName, row: -4, column: 1, turns: 0, dimension: 0 }],
  ...more,
});
const seats = { mine: [0], nameOf: (seat: number) => ['Ana', 'Bo', 'Cy', 'Di'][seat] ?? '?' };

describe('the mall from where a hero stands', () => {
  it('tells how far each direction is open, and what is for this hero', () => {
    expect(look(start, 'orange')).toBe('Dwarf: north 1, its edge at 1. East 1. South elf. West mage.');
  });

  it('stops at pawns', () => {
    const viewpoint = viewpointOf(atlas(start), start, 'purple');
    const ends = viewpoint?.looks.map(({ direction, steps, end }) => `${direction} ${steps} ${end}`);
    expect(ends).toContain('east 0 orange');
    expect(ends).toContain('south 0 yellow');
  });

  it('knows who is out', () => {
    expect(look(withPawns({ green: 'out' }), 'green')).toBe('nowhere');
  });

  it('goes on over the border of two tiles, and no further than what has been explored', () => {
    const views = ([start, two()] as const).map((state) => viewpointOf(atlas(state), state, 'orange'));
    const norths = views.map((view) => view?.looks[0]);
    expect(norths.map((one) => one?.end)).toEqual(['edge', 'wall']);
    expect(norths[1]?.steps).toBeGreaterThan(norths[0]?.steps ?? 9);
  });

  it('lets only the dwarf through the small openings, and only if the rules have them', () => {
    const passages = [...atlas(two()).spots.values()].filter(({ space }) =>
      Object.values(space.borders).includes('passage'),
    );
    for (const spot of passages) {
      const ends = (pawn: Colour, dwarf: 'yes' | 'no'): readonly string[] => {
        const state = two({ pawns: { [pawn]: spot.place }, rules: { ...start.rules, dwarf_passages: dwarf } });
        return viewpointOf(atlas(state), state, pawn)?.looks.map(({ end }) => end) ?? [];
      };
      expect(ends('green', 'yes')).toContain('passage');
      expect(ends('green', 'no')).not.toContain('passage');
      expect(ends('orange', 'yes')).not.toContain('passage');
    }
  });
});

describe('a way', () => {
  it('takes the fewest actions, and says who has the first', () => {
    const [nearest] = targetsFor(atlas(start), start, 'orange');
    if (nearest === undefined) throw new Error('no way');
    expect(nearest.kind).toBe('edge');
    expect(wayText(nearest, () => [0], seats)).toBe('Dwarf to its edge: north 1. First: You.');
    expect(wayText(nearest, () => [1, 2], seats)).toBe('Dwarf to its edge: north 1. First: Bo or Cy.');
  });

  it('uses the vortex until the alarm rings', () => {
    const far = two({ pawns: { ...start.pawns, orange: '8:1,0' as Place, green: '8:3,3' as Place } });
    const home = (state: State): readonly string[] =>
      targetsFor(atlas(state), state, 'orange').flatMap(({ route }) => route.legs.map(({ ability }) => ability));
    expect(home(far)).toContain('vortex');
    expect(home({ ...far, theft: true })).not.toContain('vortex');
    expect(home({ ...far, rules: { ...far.rules, vortex: 'out_of_service' } })).not.toContain('vortex');
  });

  it('says who stands in it', () => {
    const state = withPawns({ yellow: '1a:0,2' });
    const edge = targetsFor(atlas(state), state, 'orange').find(({ kind }) => kind === 'edge');
    expect(edge?.route.through).toEqual(['yellow']);
    expect(edge && wayText(edge, () => [0], seats)).toBe(
      'Dwarf to its edge: north 1. In the way: barbarian. First: You.',
    );
  });
});

describe('what is waited for', () => {
  it('is what is mine first, and then the others’', () => {
    const told = needsText(needsOf(atlas(start), start, 180_000, [0]), seats);
    expect(told).toMatch(/^You: dwarf, north 1, to its edge\./);
    expect(told).toMatch(/(Bo|Cy|Di): /);
  });

  it('is exploring once a hero stands on its edge', () => {
    const state = withPawns({ orange: '1a:0,2' });
    const needs = needsOf(atlas(state), state, 180_000, [1]);
    expect(needsText(needs.slice(0, 1), { ...seats, mine: [1] })).toBe('You: dwarf is on its edge, explore.');
  });

  it('is a place for a tile that has been drawn', () => {
    const state = { ...start, held: '8' as TileName };
    expect(needsText(needsOf(atlas(state), state, 180_000, [1]), { ...seats, mine: [1] })).toBe('You: place the tile.');
  });

  it('is a sand timer when there is little sand', () => {
    const needs = (sand: number): readonly (string | null)[] =>
      needsOf(atlas(start), start, sand, [0]).map((need) => (need.kind === 'go' ? need.target : null));
    expect(needs(180_000)).not.toContain('timer');
    expect(needs(40_000)).toContain('timer');
  });

  it('is nothing when the game is over', () => {
    expect(needsOf(atlas(start), { ...start, outcome: 'won' }, 1, [0])).toEqual([]);
    expect(needsText([], seats)).toBe('Nobody’s waiting for anything.');
  });
});
