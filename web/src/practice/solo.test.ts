// Solo as the book has it, started from an address and without a server.
import { beforeAll, describe, expect, it } from 'vitest';
import { sidesAt } from '../engine/catalog';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import type { ActionText } from '../engine/words';
import { ManualClock } from '../game/testing/manual_clock';
import { FakeCompanion } from '../teammates/testing/fake_companion';
import { readSoloChoice, scenariosFor, soloPath, unknownScenario, type SoloChoice } from './solo_choice';
import { startGame } from './start';

const act = (text: string): ActionText => text as ActionText;

let engine: Engine;
beforeAll(async () => {
  engine = await builtEngine();
});

const start = (choice: SoloChoice) => startGame(engine, choice, new FakeCompanion(), new ManualClock());

describe('the choice', () => {
  it('has every scenario for this number of players', () => {
    const numbers = scenariosFor(engine.catalog, 1).map(({ number }) => number);
    expect(numbers).toHaveLength(16);
    expect(numbers).not.toContain(9);
    for (const seats of [3, 4, 8]) expect(scenariosFor(engine.catalog, seats)).toHaveLength(17);
  });

  it('is written into the address and read back', () => {
    for (const choice of [
      { scenario: 1 },
      { scenario: 7, side: '1a', level: 22, sand_ms: 240_000 },
      { scenario: 17, sand_ms: 420_000 },
      { scenario: 9, teammates: { seats: 3, pace: 'brisk' } },
      { scenario: 7, level: 22, teammates: { seats: 8, pace: 'human' } },
    ] as const) {
      expect(readSoloChoice(engine.catalog, soloPath(choice).replace(/^[^?]*/, ''))).toEqual(choice);
    }
  });

  it("uses the scenario's defaults if an address is nonsense", () => {
    for (const search of ['', '?scenario=9', '?scenario=0', '?scenario=x&level=99', '?side=2']) {
      expect(readSoloChoice(engine.catalog, search)).toEqual({ scenario: 1 });
    }
    expect(unknownScenario(engine.catalog, '?scenario=99')).toBe('99');
    expect(unknownScenario(engine.catalog, '?scenario=9')).toBe('9');
    expect(unknownScenario(engine.catalog, '?scenario=17')).toBeNull();
    expect(unknownScenario(engine.catalog, '')).toBeNull();
    expect(readSoloChoice(engine.catalog, '?scenario=3&level=24&side=1b&sand=1')).toEqual({ scenario: 3 });
    expect(readSoloChoice(engine.catalog, '?scenario=7&side=1a')).toEqual({ scenario: 7 });
    for (const search of ['?seats=1', '?seats=9', '?seats=x&pace=brisk']) {
      expect(readSoloChoice(engine.catalog, search)).toEqual({ scenario: 1 });
    }
    expect(readSoloChoice(engine.catalog, '?seats=2&pace=slow')).toEqual({
      scenario: 1,
      teammates: { seats: 2, pace: 'human' },
    });
    expect(unknownScenario(engine.catalog, '?scenario=9&seats=4')).toBeNull();
  });
});

describe('a solo game', () => {
  it('can be dealt in every scenario, at every level and side', async () => {
    for (const scenario of scenariosFor(engine.catalog, 1)) {
      for (const level of [scenario.lowest_level, scenario.highest_level]) {
        for (const side of sidesAt(scenario, level)) {
          const { session } = await start({ scenario: scenario.number, level, side });
          expect(session.confirmed.value).toMatchObject({ seats: 1, solo: { count: 7, pile: [] } });
          session.close();
        }
      }
    }
  });

  it('B-SOLO-2, B-SOLO-3, B-SOLO-6: one action at a time, turned over from the deck', async () => {
    const { session } = await start({ scenario: 1 });
    const revealed: string[] = [];
    for (let turn = 0; turn < 7; ++turn) {
      session.act(act('reveal'));
      const pile = session.confirmed.value?.solo?.pile ?? [];
      revealed.push(pile.at(-1) ?? '');
      expect(session.confirmed.value?.action_tiles).toEqual([[pile.at(-1)]]);
    }
    expect(new Set(revealed).size).toBe(7);
    // The empty deck is the pile turned over, in its old order.
    session.act(act('reveal'));
    expect(session.confirmed.value?.solo?.pile).toEqual([revealed[0]]);
  });
});
