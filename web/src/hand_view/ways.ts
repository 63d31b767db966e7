// What my actions can do with each pawn now, according to the engine.
import { legalsOf } from '../board/legal_ways';
import type { Placement } from '../board/placement';
import { spaceOf, type Legal, type State } from '../engine/position';
import { colours, type Ability, type Pawn } from '../engine/words';
import { guards } from '../security_board/watched';

// Every action but exploring is done with a pawn.
export type WayAbility = Exclude<Ability, 'explore'>;

export function wayAbilities(abilities: readonly Ability[]): readonly WayAbility[] {
  return abilities.filter((ability): ability is WayAbility => ability !== 'explore');
}

// Heroes keep their places, even when they are out: a thumb that knows where a button is finds it there. Guards who walk
// about come after them.
export function pawnsToMove(state: State): readonly Pawn[] {
  return [...colours, ...guards.filter((guard) => spaceOf(state.pawns[guard]) !== null)];
}

export function mayGo(pawn: Pawn, ability: WayAbility, legal: readonly Legal[], placement: Placement): boolean {
  return legalsOf(ability, legal, placement).some((one) => 'pawn' in one && one.pawn === pawn);
}

// Two rows rather than buttons that are too narrow for a thumb.
export function columnsFor(count: number): number {
  return count <= 3 ? Math.max(1, count) : Math.ceil(count / 2);
}
