import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Talk } from '../engine/position';
import type { Session } from '../game/session';
import type { Table } from '../link/messages';
import { opennessOf } from './openness';

interface Scene {
  readonly phase?: Table['phase'];
  readonly clock?: Table['clock'];
  readonly talk?: Talk;
  readonly seat?: number | null;
  readonly muted?: boolean;
  readonly circle?: 'table' | 'spectators';
  readonly delay?: number;
}

function opennessIn({
  phase = 'playing',
  clock = 'running',
  talk = 'silent',
  seat = 0,
  muted = false,
  circle,
  delay,
}: Scene) {
  return opennessOf({
    table: signal({ phase, clock }),
    me: signal({ id: 1, muted, circle }),
    seat: signal(seat),
    confirmed: signal({ talk }),
    frozen: signal(false),
    delay,
  } as unknown as Session);
}

describe('what is allowed', () => {
  it('B-COM-1: nothing during the game', () => {
    expect(opennessIn({})).toMatchObject({ words: false, hands: false, hush: 'silent' });
  });

  it('B-COM-4: everything after a flip', () => {
    expect(opennessIn({ talk: 'window' })).toMatchObject({ words: true, hands: true, hush: null });
  });

  it('S12-1: gestures only', () => {
    expect(opennessIn({ talk: 'gestures' })).toMatchObject({ words: false, hands: true });
  });

  it('R-16, R-25: nothing while the game waits', () => {
    for (const clock of ['paused', 'interrupted'] as const) {
      expect(opennessIn({ talk: 'window', clock })).toMatchObject({ words: false, hands: false, hush: 'paused' });
    }
  });

  it('everything before and after a game, and nothing for one who is muted', () => {
    expect(opennessIn({ phase: 'gathering' })).toMatchObject({ words: true, circle: 'table' });
    expect(opennessIn({ phase: 'gathering', muted: true })).toMatchObject({ words: false, hush: 'muted' });
  });

  it('someone muted by the host still hears what is allowed, and nothing more', () => {
    expect(opennessIn({ phase: 'gathering', muted: true }).hears).toEqual({ words: true, hands: true });
    expect(opennessIn({ talk: 'gestures', muted: true })).toMatchObject({
      hands: false,
      hears: { words: false, hands: true },
    });
    expect(opennessIn({ muted: true }).hears).toEqual({ words: false, hands: false });
  });

  it('a delayed spectator hears what is allowed, and says nothing', () => {
    const heard = { words: true, hands: true };
    for (const phase of ['gathering', 'playing'] as const) {
      const scene = { phase, seat: null, circle: 'spectators', delay: 10 } as const;
      expect(opennessIn(scene)).toMatchObject({ words: false, hands: false, hears: heard, hush: 'later' });
    }
  });

  it('B-COM-1: someone who stood up stays with the players', () => {
    expect(opennessIn({ seat: null, circle: 'table' })).toMatchObject({
      words: false,
      hush: 'silent',
      circle: 'table',
    });
    expect(opennessIn({ seat: null, circle: 'spectators' })).toMatchObject({ words: true, circle: 'spectators' });
  });

  it('spectators talk among themselves', () => {
    expect(opennessIn({ seat: null })).toMatchObject({ words: true, circle: 'spectators' });
  });
});
