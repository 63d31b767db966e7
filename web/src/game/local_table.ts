// The facts about a table that only exists in this page: one person, who is the host, perhaps others around the same
// screen, and perhaps teammates.
import type { Deal, Engine } from '../engine/engine';
import { nextGame } from '../engine/game_names';
import type { Choice, Member, MemberId, Pace, Table } from '../link/messages';

export const learner: MemberId = 1;

export const guest: MemberId = 99;

export type SeatsHeld = 'one' | 'all';

// They have every seat that no person has.
export interface LocalTeammates {
  readonly pace: Pace;
}

// Short, and read the same in every language; as at a server's table.
const names: readonly string[] = ['Alba', 'Bruno', 'Cleo', 'Dario', 'Elin', 'Fabio', 'Gitta', 'Hanno', 'Ilka'];

function memberAt(chair: number): MemberId {
  return learner + chair;
}

// No teammate has the same name as a person.
function membersOf({ name, others = [], teammates }: LocalPeople, seats: number): readonly Member[] {
  const first = memberNamed(name);
  const people = [name, ...others].map((one, chair): Member => ({ ...first, id: memberAt(chair), name: one, chair }));
  if (teammates === undefined) return people;
  const free = names.filter((one) => one !== name && !others.includes(one));
  const mates = Array.from({ length: seats - people.length }, (_, index): Member => {
    const chair = people.length + index;
    return { ...first, id: memberAt(chair), name: free[index] ?? '', kind: 'teammate', chair };
  });
  return [...people, ...mates];
}

function choiceOf(deal: Deal): Choice {
  return {
    scenario: deal.game ?? `S${deal.scenario}`,
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

export interface LocalPeople {
  readonly name: string;
  readonly seatsHeld: SeatsHeld;
  readonly others?: readonly string[]; // people around the same screen, in the next seats
  readonly teammates?: LocalTeammates;
}

export interface LocalTable extends LocalPeople {
  readonly deal: Omit<Deal, 'seed'> & { readonly seed?: string };
  readonly startAt?: number; // game time at the start: this much sand has already run
  readonly chooseSeed?: (deal: Omit<Deal, 'seed'>) => Promise<string>; // of a new deal; otherwise any
}

export interface LessonTable {
  readonly deal: LocalTable['deal'] | null; // null: the game of this table
  readonly partner: string | null; // does nothing without the lesson
}

export function localTable(deal: Deal, people: LocalPeople, games: number): Table {
  const { seatsHeld, others = [], teammates } = people;
  const holder = (chair: number): MemberId | null => {
    if (seatsHeld === 'all' || chair === 0) return learner;
    return teammates === undefined && chair > others.length ? null : memberAt(chair);
  };
  return {
    code: '',
    phase: 'playing',
    host: learner,
    locked: true,
    allow_setup: false,
    choice: choiceOf(deal),
    members: membersOf(people, deal.seats),
    ring: Array.from({ length: deal.seats }, (_, chair) => ({ chair, owner: holder(chair), holder: holder(chair) })),
    seats: deal.seats,
    games,
    countdown_ms: null,
    clock: 'running',
    result: null,
    record: null,
  };
}

// For the length of one action someone else has that seat.
export function withGuest(table: Table, seat: number, name: string): Table {
  const member: Member = { ...memberNamed(name), id: guest, kind: 'bot', chair: seat };
  return {
    ...table,
    members: [...table.members, member],
    ring: table.ring.map((chair) => (chair.chair === seat ? { ...chair, holder: guest } : chair)),
  };
}

// All seats but the first are someone else's.
export function withPartner(table: Table, name: string): Table {
  const guests = table.ring.slice(1).map(({ chair }) => chair);
  const shared = guests.reduce((now, seat) => withGuest(now, seat, name), table);
  return { ...shared, ring: shared.ring.map((chair) => ({ ...chair, owner: chair.holder })) };
}

export function heldBy(table: Table): readonly number[] {
  return table.ring.filter((chair) => chair.holder === learner).map((chair) => chair.chair);
}

// The next scenario that this few can play, or the expansion's next game; choices for the old one are dropped, the sand
// stays. Nothing after the last one.
export function nextDeal(catalog: Engine['catalog'], after: Deal): Omit<Deal, 'seed'> | null {
  const { scenario, game, seats, sand_ms } = after;
  const sand = sand_ms === undefined ? {} : { sand_ms };
  if (game !== undefined) {
    const next = nextGame(game);
    return next === null ? null : { scenario, game: next, seats, ...sand };
  }
  const next = catalog.scenarios.find(
    (one) => one.number > scenario && one.fewest_seats <= seats && one.most_seats >= seats,
  );
  return next === undefined ? null : { scenario: next.number, seats, ...sand };
}
