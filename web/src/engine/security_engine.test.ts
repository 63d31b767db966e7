// Two modules behind one interface: each game goes to the one that can play it, and the second is loaded when it is
// needed.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { builtEngine, builtModule } from './engine_file';
import type { Deal, Engine } from './engine';
import { loadEngines } from './load_engines';
import { loadEngine } from './wasm_engine';
import type { ActionText } from './words';

const seed = '00000000000000000000000000000001';
const tutorial: Deal = { scenario: 1, game: 'T1', seats: 4, seed };
const mall = ['2', '3', '4', '5', '6', '7', '8', '9*', '10', '11', '12'];

describe('the engine with the expansion', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await builtEngine();
    await engine.expand();
  });

  it('has the same versions, cardboard and signature', async () => {
    const whole = await loadEngine(builtModule('engine-security'));
    expect(whole.versions).toEqual(engine.versions);
    expect(whole.catalog).toEqual(engine.catalog);
    expect(whole.signature).toBe(engine.signature);
  });

  it('deals a tutorial and lists what its tokens allow', () => {
    const game = engine.deal(tutorial);
    if ('refused' in game) throw new Error(game.text);
    const view = engine.open(game.ruleset, game.position);
    expect(view?.state(0)).toMatchObject({
      scenario: 'T1',
      security: { shafts: [{ state: 'ready' }, { state: 'ready' }] },
    });
    const [first] = view?.tokens(0) ?? [];
    expect(first).toMatchObject({ kind: 'shaft', pair: 'dark' });
    const happened = game.act(0, 100, first?.action ?? ('' as ActionText));
    expect('events' in happened && view?.fold(happened.events)?.map(({ kind }) => kind)).toContain('shaft_laid');
    expect(view?.hash()).toBe('hash' in happened ? happened.hash : null);
  });

  it('begins hardcore mode on the other side', () => {
    const game = engine.deal({ ...tutorial, game: 'T1-hardcore' });
    expect('ruleset' in game && game.ruleset).toContain('side=1b');
  });

  it("says why modules don't work together", () => {
    const own = { scenario: 7, seats: 4, tiles: mall };
    expect(engine.check({ ...own, modules: ['M1', 'M2'] })).toBeNull();
    expect(engine.check({ ...own, modules: ['M6'] })).toMatchObject({
      refused: 'ModuleNeedsATile',
      args: { module: 'M6' },
    });
  });
});

describe('two engines', () => {
  it('keep the base game with the first and fetch the second once', async () => {
    const fetched = vi.fn(() => builtModule('engine-security'));
    const engine = await loadEngines(builtModule(), fetched);
    const base = engine.deal({ scenario: 1, seats: 4, seed });
    const ruleset = 'ruleset' in base ? base.ruleset : '';
    expect(engine.takes(ruleset)).toBe(true);
    expect(engine.takes(ruleset.replace('modules=', 'modules=M2'))).toBe(false);
    expect(engine.takes(ruleset.replace('tiles=2', 'tiles=2*'))).toBe(false);
    expect(engine.open(ruleset.replace('modules=', 'modules=M2'), 'position' in base ? base.position : '')).toBeNull();
    await Promise.all([engine.expand(), engine.expand()]);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(engine.takes(ruleset.replace('modules=', 'modules=M2'))).toBe(true);
  });

  it('try again after a failure', async () => {
    let isThere = false;
    const engine = await loadEngines(builtModule(), () => {
      if (!isThere) throw new Error('away');
      return builtModule('engine-security');
    });
    await expect(engine.expand()).rejects.toThrow('away');
    isThere = true;
    await engine.expand();
    expect('ruleset' in engine.deal(tutorial)).toBe(true);
  });
});
