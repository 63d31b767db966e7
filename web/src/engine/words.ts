// The words of the game as the engine writes them (docs/notation.md). Places, tiles and actions are opaque names here:
// the page compares them and sends them back, and never splits them.

export type Colour = 'yellow' | 'purple' | 'green' | 'orange';
export type Guard = 'guard1' | 'guard2' | 'guard3' | 'guard4';
export type Pawn = Colour | Guard;
export type Direction = 'north' | 'east' | 'south' | 'west';
export type Ability = Direction | 'vortex' | 'escalator' | 'explore';

declare const brand: unique symbol;
export type Place = string & { readonly [brand]: 'place' }; // "5:1,2"
export type TileName = string & { readonly [brand]: 'tile' }; // "5", "1b", "9*"
export type ActionText = string & { readonly [brand]: 'action' }; // "y 1a:1,1>1a:0,1"

export const colours: readonly Colour[] = ['yellow', 'purple', 'green', 'orange'];
export const directions: readonly Direction[] = ['north', 'east', 'south', 'west'];
export const abilities: readonly Ability[] = [...directions, 'vortex', 'escalator', 'explore'];

export function isHero(pawn: Pawn): pawn is Colour {
  return (colours as readonly Pawn[]).includes(pawn);
}
