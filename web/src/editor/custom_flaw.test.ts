import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/engine';
import { builtEngine, builtModule } from '../engine/engine_file';
import en from '../text/en/editor';
import { editorTexts } from '../text/editor';
import { Checker } from './checker';
import { flawText } from './module_list';
import { flawOf } from './custom_flaw';
import { deckTiles, firstScenario, scenarioJson } from './custom_scenario';

let engine: Engine;
let checker: Checker;
beforeAll(async () => {
  engine = await builtEngine();
  checker = await Checker.load(builtModule('replay'));
  await editorTexts.load();
});

const named = (name: string) => ({ ...firstScenario(engine.catalog), name });
const refused = (name: string): string | undefined => flawOf(named(name), 4, engine.catalog, checker)?.refused;

describe('the name of a custom scenario', () => {
  it('must exist and be visible', () => {
    for (const name of ['', '   ', '\u3000']) expect(refused(name), name).toBe('NameIsMissing');
    for (const name of ['\u202eterces', 'Qui\u200bet', 'Two\u2028lines', '\u200b']) {
      expect(refused(name), name).toBe('NameIsUnseen');
    }
    expect(refused('Äpfel & 🧙 100 %')).toBeUndefined();
  });

  it('must be as short as the engine requires, in bytes', () => {
    expect(refused('x'.repeat(60))).toBeUndefined();
    expect(refused('ä'.repeat(31))).toBe('NameIsLong');
  });

  it('must not be that of a printed scenario', () => {
    for (const name of ['S17', 's1', 'F0', 'T1-hardcore', 'T2+M2', ' t13 '])
      expect(refused(name), name).toBe('NameIsPrinted');
    for (const name of ['S', 'Scenario 7', 'S7 again', '7', 'M1', 'S18']) expect(refused(name), name).toBeUndefined();
  });

  it('says what is wrong with it, and ignores surrounding spaces', () => {
    const flaw = flawOf(named('S17'), 4, engine.catalog, checker);
    expect(flaw && flawText(flaw)).toBe(en['editor.flaw.NameIsPrinted']);
    expect(scenarioJson(named('  Quiet heist '), engine.catalog)['name']).toBe('Quiet heist');
  });
});

describe('the deck of a custom scenario', () => {
  it('X-GEN-9: with all tiles ticked, a tile and its starred version are reported', () => {
    const tiles = deckTiles(engine.catalog);
    expect(tiles.length).toBe(36);
    const flaw = flawOf({ ...named('All of them'), tiles, top: tiles }, 4, engine.catalog, checker);
    expect(flaw).toMatchObject({ refused: 'TileAndItsStar', rule: 'X-GEN-9' });
    expect(flaw && flawText(flaw)).toMatch(/^Tile \d+\D?: A deck can’t have both a tile and its starred version/);
  });

  it('is never too large to read', () => {
    const tiles = deckTiles(engine.catalog);
    for (let count = 0; count <= tiles.length; count += 1) {
      for (const some of [tiles.slice(0, count), tiles.slice(tiles.length - count)]) {
        expect(flawOf({ ...named('Some'), tiles: some }, 4, engine.catalog, checker)?.refused, `${count}`).not.toBe('');
      }
    }
  });
});
