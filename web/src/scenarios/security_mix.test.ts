import { beforeAll, describe, expect, it } from 'vitest';
import { builtEngine } from '../engine/engine_file';
import type { Engine } from '../engine/engine';
import type { Module } from '../engine/security_position';
import type { Choice } from '../link/messages';
import { dealWords } from '../engine/deal_words';
import { nextGame } from '../engine/game_names';
import { scenarioId } from './choice';
import { gameOf, scenarioFor, toSecurity } from './security_games';
import {
  dealOf,
  deckOf,
  firstMix,
  isChallenge,
  mixOf,
  modules,
  customScenario,
  upTo,
  weigh,
  withModule,
  type Mix,
} from './security_mix';

const choice: Choice = {
  scenario: 'S7',
  seats: 9,
  side: '1b',
  level: 20,
  sand_ms: 240_000,
  free_talk: true,
  pairs: true,
  public: true,
  pauses: true,
  certified: false,
  laid_by_hand: true,
};

const mixed = (...names: readonly Module[]): Mix => ({ ...firstMix, modules: new Set(names) });

describe('a game of the expansion', () => {
  it('is chosen by its name, and keeps people and sand', () => {
    const change = { scenario: 'T1', side: null, level: null, free_talk: false, pairs: false };
    expect(toSecurity(choice, 'T1')).toEqual({ ...change, seats: 0 });
    expect(toSecurity({ ...choice, seats: 4 }, 'T1')).toEqual(change); // people, sand and house rules stay
    expect(gameOf({ scenario: 'T12-hardcore' })).toEqual({ id: 'T12', hardcore: true, tokens: false });
    expect(gameOf({ scenario: 'T12-hardcore+M2' })).toEqual({ id: 'T12', hardcore: true, tokens: true });
    expect(gameOf({ scenario: 'T2+M2' })).toEqual({ id: 'T2', hardcore: false, tokens: true });
    expect(gameOf({ scenario: 'S7' })).toBeNull();
    expect(gameOf({ scenario: { name: 'mine' } })).toBeNull();
  });

  it('can only be hardcore if it is a tutorial', () => {
    expect(scenarioFor({ id: 'T3', hardcore: true, tokens: false })).toBe('T3-hardcore');
    expect(scenarioFor({ id: 'F3', hardcore: true, tokens: false })).toBe('F3');
  });

  it('T-SETUP: may have anti-stress tokens, if it is a tutorial', () => {
    expect(scenarioFor({ id: 'T3', hardcore: false, tokens: true })).toBe('T3+M2');
    expect(scenarioFor({ id: 'T3', hardcore: true, tokens: true })).toBe('T3-hardcore+M2');
    expect(scenarioFor({ id: 'F3', hardcore: false, tokens: true })).toBe('F3');
    expect(scenarioId({ scenario: 'T3-hardcore+M2' })).toBe('T3');
    expect(nextGame('T3-hardcore+M2')).toBe('T4-hardcore+M2');
    expect(dealWords({ scenario: 7, seats: 1, game: 'T3-hardcore+M2' })).toContain(
      'game=T3 hardcore=yes anti_stress=yes',
    );
  });
});

describe('a mix of modules', () => {
  it('R-87: has seven helpers and six challenges', () => {
    const all = Array.from({ length: 13 }, (_, i) => `M${i + 1}` as Module);
    expect(all.filter(isChallenge)).toEqual(['M1', 'M5', 'M6', 'M8', 'M11', 'M13']);
    expect(weigh(mixed(...all))).toMatchObject({ challenges: 6, helpers: 7 });
  });

  it('adds the tiles it needs, each replacing the one with its number', () => {
    expect(deckOf(mixed('M1', 'M2'))).toEqual(['2', '3', '4', '5', '6', '7', '8', '9*', '10', '11', '12']);
    expect(deckOf(mixed('M8', 'M13'))).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6*',
      '7*',
      '8',
      '9',
      '10',
      '11',
      '12',
      '27*',
      '29*',
    ]);
    expect(deckOf({ ...mixed('M11'), guards: 2 })).toContain('10*');
    expect(deckOf({ ...mixed('M11'), guards: 2 })).not.toContain('2*');
    expect(deckOf({ ...firstMix, wide: true })).toContain('24');
  });

  it('adds a code if a door needs one', () => {
    expect(deckOf(mixed('M5', 'M11'))).toContain('26*');
    expect(deckOf(mixed('M3', 'M5', 'M11'))).not.toContain('26*');
    expect(deckOf(mixed('M11', 'M12'))).toContain('26*');
  });

  it('R-86: has 8* if it is wanted and something opens its walls', () => {
    const wanted = (...names: readonly Module[]): Mix => ({ ...mixed(...names), closed: true });
    expect(deckOf(mixed('M1', 'M3'))).toContain('8');
    expect(deckOf(wanted('M1', 'M3'))).toContain('8*');
    expect(deckOf(wanted('M1', 'M4'))).toContain('8*');
    expect(deckOf(wanted('M1', 'M4'))).not.toContain('8');
    expect(deckOf(wanted('M1', 'M2'))).toContain('8');
    expect(deckOf(wanted('M4', 'M5', 'M11'))).not.toContain('26*'); // M5-1: 8* has a code
  });

  it('can be read back from what the table plays', () => {
    const mix: Mix = { ...upTo(firstMix, 11), guards: 2, wide: true, closed: true, rules: 12 };
    expect(mixOf({ scenario: customScenario(mix) })).toEqual(mix);
    expect(mixOf({ scenario: customScenario(firstMix) })).toEqual(firstMix);
    expect(mixOf({ scenario: { name: 'mine', modules: 7 } })).toBeNull();
    expect(mixOf({ scenario: 'F0' })).toBeNull();
  });

  it('has a name that fits, however many modules it has', () => {
    expect(String(customScenario(upTo(firstMix, 13))['name']).length).toBeLessThanOrEqual(60);
  });

  it('is rated at a glance', () => {
    expect(weigh(mixed('M2', 'M3'))).toEqual({ challenges: 0, helpers: 2, level: 'easy' });
    expect(weigh(firstMix).level).toBe('fair');
    expect(weigh(upTo(firstMix, 7))).toEqual({ challenges: 3, helpers: 4, level: 'fair' });
    expect(weigh(upTo(firstMix, 11)).level).toBe('tough');
    expect(weigh(upTo(firstMix, 13))).toEqual({ challenges: 6, helpers: 7, level: 'merciless' });
  });
});

describe("the engine's verdict", () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await builtEngine();
    await engine.expand();
  });

  it('accepts every module that has what it needs', () => {
    for (const module of modules) {
      const needs: readonly Module[] = module === 'M5' || module === 'M12' ? ['M1', module] : [module];
      expect(engine.check(dealOf(mixed(...needs))), module).toBeNull();
    }
    for (const last of [2, 7, 11, 13]) expect(engine.check(dealOf(upTo(firstMix, last)))).toBeNull();
  });

  it("refuses what can't work, and names the module", () => {
    const room = withModule(mixed('M2'), 'M5', true);
    expect(engine.check(dealOf(room))).toMatchObject({ refused: 'ModuleNeedsAModule', args: { module: 'M5' } });
    expect(engine.check(dealOf(mixed('M12')))).toMatchObject({
      refused: 'ModuleNeedsAModule',
      args: { module: 'M12' },
    });
    const still: Mix = { ...mixed('M1', 'M12'), rules: 16 };
    expect(engine.check(dealOf(still))).toMatchObject({ refused: 'ModuleNeedsTheVortex' });
    expect(withModule(room, 'M5', false).modules).toEqual(new Set(['M2']));
  });
});
