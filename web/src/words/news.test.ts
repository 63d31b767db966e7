import { timerTurnMs } from '../base/durations';
import { describe, expect, it } from 'vitest';
import type { GameEvent, State } from '../engine/position';
import type { Rules } from '../engine/rules';
import { testRules } from '../engine/rules_for_tests';
import { bannerOf, pastNews, type Reader } from './news';
import { noiseOf } from '../sound/noises';

const reader: Reader = { seats: [1], nameOf: (seat) => ['Ana', 'Bo', 'Cy'][seat ?? -1] ?? null };
const state = { seats: 3, action_tiles: [['north'], ['vortex', 'west'], []], escaped: [] } as unknown as State;
const flipped: GameEvent = { kind: 'flipped', at_ms: 70_000, left_ms: 70_000, by: 'space' };
const opened: GameEvent = { kind: 'talk_opened', talk: 'window' };
const knock: GameEvent = { kind: 'do_something', by: 0, before: 1, ready_ms: 0 };

describe('banners', () => {
  it('say what I have after passing, and from whom (S3-1)', () => {
    const banner = bannerOf({ kind: 'passed' }, [], state, reader);
    expect(banner).toMatchObject({ abilities: ['vortex', 'west'], text: 'from Ana' });
  });

  it('say that I lead without actions (S9-1)', () => {
    expect(bannerOf({ kind: 'passed' }, [], state, { ...reader, seats: [2] })?.title).toBe('You lead');
  });

  it('T-GOAL: count those who have to get out, and nobody else', () => {
    const escaped: GameEvent = { kind: 'escaped', pawn: 'green', stays: false };
    const after = (escapes: readonly string[]): State =>
      ({ ...state, escaped: ['green'], goal: { steals: [], escapes } }) as unknown as State;
    expect(bannerOf(escaped, [escaped], after(['green', 'orange']), reader)?.text).toBe('1 still inside.');
    expect(bannerOf(escaped, [escaped], after(['yellow', 'purple', 'green', 'orange']), reader)?.text).toBe(
      '3 still inside.',
    );
    expect(bannerOf(escaped, [escaped], after(['green']), reader)).toBeNull();
  });

  it('SX-1: say what the theft changes by the rules of the game', () => {
    const told = (change: Partial<Rules>): string | undefined =>
      bannerOf({ kind: 'stolen' }, [], { ...state, rules: { ...testRules, ...change } } as State, reader)?.text;
    expect(told({})).toBe('The vortex is off. Run for the exits.');
    expect(told({ exits: 'one' })).toBe('The vortex is off. Run for the purple exit.');
    expect(told({ exits: 'foreign', vortex: 'out_of_service' })).toBe('Run for exits of other colours.');
  });

  it('say why one may talk', () => {
    expect(bannerOf(opened, [flipped, opened], state, reader)?.text).toContain('1:10');
    expect(bannerOf(opened, [opened], state, reader)?.text).toContain('elf');
  });

  it('do not speak of talking to somebody alone', () => {
    const alone = { ...state, solo: { pile: [] } } as unknown as State;
    expect(bannerOf(opened, [flipped, opened], alone, reader)?.title).toContain('1:10');
    expect(bannerOf(opened, [opened], alone, reader)).toBeNull();
  });

  it('are over with their moment', () => {
    const now = (more: object): State =>
      ({ ...state, outcome: 'running', talk: 'window', do_something: { before: 1 }, ...more }) as unknown as State;
    expect(pastNews(now({}), [1])).toEqual([]);
    expect(pastNews(now({ talk: 'silent' }), [1])).toEqual(['talk']);
    expect(pastNews(now({}), [0])).toEqual(['knock']);
    expect(pastNews(now({ outcome: 'won' }), [1])).toContain('actions');
    expect(pastNews(null, [1])).toContain('talk');
  });

  it('come at once when the red pawn is put before me, and not before others', () => {
    expect(bannerOf(knock, [knock], state, reader)).toMatchObject({ urgent: true, text: 'Ana means you.' });
    expect(bannerOf(knock, [knock], state, { ...reader, seats: [2] })).toBeNull();
    expect(bannerOf(knock, [knock], state, { ...reader, seats: [0, 1, 2] })).toBeNull();
  });
});

describe('noises', () => {
  it('knock loudly before me, softly before others or in soft mode', () => {
    expect(noiseOf(knock, [knock], 1, false)).toEqual({ sound: 'knock', vibration: [60, 60, 60, 60, 120] });
    expect(noiseOf(knock, [knock], 1, true)).toEqual({ sound: 'soft_knock' });
    expect(noiseOf(knock, [knock], 2, false)).toEqual({ sound: 'soft_knock' });
  });

  it('ring the bell when the glass stands, and hush only when silence stays', () => {
    expect(noiseOf(opened, [flipped, opened], 0, false)?.afterMs).toBeGreaterThan(timerTurnMs);
    expect(noiseOf({ kind: 'talk_closed' }, [{ kind: 'talk_closed' }, opened], 0, false)).toBeNull();
    expect(noiseOf({ kind: 'talk_closed' }, [{ kind: 'talk_closed' }], 0, false)).toEqual({ sound: 'hush' });
  });
});
