import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/engine';
import { builtEngine, builtModule } from '../engine/engine_file';
import type { TileName } from '../engine/words';
import { Checker } from './checker';
import { dropped, pressed } from './deck_lanes';
import {
  deckTiles,
  firstScenario,
  leastSand,
  levelOf,
  likeScenario,
  mostSand,
  readScenario,
  rulesetText,
  scenarioJson,
  switches,
  switchNames,
  type CustomScenario,
} from './custom_scenario';
import { readScenarioHash, scenarioHash } from './scenario_link';

let engine: Engine;
let checker: Checker;
beforeAll(async () => {
  engine = await builtEngine();
  checker = await Checker.load(builtModule('replay'));
});

const named = (own: CustomScenario): CustomScenario => ({ ...own, name: 'Äpfel & 🧙 100 %' });

describe('a custom scenario', () => {
  it('SX-1: the engine knows every word of every switch', () => {
    const own = named(firstScenario(engine.catalog));
    expect(checker.flawOf(rulesetText(own, 4))).toBeNull();
    for (const name of switchNames) {
      for (const word of switches[name]) {
        const flaw = checker.flawOf(rulesetText({ ...own, switches: { ...own.switches, [name]: word } }, 4));
        expect(flaw?.refused, `${name}=${word}`).not.toBe(''); // read, no matter what the engine thinks of it
      }
    }
  });

  it("SX-2: a scenario that can't be won is refused with the rule", () => {
    const own = named(likeScenario(engine.catalog, 'S17', ''));
    expect(checker.flawOf(rulesetText(own, 4))).toBeNull();
    const flaw = checker.flawOf(rulesetText({ ...own, switches: { ...own.switches, exits: 'one' } }, 4));
    expect(flaw).toMatchObject({ refused: 'GroupsNeedOwnExits', rule: 'SX-3' });
    expect(checker.flawOf(rulesetText({ ...own, name: '' }, 4))).toMatchObject({ refused: 'NameIsMissing' });
  });

  it('can start from each scenario in the book', () => {
    for (const { id, rules } of engine.catalog.scenarios) {
      const own = named(likeScenario(engine.catalog, id, ''));
      expect(own.switches).toMatchObject(rules);
      expect(checker.flawOf(rulesetText(own, 4)), id).toBeNull();
    }
  });

  it('survives a link unchanged', () => {
    const start = named(likeScenario(engine.catalog, 'S13', ''));
    const all = deckTiles(engine.catalog);
    const laid = pressed(pressed(start, '9' as TileName, 'top', all), '4' as TileName, 'tiles', all);
    for (const own of [start, laid, { ...laid, sand_ms: 240_000, side: '1a' as const }]) {
      const hash = scenarioHash(scenarioJson(own, engine.catalog));
      expect(hash).toMatch(/^#s=[\w-]+$/);
      expect(readScenario(readScenarioHash(hash), engine.catalog)).toEqual({ own, changed: [] });
    }
  });

  it('reads what people write: levels, tiles, and scenarios to combine', () => {
    const told = { name: 'Blind vortex', level: 14, combine: ['S8', 'S16'], loudspeakers: false };
    const reading = readScenario(told, engine.catalog);
    const own = reading?.own;
    expect(reading?.changed).toEqual([]);
    expect(own?.switches).toMatchObject({ deck_face: 'up', vortex: 'out_of_service', loudspeakers: 'no' });
    expect(own && levelOf(engine.catalog, own.tiles)).toBe(14);
    for (const nothing of [null, 7, 'S7', [], {}, { name: 5 }]) {
      expect(readScenario(nothing, engine.catalog)).toBeNull();
    }
    const badUtf8 = `#s=${btoa('{"name":"\xff"}')}`;
    for (const hash of ['', '#s=', '#s=!', '#s=bm90IGpzb24', badUtf8, '#t=5']) {
      expect(readScenarioHash(hash), hash).toBeNull();
    }
  });

  it.each([1e300, Infinity, -5, 0, 45_000, 600_000.4])(
    'keeps the sand within what the editor offers: %d',
    (sand_ms) => {
      const sand = readScenario({ name: 'Sand', sand_ms }, engine.catalog)?.own.sand_ms ?? 0;
      expect(sand).toBe(sand_ms === 45_000 ? 45_000 : sand_ms > leastSand ? mostSand : leastSand);
    },
  );

  it('says which fields could not be loaded', () => {
    const changed = (said: object): readonly string[] | undefined =>
      readScenario({ name: 'Odd', ...said }, engine.catalog)?.changed;
    for (const [field, bad] of [
      ['colour', 'red'],
      ['level', 100_000],
      ['level', 14.5],
      ['level', 1],
      ['tiles', ['99']],
      ['tiles', '2'],
      ['tiles', ['2', '2']],
      ['top', ['24']], // not in the deck
      ['modules', ['M1', 'M99']],
      ['combine', ['S99']],
      ['side', '1c'],
      ['sand_ms', '180000'],
      ['sand_ms', 1e300],
      ['items', true],
      ['cameras', 'perhaps'],
      ['name', 'x'.repeat(61)],
    ] as const) {
      expect(changed({ [field]: bad }), `${field} ${String(bad)}`).toEqual([field]);
    }
    expect(changed({ tiles: ['2'], level: 14 })).toEqual(['level']);
    expect(changed({ tiles: ['2', '3'], top: ['3'], modules: ['M1'], side: '1a' })).toEqual([]);
    expect(changed({ cameras: false, talk: 'free', combine: ['S8'], sand_ms: 240_000 })).toEqual([]);
  });
});

describe('a press on a tile', () => {
  it('puts it in one place only', () => {
    const all = deckTiles(engine.catalog);
    const start = firstScenario(engine.catalog);
    const five = '5' as TileName;
    const out = pressed(start, five, 'tiles', all);
    expect(out.tiles).not.toContain(five);
    const top = pressed(out, five, 'top', all);
    expect([top.tiles.includes(five), top.top, top.bottom]).toEqual([true, [five], []]);
    const bottom = pressed(top, five, 'bottom', all);
    expect([bottom.top, bottom.bottom]).toEqual([[], [five]]);
    expect(pressed(bottom, five, 'bottom', all).bottom).toEqual([]);
    expect(pressed(bottom, five, 'tiles', all)).toEqual(out);
  });
});

describe('a tile that is dragged', () => {
  const all = ['2', '3', '4', '5', '6'] as unknown as readonly TileName[];
  const [two, three, four, five] = all as [TileName, TileName, TileName, TileName];
  const start: CustomScenario = {
    name: '',
    side: '1b',
    tiles: [two, three, four],
    top: [],
    bottom: [],
    modules: [],
    sand_ms: 180_000,
    switches: Object.fromEntries(switchNames.map((name) => [name, switches[name][0]])) as CustomScenario['switches'],
  };

  it('goes from lane to lane, and into the deck with it', () => {
    const top = dropped(start, five, 'top', null, all);
    expect([top.tiles, top.top]).toEqual([[two, three, four, five], [five]]);
    const bottom = dropped(top, five, 'bottom', null, all);
    expect([bottom.top, bottom.bottom]).toEqual([[], [five]]);
    expect(dropped(bottom, five, 'in', null, all)).toMatchObject({ tiles: [two, three, four, five], bottom: [] });
    expect(dropped(bottom, five, 'out', null, all)).toMatchObject({ tiles: [two, three, four], bottom: [] });
  });

  it('is put before the one it is dropped on', () => {
    const both = dropped(dropped(start, two, 'top', null, all), three, 'top', null, all);
    expect(both.top).toEqual([two, three]);
    expect(dropped(both, four, 'top', 1, all).top).toEqual([two, four, three]);
    expect(dropped(both, three, 'top', 0, all).top).toEqual([three, two]);
    expect(dropped(both, two, 'top', 0, all)).toBe(both);
    expect(dropped(both, two, 'top', null, all).top).toEqual([three, two]);
  });
});
