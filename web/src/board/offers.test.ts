import { describe, expect, it } from 'vitest';
import type { Legal, State } from '../engine/position';
import { testSecurity } from '../security/testing/security_state';
import { makeAtlas } from './atlas';
import { ballSpace, drawOffers, placeOffers } from './offers';
import { action, catalog, place, placed, testState, tileName, twoTiles } from './test_mall';

const atlas = makeAtlas(catalog, twoTiles);
const draw: Legal = { kind: 'draw', action: action('draw') };
const offered = (state: State, legal: readonly Legal[] = [draw]) =>
  drawOffers(state, legal, atlas).map((offer) => offer.vacancy.spot.place);

describe('a draw', () => {
  const pawns = testState().pawns;

  it('is offered where a hero of that colour is at an unexplored edge', () => {
    expect(offered(testState({ pawns: { ...pawns, orange: place('1a:2,3') } }))).toEqual(['1a:2,3']);
    expect(offered(testState({ pawns: { ...pawns, green: place('1a:2,3') } }))).toEqual([]);
    expect(offered(testState({ pawns: { ...pawns, green: place('1a:0,2') } }))).toEqual([]); // there is a tile
  });

  it("is not offered to players who can't draw", () => {
    expect(offered(testState({ pawns: { ...pawns, orange: place('1a:2,3') } }), [])).toEqual([]);
  });

  it('is offered everywhere while the mage is on a crystal ball', () => {
    const state = testState({ pawns: { ...pawns, purple: place('5:2,0') } });
    expect(ballSpace(state, atlas)).toBe('5:2,0');
    expect(offered(state)).toEqual(['1a:2,3', '5:0,2']);
    expect(ballSpace({ ...state, out_of_order: [place('5:2,0')] }, atlas)).toBeNull();
  });
});

describe('a draw with modules', () => {
  const pawns = testState().pawns;

  it('is offered everywhere while the crystal ball spell is ready', () => {
    const security = testSecurity({ modules: ['M10'], ball_spell: 'waiting' });
    expect(offered(testState({ security }))).toEqual(['1a:2,3', '5:0,2']);
  });

  it('is offered at every edge of the colour of the hero on a map', () => {
    const tiles = catalog.tiles.map((face) => ({
      ...face,
      spaces: face.spaces.map((each) => (each.place === '5:1,2' ? { ...each, symbol: 'map' as const } : each)),
    }));
    const mapped = makeAtlas({ ...catalog, tiles }, twoTiles);
    const at = (change: Partial<State>) =>
      drawOffers(testState({ pawns: { ...pawns, purple: place('5:1,2') }, ...change }), [draw], mapped).map(
        (offer) => offer.vacancy.spot.place,
      );
    expect(at({ security: testSecurity({ modules: ['M7'] }) })).toEqual(['5:0,2']);
    expect(at({ security: testSecurity({ modules: ['M7'] }), out_of_order: [place('5:1,2')] })).toEqual([]);
    expect(at({ security: testSecurity({ modules: ['M1'] }) })).toEqual([]);
  });
});

it('shows the drawn tile as it would be placed', () => {
  const lone = makeAtlas(catalog, [placed('1a', 0, 0)]);
  const legal: Legal[] = [
    { kind: 'place', action: action('place 1a:0,2'), from: place('1a:0,2') },
    { kind: 'place', action: action('place 1a:2,3'), from: place('1a:2,3') },
  ];
  const state = testState({ tiles: [placed('1a', 0, 0)], held: tileName('5') });
  const offers = placeOffers(state, legal, lone);
  expect(offers.map((offer) => [offer.vacancy.x, offer.vacancy.y, offer.turns])).toEqual([
    [100, -400, 0],
    [400, 100, 1],
  ]);
  expect(placeOffers({ ...state, held: null }, legal, lone)).toEqual([]);
});
