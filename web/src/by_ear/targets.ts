// Where a hero may want to go: its item or its exit, an edge it can explore from, a sand timer space. Everyone at the table
// can see this; nothing here knows what lies face down.
import type { Atlas, Spot } from '../board/atlas';
import { spaceOf, type State } from '../engine/position';
import { type Colour, colours, isHero, type Pawn } from '../engine/words';
import { featuresOf, isExitFor, isItemFor } from './features';
import { isOpenEdge } from './floor';
import { type Route, RoutesOf } from './route';

export type TargetKind = 'item' | 'exit' | 'edge' | 'timer' | 'ball';

export interface TargetWay {
  readonly kind: TargetKind;
  readonly route: Route;
}

function kindOf(atlas: Atlas, state: State, spot: Spot, hero: Colour): TargetKind | null {
  const { symbol, colour } = spot.space;
  const works = !state.out_of_order.includes(spot.place);
  if (symbol === 'item' && !state.theft && colour !== null && isItemFor(hero, colour, state.rules)) return 'item';
  if (symbol === 'exit' && state.theft && colour !== null && isExitFor(hero, colour, state.rules)) return 'exit';
  if (symbol === 'exploration' && colour === hero && state.deck.count > 0 && isOpenEdge(atlas, spot)) return 'edge';
  if (symbol === 'sand_timer' && works) return 'timer';
  if (symbol === 'crystal_ball' && works && featuresOf(atlas, state, spot, hero).some(({ isFor }) => isFor))
    return 'ball';
  return null;
}

function length({ route }: TargetWay): number {
  return route.legs.length + (route.through.length > 0 ? 100 : 0);
}

function heroSpot(atlas: Atlas, state: State, pawn: Pawn): Spot | null {
  const at = spaceOf(state.pawns[pawn]);
  return at === null || !isHero(pawn) || state.escaped.includes(pawn) ? null : (atlas.spots.get(at) ?? null);
}

// Everything that hero can get to: what is for it alone first, then the nearest.
export function targetsFor(atlas: Atlas, state: State, pawn: Pawn): readonly TargetWay[] {
  const start = heroSpot(atlas, state, pawn);
  if (start === null || !isHero(pawn)) return [];
  const routes = new RoutesOf(atlas, state, pawn, start);
  const found: TargetWay[] = [];
  for (const spot of atlas.spots.values()) {
    const kind = kindOf(atlas, state, spot, pawn);
    const route = kind === null ? null : routes.to(spot);
    if (kind !== null && route !== null) found.push({ kind, route });
  }
  const order: readonly TargetKind[] = ['exit', 'item', 'edge', 'timer', 'ball'];
  return found.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || length(a) - length(b));
}

export interface Found {
  readonly items: boolean; // of every hero that steals
  readonly exits: boolean; // of every hero that has to get out
}

// Whether exploring is still needed.
export function foundIn(atlas: Atlas, state: State): Found {
  const spots = [...atlas.spots.values()];
  const isThere = (fits: (spot: Spot) => boolean): boolean => spots.some(fits);
  const itemOf = (hero: Colour): boolean =>
    isThere(
      ({ space }) => space.symbol === 'item' && space.colour !== null && isItemFor(hero, space.colour, state.rules),
    );
  const exitOf = (hero: Colour): boolean =>
    isThere(
      ({ space }) => space.symbol === 'exit' && space.colour !== null && isExitFor(hero, space.colour, state.rules),
    );
  return { items: state.goal.steals.every(itemOf), exits: state.goal.escapes.every(exitOf) };
}

export function heroesInside(state: State): readonly Colour[] {
  return colours.filter((colour) => spaceOf(state.pawns[colour]) !== null && !state.escaped.includes(colour));
}
