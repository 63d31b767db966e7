// The facts of a table that exists in this page only: one person, host of it all.
import type { Deal } from '../engine/engine';
import type { Choice, Member, MemberId, Table } from '../link/messages';

export const learner: MemberId = 1;

export const guest: MemberId = 2;

export type SeatsHeld = 'one' | 'all';

function choiceOf(deal: Deal): Choice {
  return {
    scenario: `S${deal.scenario}`,
    seats: deal.seats,
    side: deal.side ?? null,
    level: deal.level ?? null,
    sand_ms: deal.sand_ms ?? null,
    free_talk: deal.free_talk ?? false,
    pairs: false,
    public: false,
    pauses: true,
  };
}

function memberNamed(name: string): Member {
  return { id: learner, name, kind: 'person', part: 'player', chair: 0, ready: true, here: true, left: null };
}

export function localTable(deal: Deal, seatsHeld: SeatsHeld, name: string, games: number): Table {
  const holder = (chair: number): MemberId | null => (seatsHeld === 'all' || chair === 0 ? learner : null);
  return {
    code: '',
    phase: 'playing',
    host: learner,
    locked: true,
    allow_setup: false,
    choice: choiceOf(deal),
    members: [memberNamed(name)],
    ring: Array.from({ length: deal.seats }, (_, chair) => ({ chair, owner: holder(chair), holder: holder(chair) })),
    seats: deal.seats,
    games,
    countdown_ms: null,
    clock: 'running',
    result: null,
    record: null,
  };
}

// For the length of one action somebody else sits there.
export function withGuest(table: Table, seat: number, name: string): Table {
  const member: Member = { ...memberNamed(name), id: guest, kind: 'bot', chair: seat };
  return {
    ...table,
    members: [...table.members, member],
    ring: table.ring.map((chair) => (chair.chair === seat ? { ...chair, holder: guest } : chair)),
  };
}

export function heldBy(table: Table): readonly number[] {
  return table.ring.filter((chair) => chair.holder === learner).map((chair) => chair.chair);
}
