import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import type { PlacedTile, State } from '../engine/position';
import type { Place, TileName } from '../engine/words';
import { testSecurity } from '../security/testing/security_state';
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

// All tiles of the base game lie somewhere; where does not matter here.
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

  it('knows who stands where the theft wants them, in scenario 10 on other colours (S10-1)', () => {
    const pawns = { ...start.pawns, yellow: spaceOf('item', 'yellow'), green: spaceOf('item', 'purple') };
    const own = findsOf(engine.catalog, { ...everything(), pawns });
    expect(own.ready).toBe(1);
    expect(own.heroes.find((hero) => hero.colour === 'yellow')?.item).toBe('reached');
    const foreign = findsOf(engine.catalog, { ...everything(), pawns, scenario: 'S10' });
    expect(foreign.ready).toBe(1);
    expect(foreign.heroes.find((hero) => hero.colour === 'green')?.item).toBe('reached');
  });

  it('T-GOAL: a tutorial may ask for fewer heroes', () => {
    const all = everything();
    const pawns = { ...all.pawns, yellow: spaceOf('item', 'yellow'), green: spaceOf('item', 'green') };
    const security = testSecurity({ steals: ['green'], escapes: ['green'] });
    expect(findsOf(engine.catalog, { ...all, pawns, security })).toMatchObject({ ready: 1, wanted: 1, inside: 1 });
    const out = { ...all, escaped: ['green'], security } as const;
    expect(findsOf(engine.catalog, out)).toMatchObject({ ready: 0, wanted: 1, inside: 0 });
  });
});
