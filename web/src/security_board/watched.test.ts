// Where the expansion's figures are drawn.
import { describe, expect, it } from 'vitest';
import { makeAtlas } from '../board/atlas';
import { catalog, place, testState, tileName, twoTiles } from '../board/test_mall';
import type { SecurityState } from '../engine/security_position';
import { testSecurity } from '../security/testing/security_state';
import { beholderTile, laidTokens, sensorOf, turnOf, watchesOf, wedge } from './watched';

const nothing = testSecurity({ modules: ['M1'] });
const atlas = makeAtlas(catalog, twoTiles);

describe('what is watched', () => {
  it('is the tile of every guard in the mall, and no other', () => {
    const pawns = { guard1: place('5:1,1'), guard2: 'waiting', guard3: 'frog', guard4: 'dining' } as const;
    const watches = watchesOf(testState({ pawns, security: nothing }), atlas);
    expect(watches.map(({ guard, tile }) => `${guard} ${tile.tile}`)).toEqual(['guard1 5']);
  });

  it('is the tile the beholder hovers over, once it has appeared', () => {
    const over = (beholder: SecurityState['beholder']) =>
      beholderTile(testState({ security: { ...nothing, beholder } }), atlas)?.tile ?? null;
    expect([over('none'), over('waiting'), over(tileName('5'))]).toEqual([null, null, '5']);
  });

  it('is nothing without a sensor', () => {
    expect(sensorOf(testState({ security: { ...nothing, sensor: 'north' } }), atlas)).toBeNull();
  });

  it('is the quarter next to one side of the tile', () => {
    expect(wedge('north')).toBe('M0 0L-194 -194L194 -194z');
    expect(wedge('east')).toBe('M0 0L194 -194L194 194z');
  });
});

describe('tokens in the mall', () => {
  it('are drawn at both ends, facing the other end', () => {
    const laid = { state: 'laid', from: place('1a:1,1'), to: place('1a:2,1') } as const;
    const tokens = laidTokens([{ state: 'ready' }, laid, { ...laid, to: place('7:0,0') }], atlas);
    expect(tokens.map(({ index, to }) => `${index} ${to.place}`)).toEqual(['1 1a:2,1']);
    expect(tokens.map(turnOf)).toEqual([90]);
  });
});
