import { duration } from '../base/clock_text';
import { describe, expect, it } from 'vitest';
import { sidesAt, type Catalog, type Scenario } from '../engine/catalog';
import type { Choice } from '../link/messages';
import {
  campaign,
  challenges,
  levelOf,
  nextScenario,
  scenarioOf,
  seatNumbers,
  seatTrouble,
  wantsCertified,
} from './choice';
import { levelOption, sideOf, toScenario } from './choice';

function scenario(number: number, more: Partial<Scenario> = {}): Scenario {
  return {
    id: `S${number}`,
    number,
    title: '',
    sides: ['1a', '1b'],
    enlarged_sides: ['1a', '1b'],
    level: 19,
    lowest_level: 12,
    highest_level: 24,
    fewest_seats: 1,
    most_seats: 8,
    rules: {},
    ...more,
  };
}

const special: Readonly<Record<number, Partial<Scenario>>> = {
  1: { sides: ['1a'], enlarged_sides: ['1a'], level: 9 },
  7: { sides: ['1b'], lowest_level: 19 },
  9: { fewest_seats: 3, most_seats: 9 },
};
const scenarios = Array.from({ length: 17 }, (_, index) => scenario(index + 1, special[index + 1]));
const catalog: Catalog = { tiles: [], scenarios, action_tiles: {} };
const choice: Choice = {
  scenario: 'S1',
  seats: 0,
  side: null,
  level: null,
  sand_ms: null,
  free_talk: false,
  pairs: false,
  public: true,
  pauses: false,
};
const numbered = (number: number): Scenario => scenarios[number - 1] ?? scenario(number);

describe('the path of scenarios', () => {
  it('is a campaign of seven and ten challenges', () => {
    expect(campaign(catalog).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(challenges(catalog)).toHaveLength(10);
  });

  it('leads from each scenario to the next', () => {
    expect(nextScenario(catalog, { scenario: 'S3' })).toBe('S4');
    expect(nextScenario(catalog, { scenario: 'S17' })).toBeNull();
    expect(nextScenario(catalog, { scenario: { name: 'mine' } })).toBeNull();
    expect(nextScenario(catalog, { scenario: 'T12-hardcore' })).toBe('T13');
    expect(nextScenario(catalog, { scenario: 'T13' })).toBeNull();
    expect(nextScenario(catalog, { scenario: 'F2' })).toBe('F3');
    expect(nextScenario(catalog, { scenario: 'F3' })).toBeNull();
    expect(scenarioOf(catalog, { scenario: { name: 'mine' } })).toBeNull();
  });
});

describe('a choice', () => {
  it('drops what belonged to the old scenario and keeps what belongs to the people', () => {
    const before: Choice = { ...choice, level: 20, side: '1b', free_talk: true, sand_ms: 240_000, pauses: true };
    expect({ ...before, ...toScenario(before, numbered(2)) }).toEqual({
      ...choice,
      scenario: 'S2',
      sand_ms: 240_000,
      pauses: true,
    });
    expect(Object.keys(toScenario(before, numbered(2)))).not.toContain('sand_ms');
  });

  it('keeps the seats only if they fit', () => {
    expect(toScenario({ ...choice, seats: 4 }, numbered(9))).not.toHaveProperty('seats');
    expect(toScenario({ ...choice, seats: 2 }, numbered(9)).seats).toBe(0);
    expect(toScenario({ ...choice, seats: 9 }, numbered(2)).seats).toBe(0);
  });

  it('asks for certified deals in the campaign, unless someone said no', () => {
    expect(wantsCertified(choice)).toBe(true);
    expect(wantsCertified({ ...choice, certified: false })).toBe(false);
    expect(wantsCertified({ ...choice, scenario: 'S8' })).toBe(false);
    expect(wantsCertified({ ...choice, scenario: { name: 'mine' } })).toBe(false);
    expect(wantsCertified({ ...choice, laid_by_hand: true })).toBe(false);
    const after = (before: Choice): Choice => ({ ...before, ...toScenario(before, numbered(2)) });
    expect(wantsCertified(after({ ...choice, certified: false }))).toBe(false);
    expect(wantsCertified(after({ ...choice, scenario: 'S8', certified: false }))).toBe(true); // there it says nothing
  });

  it('shows the defaults', () => {
    expect(levelOf(choice, numbered(1))).toBe(9);
    expect(sideOf(choice, numbered(1))).toBe('1a');
    expect(sideOf(choice, numbered(7))).toBe('1b');
    expect(duration(420_000)).toBe('7:00');
  });

  it('R-95: the printed deck of scenario 7 has one side, an enlarged one has both', () => {
    expect(sidesAt(numbered(7), 19)).toEqual(['1b']);
    expect(sidesAt(numbered(7), 20)).toEqual(['1a', '1b']);
    const enlarged: Choice = { ...choice, scenario: 'S7', level: 20, side: '1a' };
    expect(levelOption(enlarged, numbered(7), 21)).toEqual({ level: 21 });
    expect(levelOption(enlarged, numbered(7), 19)).toEqual({ level: 19, side: null });
  });

  it('offers at least as many seats as people are seated', () => {
    expect(seatNumbers(numbered(9), choice, 4)).toEqual([4, 5, 6, 7, 8, 9]);
    expect(seatNumbers(numbered(9), choice, 1)[0]).toBe(3);
    expect(seatNumbers(null, { ...choice, scenario: { name: 'Mine' } }, 0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('S9-1: knows that a custom scenario with a leader needs three seats and allows nine', () => {
    for (const scenario of [
      { name: 'Mine', leader: true },
      { name: 'Mine', combine: ['S9'] },
    ]) {
      const led = { ...choice, scenario };
      expect(seatNumbers(null, led, 0)).toEqual([3, 4, 5, 6, 7, 8, 9]);
      expect(seatTrouble(null, led, 2)).toEqual({ fault: 'few', count: 3 });
      expect(seatTrouble(null, led, 9)).toBeNull();
    }
    expect(seatTrouble(null, { ...choice, scenario: { name: 'Mine' } }, 9)).toEqual({ fault: 'many', count: 8 });
  });

  it('knows if too few or too many are seated', () => {
    expect(seatTrouble(numbered(9), choice, 2)).toEqual({ fault: 'few', count: 3 });
    expect(seatTrouble(numbered(9), { ...choice, seats: 4 }, 2)).toBeNull();
    expect(seatTrouble(numbered(2), choice, 9)).toEqual({ fault: 'many', count: 8 });
    expect(seatTrouble(numbered(2), { ...choice, seats: 3 }, 4)).toEqual({ fault: 'many', count: 3 });
    expect(seatTrouble(numbered(2), choice, 4)).toBeNull();
  });
});
