import { describe, expect, it } from 'vitest';
import type { Table } from '../link/messages';
import { heldSeats, ringFrom, seatView, sides, turnsOfSeat } from './seats';

const table = {
  seats: 3,
  members: [
    { id: 1, name: 'Ana', kind: 'person', part: 'player', chair: 0, ready: true, here: true, quality: 'good', left: 2 },
    {
      id: 2,
      name: 'Bo',
      kind: 'person',
      part: 'player',
      chair: null,
      ready: true,
      here: false,
      quality: 'good',
      left: 3,
    },
    { id: 3, name: 'Cy', kind: 'bot', part: 'player', chair: 2, ready: true, here: true, quality: 'good', left: 1 },
    {
      id: 4,
      name: 'Di',
      kind: 'person',
      part: 'player',
      chair: 1,
      ready: true,
      here: true,
      quality: 'good',
      left: null,
    },
  ],
  ring: [
    { chair: 0, owner: 1, holder: 1 },
    { chair: 1, owner: 2, holder: 4 },
    { chair: 2, owner: 3, holder: 3 },
    { chair: 3, owner: null, holder: null },
  ],
} as unknown as Table;

describe('the ring of seats', () => {
  it('goes clockwise from my left', () => {
    expect(ringFrom(4, 1)).toEqual([2, 3, 0]);
    expect(ringFrom(4, null)).toEqual([0, 1, 2, 3]);
    expect(ringFrom(1, 0)).toEqual([]);
  });

  it('finds everyone a place on one of the two sides', () => {
    for (let others = 0; others <= 9; others++) {
      const { left, right } = sides(others);
      expect(left + right).toBe(others);
      expect(left - right).toBe(others % 2);
    }
  });

  it('says who sits where, and for whom', () => {
    const di = { name: 'Di', sittingIn: 'Bo', left: true, right: false, presence: 'here' };
    expect(seatView(table, null, 1, 0)).toMatchObject(di);
    expect(seatView(table, null, 2, 0)).toMatchObject({ name: 'Cy', bot: true, left: false, right: true });
    expect(seatView(table, null, 0, 0)).toMatchObject({ mine: true, left: false, right: false });
  });

  it('recognises a teammate, and who it stands in for', () => {
    const members = table.members.map((member) =>
      member.id === 4 ? { ...member, kind: 'teammate' as const } : member,
    );
    const seen = seatView({ ...table, members }, null, 1, 0);
    expect(seen).toMatchObject({ name: 'Di', teammate: true, bot: false, presence: 'here', sittingIn: 'Bo' });
    expect(seatView(table, null, 2, 0).teammate).toBe(false);
  });

  it("knows whose connection is slow, as long as they're here", () => {
    const slow = table.members.map((member) => ({ ...member, quality: 'slow' as const }));
    expect(seatView({ ...table, members: slow }, null, 2, 0).quality).toBe('slow');
    const gone = slow.map((member) => ({ ...member, here: false }));
    expect(seatView({ ...table, members: gone }, null, 2, 0).quality).toBe('good');
  });

  it('knows which seats are held', () => {
    expect(heldSeats(table, 4, 1)).toEqual([1]);
    expect(heldSeats(table, 2, null)).toEqual([]);
    expect(heldSeats(null, null, 2)).toEqual([2]);
  });
});

describe('the side of the mall a seat is on', () => {
  const turns = (seats: number): readonly number[] =>
    Array.from({ length: seats }, (_, seat) => turnsOfSeat(seat, seats));

  it('is the south for the first, and the next ones follow to the left', () => {
    expect(turns(4)).toEqual([0, 3, 2, 1]);
    expect(turns(2)).toEqual([0, 2]);
    expect(turns(3)).toEqual([0, 3, 1]);
    expect(turns(1)).toEqual([0]);
  });

  it('is shared by some where there are more than four', () => {
    expect(turns(8)).toEqual([0, 3, 3, 2, 2, 1, 1, 0]);
  });
});
