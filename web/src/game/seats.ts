// The ring of seats as one person sees it: yourself at the bottom, the others clockwise from your left.
import type { State } from '../engine/position';
import type { Ability } from '../engine/words';
import { memberOf, qualityOf } from './table_facts';
import type { Member, MemberId, Quality, Table } from '../link/messages';

export interface SeatView {
  readonly seat: number;
  readonly member: Member | null; // who has the seat now
  readonly name: string | null;
  readonly face: number | null;
  readonly presence: 'here' | 'away' | 'empty';
  readonly quality: Quality; // of their connection
  readonly sittingIn: string | null; // whose seat it is, if someone else is standing in
  readonly bot: boolean;
  readonly teammate: boolean; // played by the server
  readonly mine: boolean;
  readonly left: boolean; // takes my action tile when the timer is flipped
  readonly right: boolean; // gives me theirs
  readonly abilities: readonly Ability[];
  readonly redPawn: boolean; // is in front of them
}

export type Side = 'left' | 'right';

// How many of the others sit on each side of the table. Nobody sits above the mall: it reaches to the upper edge.
export function sides(others: number): Readonly<Record<Side, number>> {
  const left = Math.ceil(others / 2);
  return { left, right: others - left };
}

// Seats clockwise from your left; without a seat, starting with seat 0.
export function ringFrom(seats: number, mine: number | null): readonly number[] {
  const first = mine === null ? 0 : mine + 1;
  const count = mine === null ? seats : seats - 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => (first + i) % seats);
}

// How seats sit around a square mall: the first in the south, the next ones to its left and so on, as the ring goes. Above
// four, some share a side. The result is how often the mall is turned, clockwise, so that a seat's side is below.
export function turnsOfSeat(seat: number, seats: number): 0 | 1 | 2 | 3 {
  const side = Math.round((seat * 4) / Math.max(1, seats));
  return ((4 - (side % 4)) % 4) as 0 | 1 | 2 | 3;
}

// Every seat that I have: one at a server's table, all of them in some lessons.
export function heldSeats(table: Table | null, me: MemberId | null, seat: number | null): readonly number[] {
  const held =
    me === null || !table
      ? []
      : table.ring.filter((chair) => chair.holder === me && chair.chair < table.seats).map((chair) => chair.chair);
  return held.length > 0 ? held : seat === null ? [] : [seat];
}

// What those seats may do, without duplicates, directions first in compass order; in a solo game, what is on the pile.
export function abilitiesOf(state: State | null, held: readonly number[]): readonly Ability[] {
  if (!state) return [];
  if (state.solo) return state.solo.pile.slice(-1);
  const found: Ability[] = [];
  for (const seat of held) {
    for (const ability of state.action_tiles[seat] ?? []) if (!found.includes(ability)) found.push(ability);
  }
  return found;
}

export function nameOfSeat(table: Table | null, seat: number | null): string | null {
  const chair = seat === null ? undefined : table?.ring.find((other) => other.chair === seat);
  return memberOf(table, chair?.holder ?? chair?.owner ?? null)?.name ?? null;
}

// Their avatar; none for teammates and bots.
export function avatarOfSeat(table: Table | null, seat: number | null): number | null {
  const chair = seat === null ? undefined : table?.ring.find((other) => other.chair === seat);
  return memberOf(table, chair?.holder ?? chair?.owner ?? null)?.face ?? null;
}

export function seatView(table: Table | null, state: State | null, seat: number, mine: number | null): SeatView {
  const chair = table?.ring.find((other) => other.chair === seat);
  const owner = memberOf(table, chair?.owner ?? null);
  const member = memberOf(table, chair?.holder ?? null);
  const seats = state?.seats ?? table?.seats ?? 1;
  return {
    seat,
    member,
    name: member?.name ?? owner?.name ?? null,
    face: (member ?? owner)?.face ?? null,
    presence: member?.here === true ? 'here' : member || owner ? 'away' : 'empty',
    quality: qualityOf(member),
    sittingIn: owner && member && owner.id !== member.id ? owner.name : null,
    bot: member?.kind === 'bot',
    teammate: member?.kind === 'teammate',
    mine: seat === mine,
    left: mine !== null && seats > 1 && seat === (mine + 1) % seats,
    right: mine !== null && seats > 1 && seat === (mine + seats - 1) % seats,
    abilities: state?.action_tiles[seat] ?? [],
    redPawn: state?.do_something.before === seat,
  };
}
