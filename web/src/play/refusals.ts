// Refusals that the page words itself, without asking the engine.
import type { Refusal, State } from '../engine/position';
import type { Finds } from './found';

// The rules behind the words that buttons use by themselves.
const ruleBehind: Readonly<Record<string, string>> = {
  RearrangeFirst: 'S11-1',
  DeckIsEmpty: 'B-EXPL-6',
  NowhereToExplore: 'B-EXPL-1',
  VortexIsOff: 'B-VORTEX-3',
  VortexOutOfService: 'S16-1',
  VortexIsOccupied: 'B-VORTEX-1',
  NoEscalatorThere: 'B-ESC-1',
  WayIsBlocked: 'B-MOVE-2',
  EdgeOfTheMall: 'B-MOVE-7',
  RedPawnIsForbidden: 'S15-1',
  OnlyTheLeader: 'S9-2',
  TooSoon: 'R-15',
  NotOnTheirItems: 'B-THEFT-1',
  NotOnForeignItems: 'S10-1',
  NoTheftInThisGame: 'T-3',
  NotOnYourActionTile: 'B-ACT-2',
};

export function refusalOf(refused: string): Refusal {
  return { refused, rule: ruleBehind[refused] ?? null, args: {}, text: '' };
}

// Why the theft tile can't be flipped, for those without a seat, who can only watch.
export function theftRefusal(state: State, finds: Finds | null): Refusal {
  if (state.outcome !== 'running') return refusalOf('GameIsOver');
  if (state.goal.steals.length === 0) return refusalOf('NoTheftInThisGame');
  if (state.theft) return refusalOf('AlreadyStolen');
  const refusal = refusalOf(state.rules.items === 'foreign' ? 'NotOnForeignItems' : 'NotOnTheirItems');
  const missing = finds?.heroes.find((hero) => hero.steals && hero.item !== 'reached');
  return missing === undefined ? refusal : { ...refusal, args: { pawn: missing.colour } };
}
