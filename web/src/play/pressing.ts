// What a button of the action tile means now. It chooses among what the engine calls legal; no rule is decided here.
import type { Legal, State } from '../engine/position';
import type { Ability, ActionText, Direction, Pawn, Place } from '../engine/words';
import { directions } from '../engine/words';

export type PawnLegal = Extract<Legal, { readonly kind: 'move' | 'vortex' | 'escalator' | 'take_shaft' }>;

export function isPawnLegal(legal: Legal): legal is PawnLegal {
  return ['move', 'vortex', 'escalator', 'take_shaft'].includes(legal.kind);
}

// How places lie to each other; null when not in one line.
export interface Lie {
  direction(from: Place, to: Place): Direction | null;
  distance(from: Place, to: Place): number;
}

export type Press =
  | { readonly kind: 'act'; readonly legal: Legal }
  | { readonly kind: 'choose_hero'; readonly pawns: readonly Pawn[] } // several could: which?
  | { readonly kind: 'choose_place'; readonly pawn: Pawn | null } // the board shows where
  | { readonly kind: 'impossible'; readonly refusal: string }; // a word of the rules

export function isDirection(ability: Ability): ability is Direction {
  return (directions as readonly Ability[]).includes(ability);
}

// All that one ability allows now.
export function legalsOf(ability: Ability, legal: readonly Legal[], lie: Lie): readonly Legal[] {
  if (isDirection(ability)) {
    return legal.filter((one) => one.kind === 'move' && lie.direction(one.from, one.to) === ability);
  }
  if (ability === 'explore') return legal.filter((one) => one.kind === 'draw' || one.kind === 'place');
  return legal.filter((one) => one.kind === ability);
}

function pawnsOf(legals: readonly PawnLegal[]): readonly Pawn[] {
  return [...new Set(legals.map((one) => one.pawn))];
}

// Why nothing of it is possible, in a word of the rules.
export function impossible(ability: Ability, state: State | null): string {
  if (state === null || state.outcome !== 'running') return 'GameIsOver';
  if (state.discards_due > 0) return 'RearrangeFirst';
  if (ability === 'explore') return state.deck.count === 0 && state.held === null ? 'DeckIsEmpty' : 'NowhereToExplore';
  if (ability === 'vortex') {
    if (state.theft) return 'VortexIsOff';
    return state.rules.vortex === 'out_of_service' ? 'VortexOutOfService' : 'VortexIsOccupied';
  }
  if (ability === 'escalator') return 'NoEscalatorThere';
  return 'WayIsBlocked';
}

export function press(
  ability: Ability,
  far: boolean, // all the way instead of one step
  state: State,
  legal: readonly Legal[],
  selected: Pawn | null,
  lie: Lie,
): Press {
  const all = legalsOf(ability, legal, lie);
  if (all.length === 0) return { kind: 'impossible', refusal: impossible(ability, state) };
  if (ability === 'explore') {
    const only = all.length === 1 ? all[0] : undefined;
    return only ? { kind: 'act', legal: only } : { kind: 'choose_place', pawn: null };
  }
  const moves = all as readonly PawnLegal[];
  const pawns = pawnsOf(moves);
  const only = pawns.length === 1 && selected === null ? pawns[0] : undefined;
  const pawn = selected !== null && pawns.includes(selected) ? selected : only;
  if (pawn === undefined) {
    // With a hero in hand that cannot do it, nothing is done with another behind one's back.
    if (selected !== null && isDirection(ability)) return { kind: 'impossible', refusal: impossible(ability, state) };
    return { kind: 'choose_hero', pawns };
  }
  const own = moves.filter((one) => one.pawn === pawn);
  if (isDirection(ability)) {
    const sorted = [...own].sort((a, b) => lie.distance(a.from, a.to) - lie.distance(b.from, b.to));
    const one = far ? sorted[sorted.length - 1] : sorted[0];
    return one ? { kind: 'act', legal: one } : { kind: 'impossible', refusal: impossible(ability, state) };
  }
  const target = own.length === 1 ? own[0] : undefined;
  return target ? { kind: 'act', legal: target } : { kind: 'choose_place', pawn };
}

export function actionOf(legal: readonly Legal[], kind: 'theft' | 'reveal' | 'draw'): ActionText | null {
  return legal.find((one) => one.kind === kind)?.action ?? null;
}
