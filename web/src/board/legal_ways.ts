// What an action tile allows now, according to the engine; no rule is decided here.
import type { Legal, State } from '../engine/position';
import type { Ability, ActionText, Direction } from '../engine/words';
import { directions } from '../engine/words';
import type { Placement } from './placement';

export function isDirection(ability: string): ability is Direction {
  return (directions as readonly string[]).includes(ability);
}

// Everything one ability allows now.
export function legalsOf(ability: Ability, legal: readonly Legal[], placement: Placement): readonly Legal[] {
  if (isDirection(ability)) {
    return legal.filter((one) => one.kind === 'move' && placement.direction(one.from, one.to) === ability);
  }
  if (ability === 'explore') return legal.filter((one) => one.kind === 'draw' || one.kind === 'place');
  return legal.filter((one) => one.kind === ability);
}

// Why nothing of it is possible, in a word of the rules.
export function whyImpossible(ability: Ability, state: State | null): string {
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

export function actionOf(legal: readonly Legal[], kind: 'theft' | 'reveal' | 'draw'): ActionText | null {
  return legal.find((one) => one.kind === kind)?.action ?? null;
}
