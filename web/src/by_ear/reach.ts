// What my actions can do now, ability by ability: the engine's list of what is legal, put in order for the ear.
import { isDirection, legalsOf } from '../board/legal_ways';
import type { Placement } from '../board/placement';
import { isTravel, type Travel } from '../board/targets';
import type { Legal } from '../engine/position';
import { type Ability, colours, type Pawn } from '../engine/words';

export interface PawnReach {
  readonly pawn: Pawn;
  readonly most: number; // spaces of a walk, or places to go to
}

export interface AbilityReach {
  readonly ability: Ability;
  readonly pawns: readonly PawnReach[]; // none: nothing of it is possible
  readonly explores: boolean; // exploring, which needs no hero
}

function order(pawn: Pawn): number {
  const index = (colours as readonly Pawn[]).indexOf(pawn);
  return index === -1 ? colours.length : index;
}

function pawnsOf(ability: Ability, travels: readonly Travel[], placement: Placement): readonly PawnReach[] {
  const pawns = [...new Set(travels.map(({ pawn }) => pawn))].sort((a, b) => order(a) - order(b));
  return pawns.map((pawn) => {
    const own = travels.filter((one) => one.pawn === pawn);
    const lengths = own.map(({ from, to }) => placement.distance(from, to));
    return { pawn, most: isDirection(ability) ? Math.max(...lengths) : own.length };
  });
}

export function reachOf(
  abilities: readonly Ability[],
  legal: readonly Legal[],
  placement: Placement,
): readonly AbilityReach[] {
  return abilities.map((ability) => {
    const found = legalsOf(ability, legal, placement);
    if (ability === 'explore') return { ability, pawns: [], explores: found.length > 0 };
    return { ability, pawns: pawnsOf(ability, found.filter(isTravel), placement), explores: false };
  });
}
