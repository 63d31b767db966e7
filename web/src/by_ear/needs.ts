// What the game is waiting for, as anyone could see who looks at the mall: each hero's next step, and who has the action for
// it. What is mine comes first.
import type { Atlas } from '../board/atlas';
import type { State } from '../engine/position';
import type { Ability, Colour } from '../engine/words';
import type { Leg } from './route';
import { foundIn, heroesInside, targetsFor, type TargetKind, type TargetWay } from './targets';

export type Need =
  | { readonly kind: 'theft' | 'place'; readonly seats: readonly number[] }
  | { readonly kind: 'explore'; readonly pawn: Colour; readonly seats: readonly number[] }
  | {
      readonly kind: 'go';
      readonly pawn: Colour;
      readonly target: TargetKind;
      readonly leg: Leg;
      readonly left: number; // actions to the target, this one included
      readonly through: readonly Colour[]; // who is in the way
      readonly seats: readonly number[]; // who can do it
    };

const littleSandMs = 70_000;

export function seatsWith(state: State, ability: Ability): readonly number[] {
  return state.action_tiles.flatMap((abilities, seat) => (abilities.includes(ability) ? [seat] : []));
}

function sandIsLow(state: State, sand: number): boolean {
  return sand < Math.min(littleSandMs, state.capacity_ms / 2);
}

// Where that hero should go now: to explore while something hasn't been found, then to its item, then out.
function aim(all: readonly TargetWay[], isExploring: boolean): TargetWay | null {
  const first = (kind: TargetKind): TargetWay | undefined => all.find((one) => one.kind === kind);
  const own = first('exit') ?? first('item');
  return (isExploring ? (first('edge') ?? own) : own) ?? null;
}

function goOf(state: State, { kind, route }: TargetWay): Need | null {
  const [leg] = route.legs;
  const pawn = route.pawn as Colour;
  if (leg === undefined) return kind === 'edge' ? { kind: 'explore', pawn, seats: seatsWith(state, 'explore') } : null;
  const through = route.through as readonly Colour[];
  return {
    kind: 'go',
    pawn,
    target: kind,
    leg,
    left: route.legs.length,
    through,
    seats: seatsWith(state, leg.ability),
  };
}

export function needsOf(atlas: Atlas, state: State, sand: number, mine: readonly number[]): readonly Need[] {
  if (state.outcome !== 'running') return [];
  if (state.held !== null) return [{ kind: 'place', seats: seatsWith(state, 'explore') }];
  const found = foundIn(atlas, state);
  const isExploring = state.deck.count > 0 && !(state.theft ? found.exits : found.items && found.exits);
  const all = heroesInside(state).map((pawn) => targetsFor(atlas, state, pawn));
  const needs: Need[] = [];
  if (sandIsLow(state, sand)) {
    const timers = all.flatMap((ways) => ways.filter(({ kind, route }) => kind === 'timer' && route.legs.length > 0));
    const [nearest] = timers.sort((a, b) => a.route.legs.length - b.route.legs.length);
    const need = nearest === undefined ? null : goOf(state, nearest);
    if (need !== null) needs.push(need);
  }
  const goes = all.flatMap((ways) => {
    const way = aim(ways, isExploring);
    return way === null ? [] : (goOf(state, way) ?? []);
  });
  const waits = !state.theft && state.goal.steals.length > 0 && goes.length === 0 && !isExploring;
  if (waits) needs.push({ kind: 'theft', seats: state.action_tiles.map((_, seat) => seat) });
  needs.push(...goes.sort((a, b) => leftOf(a) - leftOf(b)));
  const isMine = ({ seats }: Need): boolean => seats.some((seat) => mine.includes(seat));
  return [...needs.filter(isMine), ...needs.filter((need) => !isMine(need))];
}

function leftOf(need: Need): number {
  return need.kind === 'go' ? need.left : 0;
}
