// Facts about a table from one member's point of view.
import type { Refusal } from '../engine/position';
import type { Member, MemberId, Quality, Table } from '../link/messages';

export function memberOf(table: Table | null, id: MemberId | null): Member | null {
  return table?.members.find((member) => member.id === id) ?? null;
}

// Everyone who has a chair.
export function seated(table: Table): readonly Member[] {
  return table.members.filter((member) => member.chair !== null);
}

// Who watches now. A screen isn't one of them: nobody knows who sits in front of it.
export function watching(table: Table): readonly Member[] {
  return table.members.filter(({ chair, here, kind }) => chair === null && here && kind !== 'screen');
}

export function screenIsOn(table: Table | null): boolean {
  return table?.members.some(({ kind, here }) => kind === 'screen' && here) ?? false;
}

// People are in one room with a screen. One that has lost its connection is still there: it comes back, or the table
// forgets it after a minute.
export function isInOneRoom(table: Table | null): boolean {
  return table?.members.some(({ kind }) => kind === 'screen') ?? false;
}

// the seat of the running game that this member has now, no matter whose chair it is.
export function seatOf(table: Table | null, id: MemberId | null): number | null {
  if (table === null || id === null || table.phase !== 'playing') return null;
  const chair = table.ring.find((one) => one.holder === id);
  return chair !== undefined && chair.chair < table.seats ? chair.chair : null;
}

export function holderOf(table: Table | null, seat: number): MemberId | null {
  return table?.ring.find((one) => one.chair === seat)?.holder ?? null;
}

// If only teammates are seated, nobody there could press "ready" or "pause": the host does, with a chair or without.
export function startsForTeammates(table: Table | null, id: MemberId | null): boolean {
  if (table === null || id === null || table.host !== id) return false;
  const sitting = seated(table);
  return sitting.length > 0 && sitting.every((member) => member.kind === 'teammate');
}

// The quality of someone's connection; nothing for someone who is gone.
export function qualityOf(member: Member | null): Quality {
  return member?.here === true ? (member.quality ?? 'good') : 'good';
}

export type Presence = Pick<Member, 'here' | 'quality'>;

export function withPresence(table: Table, id: MemberId, { here, quality = 'good' }: Presence): Table {
  const member = memberOf(table, id);
  if (member === null || (member.here === here && member.quality === quality)) return table;
  // Someone who is gone can't be called, and says so again when back.
  const now = { here, quality, ...(here ? {} : { voice: false }) };
  return { ...table, members: table.members.map((one) => (one.id === id ? { ...one, ...now } : one)) };
}

export function isRunning(table: Table | null): boolean {
  return table !== null && table.phase === 'playing' && table.clock === 'running';
}

// What the page itself refuses.
export function refusal(refused: string, text: string, rule: string | null = null): Refusal {
  return { refused, rule, args: {}, text };
}

export const noConnection = refusal('NoConnection', 'Not connected to the table.');
export const tooMany = refusal('TooMany', 'Too many requests are still waiting for the server.');
export const noGame = refusal('NoGame', 'No game is running.');
export const noSeat = refusal('NoSeat', 'You have no seat in this game.');

// The table's refusal of any action at all, if there is one.
export function objection(table: Table | null, seat: number | null, frozen: boolean): Refusal | null {
  if (table === null) return noConnection;
  if (table.phase !== 'playing') return noGame;
  if (seat === null) return noSeat;
  if (frozen) return refusal('StoreIsTroubled', 'The server can’t save right now. The game is stopped.');
  switch (table.clock) {
    case 'running':
      return null;
    case 'paused':
      return refusal('GameIsPaused', 'The game is paused.');
    case 'interrupted':
      return refusal('GameIsInterrupted', 'The game was interrupted. Resume it first.');
    case 'stopped':
      return noGame;
  }
}
