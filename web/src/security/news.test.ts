// What events of the expansion say to those who look and to those who listen.
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameEvent } from '../engine/position';
import { place } from '../board/test_mall';
import type { Happening } from '../game/session';
import { loadSecurityTexts } from '../text/security';
import { newsOf } from './news';

const names = { nameOf: (seat: number | null) => (seat === 2 ? 'Bo' : null), tileOf: () => '11*' as never };

function happening(events: readonly GameEvent[]): Happening {
  return { version: 1, at: 0, by: null, seat: 2, mine: false, foreseen: false, events, before: null, after: null };
}

function news(...events: readonly GameEvent[]) {
  return events.map((event) => newsOf(event, happening(events), names));
}

beforeAll(() => loadSecurityTexts());

describe('news', () => {
  it('announces every spell to everyone, with its picture', () => {
    const [cast] = news({ kind: 'cast', spell: 'ghost-form' });
    expect(cast?.banner).toMatchObject({ title: 'Bo casts: Ghost form', urgent: true });
    expect(cast?.banner?.picture).toBeDefined();
    expect(cast?.told).toBe('Bo casts Ghost form.');
  });

  it('announces guards who appear together once', () => {
    const appears = (pawn: 'guard2' | 'guard3'): GameEvent => {
      return { kind: 'put', pawn, at: place('11*:0,3'), presence: 'mall', why: 'appears' };
    };
    const [first, second] = news(appears('guard2'), appears('guard3'));
    expect(first?.banner?.title).toBe('2 guards appear');
    expect(second?.banner).toBeUndefined();
    expect(second?.told).toBe('guard 3 is now on tile 11*.');
  });

  it('says nothing that the base game already says', () => {
    expect(news({ kind: 'stolen' }, { kind: 'passed' })).toEqual([null, null]);
  });
});
