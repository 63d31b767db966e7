import { describe, expect, it } from 'vitest';
import type { Member, Table } from '../link/messages';
import { startsForTeammates } from '../game/table_facts';
import { chairCount, chairs, isLeftWithTeammates, neighbours, wantsTeammates } from './ring';

function member(id: number, chair: number | null, left: number | null): Member {
  return { id, name: `P${id}`, kind: 'person', part: 'player', chair, ready: false, here: true, quality: 'good', left };
}

function table(members: readonly Member[], seats = 0): Table {
  const choice = { scenario: 'S1', seats, side: null, level: null, sand_ms: null };
  return {
    code: 'GV5B3E',
    phase: 'gathering',
    host: 1,
    locked: false,
    allow_setup: false,
    choice: { ...choice, free_talk: false, pairs: false, public: false, pauses: false },
    members,
    ring: members.flatMap(({ id, chair }) => (chair === null ? [] : [{ chair, owner: id, holder: id }])),
    seats: 0,
    games: 0,
    countdown_ms: null,
    clock: 'stopped',
    result: null,
    record: null,
  };
}

describe('the ring of chairs', () => {
  const ana = member(1, 0, 2);
  const bo = member(2, 1, 3);
  const cy = member(3, 2, 1);

  it('has four chairs at first and always a free one', () => {
    expect(chairCount(table([ana]), 8)).toBe(4);
    expect(chairCount(table([ana, bo, cy, member(4, 3, 1)]), 8)).toBe(5);
    expect(chairCount(table([member(1, 7, 1)]), 8)).toBe(8);
    expect(chairCount(table([ana], 6), 8)).toBe(6);
    expect(chairCount(table([ana], 2), 8)).toBe(2);
  });

  it('puts me at the bottom and the next player on my left', () => {
    const places = chairs(table([ana, bo, cy]), bo, 8);
    const mine = places.find((place) => place.member?.id === bo.id);
    const left = places.find((place) => place.member?.id === cy.id);
    expect(mine?.x).toBeCloseTo(0);
    expect(mine?.y).toBeCloseTo(1);
    expect(left?.x).toBeCloseTo(-1);
  });

  it('knows both neighbours', () => {
    const both = neighbours(table([ana, bo, cy]), ana);
    expect(both?.left.id).toBe(bo.id);
    expect(both?.right.id).toBe(cy.id);
    expect(neighbours(table([member(1, 0, null)]), member(1, 0, null))).toBeNull();
    expect(neighbours(table([ana, bo]), member(9, null, null))).toBeNull();
  });

  it('R-16: knows who sits with teammates only, and who watches them', () => {
    const mate: Member = { ...bo, kind: 'teammate' };
    expect(isLeftWithTeammates(table([ana, mate]), ana)).toBe(true);
    expect(isLeftWithTeammates(table([ana, mate, cy]), ana)).toBe(false);
    expect(isLeftWithTeammates(table([ana]), ana)).toBe(false);
    expect(isLeftWithTeammates(table([mate]), member(9, null, null))).toBe(true);
    expect(isLeftWithTeammates(table([mate, cy]), member(9, null, null))).toBe(false);
  });

  it('has chairs for teammates up to the chosen number, or four', () => {
    expect(wantsTeammates(table([ana, bo, cy]))).toBe(true);
    expect(wantsTeammates(table([ana, bo, cy, member(4, 3, 1)]))).toBe(false);
    expect(wantsTeammates(table([ana, bo], 2))).toBe(false);
  });

  it('lets the host start if only teammates are seated', () => {
    const masked = [bo, cy].map((one) => ({ ...one, kind: 'teammate' as const }));
    const standing = member(1, null, null);
    expect(startsForTeammates(table([standing, ...masked]), 1)).toBe(true);
    expect(startsForTeammates(table([standing, ...masked]), 2)).toBe(false);
    expect(startsForTeammates(table([ana, ...masked]), 1)).toBe(false);
    expect(startsForTeammates(table([standing]), 1)).toBe(false);
  });
});
