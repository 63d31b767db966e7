// The way of a hero to a place, as the fewest actions: straight walks, escalators, and the vortex of its colour.
import type { Atlas, Spot } from '../board/atlas';
import { isDirection } from '../board/legal_ways';
import type { State } from '../engine/position';
import { type Ability, directions, type Pawn, type Place } from '../engine/words';
import { beyond, escalatorsFrom, pawnOn } from './floor';

export interface Leg {
  readonly ability: Ability; // a direction, the escalator or the vortex
  readonly steps: number; // of a walk; otherwise 1
  readonly from: Spot;
  readonly to: Spot;
}

export interface Route {
  readonly pawn: Pawn;
  readonly target: Spot;
  readonly legs: readonly Leg[]; // none: it is there already
  readonly through: readonly Pawn[]; // who stands in the way now
}

// Where an action can bring it from here; `ignoring`: as if no other pawn were there.
function legsFrom(atlas: Atlas, state: State, from: Spot, pawn: Pawn, ignoring: boolean): readonly Leg[] {
  const legs: Leg[] = [];
  const isFree = (spot: Spot): boolean => ignoring || pawnOn(state, spot) === null;
  for (const ability of directions) {
    let spot = from;
    for (let steps = 1; ; steps += 1) {
      const ahead = beyond(atlas, state, spot, ability, pawn);
      if (ahead.kind !== 'space' || !isFree(ahead.spot)) break;
      spot = ahead.spot;
      legs.push({ ability, steps, from, to: spot });
    }
  }
  for (const to of escalatorsFrom(atlas, from)) if (isFree(to)) legs.push({ ability: 'escalator', steps: 1, from, to });
  if (state.theft || state.rules.vortex !== 'works') return legs;
  for (const to of atlas.spots.values()) {
    const isVortex = to.space.symbol === 'vortex' && to.space.colour === pawn && to !== from;
    if (isVortex && isFree(to)) legs.push({ ability: 'vortex', steps: 1, from, to });
  }
  return legs;
}

interface Arrived {
  readonly actions: number;
  readonly steps: number;
  readonly leg: Leg | null; // the last one
}

// Fewest actions first, then fewest steps: spaces are settled in that order, as every leg costs one action.
function waysFrom(atlas: Atlas, state: State, pawn: Pawn, start: Spot, ignoring: boolean): ReadonlyMap<Place, Arrived> {
  const best = new Map<Place, Arrived>([[start.place, { actions: 0, steps: 0, leg: null }]]);
  let frontier: readonly Spot[] = [start];
  while (frontier.length > 0) {
    const next = new Map<Place, Spot>();
    for (const spot of frontier) {
      const before = best.get(spot.place);
      if (before === undefined) continue;
      for (const leg of legsFrom(atlas, state, spot, pawn, ignoring)) {
        const now = { actions: before.actions + 1, steps: before.steps + leg.steps, leg };
        const known = best.get(leg.to.place);
        const isBetter = !known || (known.actions === now.actions && known.steps > now.steps);
        if (!isBetter) continue;
        best.set(leg.to.place, now);
        next.set(leg.to.place, leg.to);
      }
    }
    frontier = [...next.values()];
  }
  return best;
}

function legsTo(best: ReadonlyMap<Place, Arrived>, target: Spot): readonly Leg[] | null {
  const legs: Leg[] = [];
  let arrived = best.get(target.place);
  if (arrived === undefined) return null;
  while (arrived !== undefined && arrived.leg !== null) {
    legs.unshift(arrived.leg);
    arrived = best.get(arrived.leg.from.place);
  }
  return legs;
}

export class RoutesOf {
  private readonly free: ReadonlyMap<Place, Arrived>;
  private ignoring: ReadonlyMap<Place, Arrived> | null = null;

  constructor(
    private readonly atlas: Atlas,
    private readonly state: State,
    private readonly pawn: Pawn,
    private readonly start: Spot,
  ) {
    this.free = waysFrom(atlas, state, pawn, start, false);
  }

  // Null: it can't get there at all, as far as the mall is known.
  to(target: Spot): Route | null {
    const { pawn } = this;
    const legs = legsTo(this.free, target);
    if (legs !== null) return { pawn, target, legs, through: [] };
    this.ignoring ??= waysFrom(this.atlas, this.state, pawn, this.start, true);
    const blocked = legsTo(this.ignoring, target);
    return blocked === null ? null : { pawn, target, legs: blocked, through: this.standingOn(blocked) };
  }

  private standingOn(legs: readonly Leg[]): readonly Pawn[] {
    const onTheWay = legs.flatMap((leg) => this.spotsOf(leg));
    const found = onTheWay.map((spot) => pawnOn(this.state, spot));
    return [...new Set(found)].filter((pawn) => pawn !== null && pawn !== this.pawn) as readonly Pawn[];
  }

  private spotsOf({ ability, steps, from, to }: Leg): readonly Spot[] {
    if (!isDirection(ability)) return [to];
    const spots: Spot[] = [];
    let spot = from;
    for (let step = 0; step < steps; step += 1) {
      const ahead = beyond(this.atlas, this.state, spot, ability, this.pawn);
      if (ahead.kind !== 'space') break;
      spot = ahead.spot;
      spots.push(spot);
    }
    return spots;
  }
}
