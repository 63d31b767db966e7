// What is worth knowing about a space: what is printed there, whether it still works, and whether it is for this hero.
import type { Atlas, Spot } from '../board/atlas';
import type { Symbol } from '../engine/catalog';
import type { State } from '../engine/position';
import type { Rules } from '../engine/rules';
import { type Colour, isHero, type Pawn } from '../engine/words';
import { isOpenEdge } from './floor';

export interface Feature {
  readonly symbol: Exclude<Symbol, 'plain' | 'illustrated' | 'start'> | 'escalator';
  readonly colour: Colour | null;
  readonly isFor: boolean; // it does something for this hero now
  readonly isOff: boolean; // out of order, used up, or explored already
}

const silent = new Set<Symbol>(['plain', 'illustrated', 'start']);

export function isItemFor(hero: Colour, item: Colour, rules: Rules): boolean {
  return (item === hero) === (rules.items === 'own');
}

// Its own, the purple one for everyone, or any but its own (S2-1, S1-2, S10-2).
export function isExitFor(hero: Colour, exit: Colour, rules: Rules): boolean {
  return rules.exits === 'one' ? exit === 'purple' : (exit === hero) === (rules.exits === 'own');
}

function isFor(pawn: Pawn, { space: { symbol, colour } }: Spot, state: State): boolean {
  if (!isHero(pawn)) return false;
  switch (symbol) {
    case 'item':
      return (
        !state.theft && colour !== null && isItemFor(pawn, colour, state.rules) && state.goal.steals.includes(pawn)
      );
    case 'exit':
      return state.theft && colour !== null && isExitFor(pawn, colour, state.rules);
    case 'exploration':
      return colour === pawn && state.deck.count > 0;
    case 'vortex':
      return !state.theft && colour === pawn;
    case 'crystal_ball':
      return pawn === 'purple' && state.rules.crystal_balls === 'yes';
    default:
      return symbol !== 'camera';
  }
}

export function featuresOf(atlas: Atlas, state: State, spot: Spot, pawn: Pawn): readonly Feature[] {
  const found: Feature[] = [];
  const { symbol, colour } = spot.space;
  if (!silent.has(symbol)) {
    const isUsed = symbol === 'exploration' && !isOpenEdge(atlas, spot);
    const isOff = isUsed || state.out_of_order.includes(spot.place) || (symbol === 'vortex' && state.theft);
    const name = symbol as Feature['symbol'];
    // What has been explored is floor like any other.
    if (!isUsed) found.push({ symbol: name, colour, isFor: !isOff && isFor(pawn, spot, state), isOff });
  }
  if (spot.escalator) found.push({ symbol: 'escalator', colour: null, isFor: true, isOff: false });
  return found;
}
