// The built module must do what the native engine does, and survive everything it is given.
import { beforeAll, describe, expect, it } from 'vitest';
import { builtEngine, builtModule } from './engine_file';
import type { Deal, Engine, LocalGame, Position } from './engine';
import alone from './fixtures/alone.json';
import four from './fixtures/four.json';
import leader from './fixtures/leader.json';
import type { GameEvent } from './position';
import { loadEngine } from './wasm_engine';
import type { ActionText, Place } from './words';

interface Played {
  readonly deal: Deal;
  readonly hash: string;
  readonly steps: readonly {
    readonly seat: number;
    readonly at: number;
    readonly action: string;
    readonly events: readonly GameEvent[];
    readonly hash: string;
  }[];
  readonly end: { readonly at: number; readonly events: readonly GameEvent[]; readonly hash: string };
}

const played = { alone, four, leader } as unknown as Readonly<Record<string, Played>>;
const seed = '00000000000000000000000000000001';
const act = (text: string): ActionText => text as ActionText;
const place = (text: string): Place => text as Place;

let engine: Engine;
beforeAll(async () => {
  engine = await builtEngine();
});

function dealt(deal: Deal): LocalGame {
  const game = engine.deal(deal);
  if ('refused' in game) throw new Error(game.text);
  return game;
}

function viewOf(game: LocalGame): Position {
  const view = engine.open(game.ruleset, game.position);
  if (view === null) throw new Error('The engine does not read its own position.');
  return view;
}

// Yellow stands next to the timer's corridor on tile 1a; seat 0 may go west and take the vortex.
const laid: Deal = {
  scenario: 1,
  seats: 4,
  seed,
  deck: ['5', '3'],
  heroes: { yellow: '1a:1,1', purple: '1a:1,2', green: '1a:2,1', orange: '1a:2,2' },
  deal: [['vortex', 'west'], ['explore', 'south'], ['escalator', 'east'], ['north']],
};

describe('what the engine is', () => {
  it('gives its versions and a signature', () => {
    expect(engine.versions).toEqual({ engine: '0.1.0', rules: 1, catalog: 1, record: 1 });
    expect(engine.signature).toMatch(/^[0-9a-f]{16}$/);
    expect(engine.signature).toBe(engine.signature);
  });

  it("also loads from a server's answer, and says if there is none", async () => {
    const typed = new Response(builtModule(), { headers: { 'content-type': 'application/wasm' } });
    expect((await loadEngine(Promise.resolve(typed))).versions.rules).toBe(1);
    expect((await loadEngine(new Response(builtModule()))).versions.rules).toBe(1);
    await expect(loadEngine(new Response('', { status: 404 }))).rejects.toThrow('404');
  });
});

describe('the catalog', () => {
  it('has 38 faces of sixteen spaces', () => {
    expect(engine.catalog.tiles).toHaveLength(38);
    for (const face of engine.catalog.tiles) {
      expect(face.spaces).toHaveLength(16);
      face.spaces.forEach((space, index) => {
        expect(space.place).toBe(`${face.tile}:${Math.floor(index / 4)},${index % 4}`);
        expect([space.row, space.column]).toEqual([Math.floor(index / 4), index % 4]);
      });
    }
  });

  it('says what is printed on tile 1a', () => {
    const face = engine.catalog.tiles.find(({ tile }) => tile === '1a');
    expect(face).toMatchObject({ number: 1, back: 'base', entrance: null, floor: 'pale', restaurant: null });
    expect(face?.spaces[0]).toMatchObject({ symbol: 'sand_timer', colour: null });
    expect(face?.spaces[2]).toMatchObject({
      symbol: 'exploration',
      colour: 'orange',
      borders: { north: 'gate', east: 'open', south: 'open', west: 'open' },
    });
    expect(face?.spaces[15]?.symbol).toBe('illustrated');
    expect(face?.escalators).toEqual([['1a:2,3', '1a:3,2']]);
    expect(face?.sides.west).toEqual({ kind: 'explore', colour: 'purple' });
  });

  it('has walls that agree with their other side', () => {
    const across = { north: [-1, 0, 'south'], east: [0, 1, 'west'] } as const;
    for (const face of engine.catalog.tiles) {
      for (const space of face.spaces) {
        for (const [side, [rows, columns, back]] of Object.entries(across)) {
          const other = face.spaces.find(
            ({ row, column }) => row === space.row + rows && column === space.column + columns,
          );
          if (other) expect(other.borders[back]).toBe(space.borders[side as 'north' | 'east']);
        }
      }
    }
  });

  it('has seventeen scenarios and the action tiles of one to nine seats', () => {
    expect(engine.catalog.scenarios.map(({ id }) => id)).toEqual(Array.from({ length: 17 }, (_, i) => `S${i + 1}`));
    expect(engine.catalog.scenarios[0]).toMatchObject({
      sides: ['1a'],
      level: 9,
      rules: { exits: 'one', cameras: 'no' },
    });
    expect(Object.keys(engine.catalog.action_tiles)).toHaveLength(9);
    expect(engine.catalog.action_tiles['1']).toHaveLength(7);
    expect(engine.catalog.action_tiles['9']).toHaveLength(9);
    expect(engine.catalog.action_tiles['2']?.flat()).toHaveLength(7);
  });
});

describe.each(Object.entries(played))('the game "%s" of the native engine', (_name, { deal, hash, steps, end }) => {
  it('is dealt, played and followed to the same hashes', () => {
    const game = dealt(deal);
    const view = viewOf(game);
    expect(view.hash()).toBe(hash);
    for (const [index, step] of steps.entries()) {
      expect(view.legal(step.seat, step.at).map(({ action }) => action)).toContain(step.action);
      const happened = game.act(step.seat, step.at, act(step.action));
      if ('refused' in happened) throw new Error(happened.text);
      expect(happened).toMatchObject({ version: index + 1, at: step.at, hash: step.hash });
      const events = view.fold(happened.events);
      expect(events?.filter(({ kind }) => kind !== 'shuffled')).toEqual(
        step.events.filter(({ kind }) => kind !== 'shuffled'),
      );
      expect(view.hash()).toBe(step.hash);
      const again = viewOf(game);
      expect(again.hash()).toBe(step.hash);
      again.close();
    }
    const over = game.advance(end.at);
    expect(over?.hash).toBe(end.hash);
    expect(view.fold(over?.events ?? [])).toEqual(end.events);
    expect(view.hash()).toBe(end.hash);
    const { outcome, reason, version, deck, solo } = view.state(end.at);
    expect({ outcome, reason, version }).toEqual({
      outcome: 'lost',
      reason: 'sand_ran_out',
      version: steps.length + 1,
    });
    expect(deck.order).toBeNull();
    expect(solo?.order ?? null).toBeNull();
    view.close();
    game.close();
  });
});

describe('a position', () => {
  it('lists what can be done, sorted and with signals', () => {
    const view = viewOf(dealt(laid));
    const kinds = view.legal(0, 0).map(({ kind }) => kind);
    expect(kinds).toContain('vortex');
    expect(kinds.slice(-6)).toEqual(['do_something', 'do_something', 'do_something', 'stare', 'stare', 'stare']);
    expect(kinds.indexOf('move')).toBe(0);
    expect(view.legal(9, 0)).toEqual([]);
  });

  it('refuses with the rule and what it is about', () => {
    const view = viewOf(dealt(laid));
    expect(view.why(0, 'yellow', place('1a:1,0'))).toEqual({ action: 'y 1a:1,1>1a:1,0' });
    expect(view.why(1, 'yellow', place('1a:2,1'))).toMatchObject({ refused: 'WayIsBlocked', rule: 'B-MOVE-2' });
    expect(view.why(0, 'yellow', place('5:1,2'))).toMatchObject({ refused: 'NotInTheMall', rule: 'B-MOVE-2' });
    expect(view.foresee(0, 0, act('y 1a:1,1>1a:0,1'))).toMatchObject({
      refused: 'NotOnYourActionTile',
      rule: 'B-ACT-2',
    });
    expect(view.foresee(0, 0, act('y 1a:0,1>1a:0,0'))).toMatchObject({
      refused: 'Overtaken',
      rule: 'R-4',
      args: { place: '1a:1,1', pawn: 'yellow' },
    });
    expect(view.foresee(7, 0, act('draw'))).toMatchObject({ refused: 'NoSuchSeat' });
  });

  it('foresees steps and nothing else', () => {
    const game = dealt(laid);
    const view = viewOf(game);
    expect(view.foresee(3, 0, act('y 1a:1,1>1a:0,1'))).toEqual([
      { kind: 'moved', pawn: 'yellow', from: '1a:1,1', to: '1a:0,1', way: 'walk' },
    ]);
    // Onto the sand timer space: the server will flip the sand, the page shows the step alone.
    const before = view.state(1000);
    expect(view.foresee(0, 1000, act('y 1a:0,1>1a:0,0'))).toHaveLength(1);
    const after = view.state(1000);
    expect(after.pawns.yellow).toBe('1a:0,0');
    expect(after).toEqual({ ...before, hash: after.hash, pawns: after.pawns });
    expect(after.flips).toBe(0);
    // What a step doesn't show is foreseen as nothing.
    expect(view.foresee(0, 1000, act('o 1a:2,2>1a:2,1'))).toMatchObject({ refused: 'WayIsBlocked' });
    expect(view.foresee(0, 1000, act('stare 2'))).toEqual([]);
    expect(view.state(1000)).toEqual(after);
  });

  it('can be copied, and the copy is independent', () => {
    const view = viewOf(dealt(laid));
    const copy = view.copy();
    copy.foresee(3, 0, act('y 1a:1,1>1a:0,1'));
    expect(copy.hash()).not.toBe(view.hash());
    copy.close();
    expect(view.state(0).pawns.yellow).toBe('1a:1,1');
  });

  it("rejects events that don't fit, and stays as it was", () => {
    const view = viewOf(dealt(laid));
    const hash = view.hash();
    const good = 'moved pawn=yellow from=1a:1,1 to=1a:0,1 way=walk';
    expect(view.fold([good, good])).toBeNull();
    expect(view.fold(['moved pawn=yellow'])).toBeNull();
    expect(view.fold(['\u0000\uffff; '])).toBeNull();
    expect(view.hash()).toBe(hash);
    expect(view.fold([good])).toHaveLength(1);
    expect(view.state(0).version).toBe(1);
  });
});

describe('a game in the page', () => {
  it('refuses anything after the sand has run out, and says when it did', () => {
    const game = dealt({ ...laid, sand_ms: 10_000 });
    expect(game.advance(9_999)).toBeNull();
    expect(game.act(3, 10_000, act('y 1a:1,1>1a:0,1'))).toMatchObject({ refused: 'SandHasRunOut', rule: 'B-TIME-1' });
    expect(game.advance(12_000)).toMatchObject({ at: 10_000, events: ['lost at_ms=10000 reason=sand_ran_out'] });
    expect(game.advance(13_000)).toBeNull();
  });

  it('keeps its secrets', () => {
    const game = dealt({ scenario: 4, seats: 1, seed });
    const state = viewOf(game).state(0);
    expect(state.deck.top).toBeNull();
    expect(state.solo).toMatchObject({ count: 7, order: null, pile: [] });
  });

  it("can't be dealt from nonsense", () => {
    expect(engine.deal({ ...laid, scenario: 18 })).toMatchObject({ refused: 'NoSuchScenario' });
    expect(engine.deal({ ...laid, seats: 12 })).toMatchObject({ refused: 'SeatsOutOfRange' });
    expect(engine.deal({ ...laid, deck: ['1b'] })).toMatchObject({ refused: 'NotInTheDeck', rule: 'B-SETUP-1' });
    expect(engine.deal({ ...laid, deck: ['cardboard'] })).toMatchObject({ refused: 'NotADeal', rule: null });
    expect(engine.deal({ ...laid, seed: '1' })).toMatchObject({ refused: 'NotADeal' });
    expect(engine.deal({ ...laid, sand_ms: -1 })).toMatchObject({ refused: 'NotADeal' });
    expect(engine.deal({ ...laid, deal: [['north']] })).toMatchObject({ refused: 'DealDoesNotFit' });
  });
});

describe('bad handles, numbers and texts', () => {
  it('are errors and never traps', () => {
    const game = dealt(laid);
    const view = viewOf(game);
    view.close();
    view.close();
    for (const ask of [
      () => view.state(0),
      () => view.hash(),
      () => view.legal(0, 0),
      () => view.why(0, 'yellow', place('1a:1,1')),
      () => view.fold([]),
      () => view.foresee(0, 0, act('draw')),
      () => view.copy(),
    ]) {
      expect(ask).toThrow("isn't open");
    }
    const open = viewOf(game);
    expect(() => open.state(-1)).toThrow('milliseconds');
    expect(() => open.state(Number.NaN)).toThrow('milliseconds');
    expect(() => open.state(1e12)).toThrow('milliseconds');
    expect(() => open.legal(-1, 0)).toThrow('seat');
    expect(() => open.legal(0.5, 0)).toThrow('seat');
    expect(() => open.foresee(0, 0, act('sand-runs-out'))).toThrow('action');
    expect(() => game.act(0, 0, act(''))).toThrow('action');
    expect(() => open.why(0, 'yellow', place('99:1,1'))).toThrow('place');
    expect(() => open.fold(['x'.repeat(2 << 20)])).toThrow('too long');
    expect(open.hash()).toMatch(/^[0-9a-f]{16}$/);
    expect(engine.open('', '')).toBeNull();
    expect(engine.open(game.ruleset, 'ff')).toBeNull();
    expect(engine.open(game.ruleset, `${game.position}00`)).toBeNull();
    expect(engine.open('scenario=S1', game.position)).toBeNull();
    expect(engine.open(dealt({ ...laid, seats: 2, deal: [] }).ruleset, game.position)).toBeNull();
  });

  it('survive a full list of positions', () => {
    const first = viewOf(dealt(laid));
    const copies: Position[] = [];
    expect(() => {
      for (let i = 0; i < 2000; ++i) copies.push(first.copy());
    }).toThrow('Too many');
    expect(copies.length).toBeGreaterThan(100);
    for (const copy of copies) copy.close();
    const again = first.copy();
    expect(again.hash()).toBe(first.hash());
    expect(() => copies[0]?.hash()).toThrow("isn't open");
  });
});
