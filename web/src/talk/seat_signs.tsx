// Tells the seats around the table who shows a sign.
import { effect } from '@preact/signals';
import { seatSigns, type SeatSign } from '../game/seat_signs';
import type { MemberId, Table } from '../link/messages';
import { SignPicture } from './sign_picture';
import type { Mark, Talking } from './talking';

// Where someone's signs are drawn; null: they have no place around the table.
export function seatForSigns(table: Table | null, by: MemberId): number | null {
  return table?.ring.find(({ holder }) => holder === by)?.chair ?? null;
}

function signsNow(marks: readonly Mark[], table: Table | null): ReadonlyMap<number, SeatSign> {
  const found = new Map<number, SeatSign>(); // the newest of each seat
  for (const { id, by, what } of marks) {
    const seat = what.kind === 'emote' ? seatForSigns(table, by) : null;
    if (what.kind !== 'emote' || seat === null) continue;
    found.set(seat, { id, name: what.emote, picture: <SignPicture emote={what.emote} /> });
  }
  return found;
}

function isSame(now: ReadonlyMap<number, SeatSign>, before: ReadonlyMap<number, SeatSign>): boolean {
  return now.size === before.size && [...now].every(([seat, { id }]) => before.get(seat)?.id === id);
}

export function showSigns({ session, marks }: Talking): () => void {
  const stop = effect(() => {
    const now = signsNow(marks.value, session.table.value);
    if (!isSame(now, seatSigns.peek())) seatSigns.value = now;
  });
  return () => {
    stop();
    seatSigns.value = new Map();
  };
}
