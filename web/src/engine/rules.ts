// The rules that are on in a game, as every position lists them (docs/engine-protocol.md). Use these, never the
// scenario's name: a custom scenario has its own rules.
import type { Colour } from './words';

export interface Rules {
  readonly items: 'own' | 'foreign'; // whose item each hero steals
  readonly exits: 'own' | 'one' | 'foreign'; // by which exit each hero leaves
  readonly talk: 'windows' | 'free' | 'gestures' | 'never';
  readonly do_something: 'everybody' | 'leader' | 'nobody'; // who may use the red pawn
  readonly vortex: 'works' | 'out_of_service' | 'between_dimensions';
  readonly groups: 'allowed' | 'forbidden' | 'pairs';
  readonly deck_face: 'down' | 'up';
  readonly pass_action_tiles: 'yes' | 'no';
  readonly loudspeakers: 'yes' | 'no';
  readonly dwarf_passages: 'yes' | 'no';
  readonly crystal_balls: 'yes' | 'no';
  readonly cameras: 'yes' | 'no';
  readonly leader: 'yes' | 'no';
  readonly rearrangement: 'yes' | 'no';
  readonly two_dimensions: 'yes' | 'no';
}

// The heroes the goal is about.
export interface Goal {
  readonly steals: readonly Colour[]; // has to be in place for the theft; nobody: nothing is stolen
  readonly escapes: readonly Colour[]; // has to get out
}

// How many of them still have to escape. Others who leave don't count.
export function stillInside({ goal, escaped }: { readonly goal: Goal; readonly escaped: readonly Colour[] }): number {
  return goal.escapes.filter((colour) => !escaped.includes(colour)).length;
}
