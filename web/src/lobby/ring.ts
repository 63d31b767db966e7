// Where the chairs are around the table. The viewer is at the bottom; the chair with the next number is on their left,
// and so on clockwise as seen from above.
import { memberOf, seated } from '../game/table_facts';
import type { Member, Table } from '../link/messages';

export const mostChairs = 9;

export interface ChairPlace {
  readonly chair: number;
  readonly member: Member | null;
  readonly angle: number; // radians, 0 to the right, growing clockwise on the screen
  readonly x: number; // -1 to 1 from the middle, to the right
  readonly y: number; // -1 to 1, downwards
}

function sitterOf(table: Table, chair: number): Member | null {
  const found = table.ring.find((each) => each.chair === chair);
  return found ? memberOf(table, found.holder) : null;
}

// As many as are wanted, and always one more than are taken, so that there is always a free one.
export function chairCount(table: Table, most: number): number {
  const highest = Math.max(-1, ...table.ring.map((chair) => chair.chair));
  const limit = Math.min(most, mostChairs);
  const wanted = table.choice.seats > 0 ? table.choice.seats : Math.max(4, table.ring.length + 1);
  return Math.max(Math.min(wanted, limit), highest + 1);
}

export function chairs(table: Table, me: Member | null, most: number): readonly ChairPlace[] {
  const count = chairCount(table, most);
  const mine = me?.chair ?? 0;
  const places: ChairPlace[] = [];
  for (let chair = 0; chair < count; chair += 1) {
    const angle = Math.PI / 2 + ((chair - mine) * 2 * Math.PI) / count;
    places.push({ chair, member: sitterOf(table, chair), angle, x: Math.cos(angle), y: Math.sin(angle) });
  }
  return places;
}

// Who is on my left and on my right; null if I am alone or have no chair.
export function neighbours(table: Table, me: Member | null): { readonly left: Member; readonly right: Member } | null {
  if (me === null || me.chair === null || me.left === null || me.left === me.id) return null;
  const left = memberOf(table, me.left);
  const right = table.members.find((member) => member.chair !== null && member.left === me.id) ?? null;
  return left && right ? { left, right } : null;
}

// Whether only teammates will play with me, or while I watch. R-16: then nobody else decides about a pause, so the host
// has to know beforehand if there is none.
export function isLeftWithTeammates(table: Table, me: Member | null): boolean {
  const others = seated(table).filter((member) => member.id !== me?.id);
  return others.length > 0 && others.every((member) => member.kind === 'teammate');
}

// Whether "fill the table" has anything to do: up to the chosen number, or four by default.
export function wantsTeammates(table: Table): boolean {
  return seated(table).length < (table.choice.seats > 0 ? table.choice.seats : 4);
}
