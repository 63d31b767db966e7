import { describe, expect, it } from 'vitest';
import type { Atlas } from '../board/atlas';
import type { Legal, State } from '../engine/position';
import { givesHelp, leftAfterFlip, timersInReach } from './flip_signs';

const state = (facts: object = {}): State =>
  ({ outcome: 'running', scenario: 'S1', name: null, out_of_order: [], ...facts }) as unknown as State;
const spots = new Map([
  ['1a:0,0', { space: { symbol: 'sand_timer' } }],
  ['1a:1,1', { space: { symbol: 'none' } }],
]);
const atlas = { spots } as unknown as Atlas;
const legal = (...to: readonly string[]): readonly Legal[] =>
  to.map((place) => ({ kind: 'move', pawn: 'yellow', from: '1a:2,2', to: place, action: 'x' }) as unknown as Legal);

describe('what flipping now would leave', () => {
  it('is the sand that has run through', () => {
    expect(leftAfterFlip(180_000, 170_000)).toBe(10_000);
    expect(leftAfterFlip(180_000, 0)).toBe(180_000);
    expect(leftAfterFlip(180_000, 181_000)).toBe(0);
  });

  it('is shown once, where a hero can go and the timer still works', () => {
    expect(timersInReach(legal('1a:0,0', '1a:0,0', '1a:1,1'), atlas, state())).toEqual(['1a:0,0']);
    expect(timersInReach(legal('1a:1,1'), atlas, state())).toEqual([]);
    expect(timersInReach(legal('1a:0,0'), atlas, state({ out_of_order: ['1a:0,0'] }))).toEqual([]);
  });

  it('is shown in every game of practice: with modules, and in scenarios of one’s own', () => {
    expect(givesHelp({ kind: 'local' }, state({ scenario: 'T7', security: {} }))).toBe(true);
    expect(givesHelp({ kind: 'local' }, state({ name: 'Quiet heist' }))).toBe(true);
    expect(givesHelp({ kind: 'remote' }, state({ scenario: 'T1', security: {} }))).toBe(false);
  });

  it('R-2: is not shown under a breach', () => {
    const security = { shafts: [], breaches: [{ state: 'laid', from: '1a:0,0', to: '2:1,1' }] };
    expect(timersInReach(legal('1a:0,0'), atlas, state({ security }))).toEqual([]);
  });

  it('is not shown where only a guard can go', () => {
    const guard = { kind: 'move', pawn: 'guard1', from: '1a:2,2', to: '1a:0,0', action: 'x' } as unknown as Legal;
    expect(timersInReach([guard], atlas, state())).toEqual([]);
  });

  it('is otherwise only shown in the first scenarios', () => {
    expect(givesHelp({ kind: 'local' }, state({ scenario: 'S9' }))).toBe(true);
    expect(givesHelp({ kind: 'remote' }, state({ scenario: 'S3' }))).toBe(true);
    expect(givesHelp({ kind: 'remote' }, state({ scenario: 'S4' }))).toBe(false);
    expect(givesHelp({ kind: 'remote' }, state({ scenario: 'S13' }))).toBe(false);
    expect(givesHelp({ kind: 'local' }, state({ outcome: 'won' }))).toBe(false);
    expect(givesHelp({ kind: 'remote' }, state({ name: 'Quiet heist' }))).toBe(false);
    expect(givesHelp({ kind: 'local' }, null)).toBe(false);
  });
});
