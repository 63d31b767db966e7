// Where pawns may go, out of the list of what is legal for me; the board adds nothing to that list.
import type { Legal } from '../engine/position';
import type { ActionText, Pawn, Place } from '../engine/words';
import type { Atlas, Spot } from './atlas';
import { distance, type Point } from './geometry';

export type Travel = Extract<Legal, { readonly kind: 'move' | 'vortex' | 'escalator' | 'take_shaft' }>;

export interface Target {
  readonly kind: Travel['kind'];
  readonly action: ActionText;
  readonly pawn: Pawn;
  readonly from: Place;
  readonly spot: Spot;
}

// When a space can be reached in several ways the plainest is taken: all lead to the same end.
const plainest: readonly Travel['kind'][] = ['move', 'escalator', 'take_shaft', 'vortex'];

export function isTravel(legal: Legal): legal is Travel {
  return (plainest as readonly string[]).includes(legal.kind);
}

export function targetsOf(legal: readonly Legal[], pawn: Pawn, atlas: Atlas): readonly Target[] {
  const found = new Map<Place, Target>();
  for (const kind of plainest) {
    for (const each of legal) {
      if (each.kind !== kind || !isTravel(each) || each.pawn !== pawn || found.has(each.to)) continue;
      const spot = atlas.spots.get(each.to);
      if (spot) found.set(each.to, { kind, action: each.action, pawn, from: each.from, spot });
    }
  }
  return [...found.values()];
}

export function nearestTarget(targets: readonly Target[], point: Point, radius: number): Target | null {
  let best: Target | null = null;
  let least = radius;
  for (const target of targets) {
    const away = distance(target.spot, point);
    if (away > least) continue;
    best = target;
    least = away;
  }
  return best;
}

// All pawns that I can bring to a space, each with its plainest way.
export function travelsByPlace(legal: readonly Legal[]): ReadonlyMap<Place, readonly Travel[]> {
  const found = new Map<Place, Travel[]>();
  for (const kind of plainest) {
    for (const each of legal) {
      if (each.kind !== kind || !isTravel(each)) continue;
      const there = found.get(each.to);
      if (!there) found.set(each.to, [each]);
      else if (!there.some((other) => other.pawn === each.pawn)) there.push(each);
    }
  }
  return found;
}

export function travelsTo(legal: readonly Legal[], place: Place): readonly Travel[] {
  return travelsByPlace(legal).get(place) ?? [];
}
