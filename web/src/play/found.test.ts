import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import { expansionGame, customGame } from '../engine/custom_game_for_tests';
import type { PlacedTile, State } from '../engine/position';
import type { Rules } from '../engine/rules';
import type { Colour, Place, TileName } from '../engine/words';
import { findsOf } from './found';

let engine: Engine;
let start: State;

beforeAll(async () => {
  engine = await builtEngine();
  const game = engine.deal({ scenario: 7, seats: 4, seed: '0'.repeat(32) });
  if ('refused' in game) throw new Error(game.text);
  const position = engine.open(game.ruleset, game.position);
  if (!position) throw new Error('the position cannot be opened');
  start = position.state(0);
});

// All tiles of the base game lie somewhere; where doesn't matter here.
function everything(): State {
  const tiles = engine.catalog.tiles
    .filter((face) => face.back === 'base' && face.tile !== '1a')
    .map((face): PlacedTile => ({ tile: face.tile, row: 0, column: 0, turns: 0, dimension: 0 }));
  return { ...start, tiles };
}

function spaceOf(symbol: string, colour: string | null = null): Place {
  const space = engine.catalog.tiles
    .filter((face) => face.back === 'base' && face.tile !== ('1a' as TileName))
    .flatMap((face) => face.spaces)
    .find((one) => one.symbol === symbol && (colour === null || one.colour === colour));
  if (!space) throw new Error(`there is no ${symbol}`);
  return space.place;
}

describe('what has been found', () => {
  it('is little at the start', () => {
    const finds = findsOf(engine.catalog, start);
    expect([finds.wanted, finds.inside]).toEqual([4, 4]);
    expect(finds.heroes.map((hero) => hero.item)).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
    expect(finds.timers).toEqual({ working: 1, used: 0 });
    expect(finds.cameras).toEqual({ working: 0, off: 0 });
  });

  it('is everything in a whole mall: four timers (B-COMP-3), four items, four exits', () => {
    const finds = findsOf(engine.catalog, everything());
    expect(finds.heroes.every((hero) => hero.item === 'found' && hero.exit)).toBe(true);
    expect(finds.timers.working).toBe(4);
    expect(finds.cameras.working).toBeGreaterThan(3);
  });

  it('leaves out what is out of order', () => {
    const all = everything();
    const finds = findsOf(engine.catalog, { ...all, out_of_order: [spaceOf('sand_timer'), spaceOf('camera')] });
    expect(finds.timers.working).toBe(3);
    expect(finds.cameras.off).toBe(1);
  });

  it('knows who is in place for the theft, in scenario 10 on other colours (S10-1)', () => {
    const pawns = { ...start.pawns, yellow: spaceOf('item', 'yellow'), green: spaceOf('item', 'purple') };
    const own = findsOf(engine.catalog, { ...everything(), pawns });
    expect(own.ready).toBe(1);
    expect(own.heroes.find((hero) => hero.colour === 'yellow')?.item).toBe('reached');
    const foreign = findsOf(engine.catalog, {
      ...everything(),
      pawns,
      rules: customGame(engine, { items: 'foreign' }).rules,
    });
    expect(foreign.ready).toBe(1);
    expect(foreign.heroes.find((hero) => hero.colour === 'green')?.item).toBe('reached');
  });

  it('SX-1: marks the exits of a custom scenario by its own rules', () => {
    const found = (exits: Rules['exits'], ...colours: readonly Colour[]): readonly Colour[] => {
      const tiles = everything().tiles.filter(({ tile }) => {
        const face = engine.catalog.tiles.find((one) => one.tile === tile);
        return face?.spaces.some(({ symbol, colour }) => symbol === 'exit' && colours.includes(colour as Colour));
      });
      const state = { ...customGame(engine, { exits }), tiles };
      return findsOf(engine.catalog, state).heroes.flatMap((hero) => (hero.exit ? [hero.colour] : []));
    };
    expect(found('own', 'green')).toEqual(['green']);
    expect(found('one', 'purple')).toEqual(['yellow', 'purple', 'green', 'orange']);
    expect(found('one', 'green')).toEqual([]); // S1-2: the purple one is the exit
    expect(found('foreign', 'green')).toEqual(['yellow', 'purple', 'orange']);
  });

  it('SX-1: counts no cameras if a custom scenario has none', () => {
    const { tiles } = everything();
    expect(findsOf(engine.catalog, { ...customGame(engine, { cameras: 'no' }), tiles }).cameras).toEqual({
      working: 0,
      off: 0,
    });
    expect(findsOf(engine.catalog, { ...customGame(engine, {}), tiles }).cameras.working).toBeGreaterThan(3);
  });

  it('T-GOAL: a tutorial may ask for fewer heroes', async () => {
    await engine.expand();
    const all = everything();
    const { goal } = expansionGame(engine, 'T1');
    expect(goal).toEqual({ steals: ['green'], escapes: ['green'] });
    const pawns = { ...all.pawns, yellow: spaceOf('item', 'yellow'), green: spaceOf('item', 'green') };
    const finds = findsOf(engine.catalog, { ...all, pawns, goal });
    expect(finds).toMatchObject({ ready: 1, wanted: 1, leaving: 1, inside: 1 });
    expect(finds.heroes.map(({ steals, leaves }) => [steals, leaves])).toEqual([
      [false, false],
      [false, false],
      [true, true],
      [false, false],
    ]);
    expect(findsOf(engine.catalog, { ...all, escaped: ['green'], goal })).toMatchObject({
      ready: 0,
      wanted: 1,
      inside: 0,
    });
    expect(expansionGame(engine, 'T5').goal).toEqual({ steals: [], escapes: [] }); // T-5: won by its map
  });
});
