// Routes, needs and what actions can do, in words.
import { heroName } from '../board/names';
import { isDirection } from '../board/legal_ways';
import type { Ability, Colour } from '../engine/words';
import { te } from '../text/by_ear';
import { listText, t } from '../text/text';
import { heroNames } from './feature_words';
import type { Need } from './needs';
import type { AbilityReach } from './reach';
import type { Leg } from './route';
import type { TargetWay } from './targets';
import { capital, sentences } from './wording';

// Who has a seat, by name; several seats may do it.
export interface Seats {
  readonly mine: readonly number[];
  nameOf(seat: number): string;
}

export function whoText(seats: readonly number[], { mine, nameOf }: Seats): string {
  if (seats.some((seat) => mine.includes(seat))) return te('ear.you');
  return listText([...new Set(seats.map(nameOf))], 'disjunction');
}

export function legText({ ability, steps, to }: Pick<Leg, 'ability' | 'steps' | 'to'>): string {
  if (isDirection(ability)) return te('ear.leg.walk', { direction: t(`ability.${ability}`), steps });
  return ability === 'vortex' ? te('ear.leg.vortex', { tile: to.tile }) : te('ear.leg.escalator');
}

function needWhat(need: Need): string {
  switch (need.kind) {
    case 'theft':
    case 'place':
      return te(`ear.need.${need.kind}`);
    case 'explore':
      return te('ear.need.explore', { hero: heroName(need.pawn) });
    case 'go': {
      const target = te(`ear.target.${need.target}`);
      return te('ear.need.go', { hero: heroName(need.pawn), leg: legText(need.leg), target });
    }
  }
}

export function needText(need: Need, seats: Seats): string {
  const told = te('ear.need', { who: whoText(need.seats, seats), what: needWhat(need) });
  if (need.kind !== 'go' || need.through.length === 0) return told;
  return sentences([told, te('ear.way.through', { heroes: heroNames(need.through) })]);
}

export function needsText(needs: readonly Need[], seats: Seats): string {
  return needs.length === 0 ? te('ear.need.none') : sentences(needs.map((need) => needText(need, seats)));
}

export function wayText(
  { kind, route }: TargetWay,
  seatsFor: (ability: Ability) => readonly number[],
  seats: Seats,
): string {
  const hero = capital(heroName(route.pawn));
  const target = te(`ear.target.${kind}`);
  const [first] = route.legs;
  if (first === undefined) return te('ear.way.here', { hero, target });
  const parts = [te('ear.way', { hero, target, legs: route.legs.map(legText).join(', ') })];
  if (route.through.length > 0)
    parts.push(te('ear.way.through', { heroes: heroNames(route.through as readonly Colour[]) }));
  parts.push(te('ear.way.first', { who: whoText(seatsFor(first.ability), seats) }));
  return sentences(parts);
}

// "North: elf 2, dwarf 1. Vortex: mage. Explore: no."
export function reachText(all: readonly AbilityReach[], canSteal: boolean): string {
  if (all.length === 0 && !canSteal) return te('ear.can.nobody');
  const parts = all.map(({ ability, pawns, explores }) => {
    if (ability === 'explore') return capital(te(explores ? 'ear.can.explore' : 'ear.can.explore.not'));
    const named = capital(t(`ability.${ability}`));
    if (pawns.length === 0) return te('ear.can.none', { ability: named });
    const heroes = pawns.map(({ pawn, most }) => (isDirection(ability) ? `${heroName(pawn)} ${most}` : heroName(pawn)));
    return te('ear.can', { ability: named, heroes: heroes.join(', ') });
  });
  return sentences([...(canSteal ? [te('ear.can.steal')] : []), ...parts]);
}

// What my actions can do with one hero: "You can: north 2, vortex."
export function sendText(all: readonly AbilityReach[], hero: Colour): string {
  const ways = all.flatMap(({ ability, pawns }) => {
    const own = pawns.find(({ pawn }) => pawn === hero);
    if (own === undefined) return [];
    const named = t(`ability.${ability}`);
    return isDirection(ability) ? [te('ear.leg.walk', { direction: named, steps: own.most })] : [named];
  });
  return ways.length === 0 ? te('ear.can.not') : te('ear.can.send', { ways: ways.join(', ') });
}
