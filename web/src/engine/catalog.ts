// The cardboard as the engine describes it: what is printed on each tile, which scenarios there are. All rows, columns
// and directions are as printed, with the tile's number upright in its lower right corner.
import type { Ability, Colour, Direction, Place, TileName } from './words';

export type Symbol =
  | 'plain'
  | 'illustrated' // nobody can ever be there
  | 'start'
  | 'exploration' // coloured, or without colour: auto-explore
  | 'vortex'
  | 'item'
  | 'exit'
  | 'sand_timer'
  | 'crystal_ball'
  | 'camera'
  | 'code'
  | 'map'
  | 'reinforcement'
  | 'guard_start'
  | 'command'
  | 'control_room'
  | 'sensor_control'
  | 'room_hero'
  | 'room_guard'
  | 'coffee_machine';

// What is on one border of a space: nothing, a wall, the orange wall with the small opening, a steel door, or the
// opening of the tile itself (an exploration arrow or the entrance).
export type Border = 'open' | 'wall' | 'passage' | 'steel_door' | 'gate';

export interface Space {
  readonly place: Place;
  readonly row: number; // 0 to 3
  readonly column: number;
  readonly symbol: Symbol;
  readonly colour: Colour | null; // exploration, vortex, item, exit
  readonly direction: Direction | null; // command spaces
  readonly borders: Readonly<Record<Direction, Border>>;
}

export type SideKind = 'wall' | 'entrance' | 'blind_wall' | 'blind_door' | 'explore' | 'auto_explore';

export interface Side {
  readonly kind: SideKind;
  readonly colour: Colour | null;
}

export interface TileFace {
  readonly tile: TileName;
  readonly number: number;
  readonly back: 'base' | 'expansion';
  readonly spaces: readonly Space[]; // sixteen, row by row
  readonly sides: Readonly<Record<Direction, Side>>;
  readonly escalators: readonly (readonly [Place, Place])[];
  readonly entrance: Direction | null; // none on tile 1
  readonly exit_faces: Direction | null;
  readonly restaurant: { readonly area: readonly Place[]; readonly front: Place } | null;
  readonly sensor: Direction | null;
  readonly beholder: boolean;
  readonly floor: 'pale' | 'blue' | 'yellow' | 'grey';
}

export interface Scenario {
  readonly id: string; // "S7"
  readonly number: number;
  readonly title: string; // English; players see the texts of src/text
  readonly sides: readonly ('1a' | '1b')[]; // with the printed deck
  readonly enlarged_sides: readonly ('1a' | '1b')[]; // with a deck beyond `level`
  readonly level: number;
  readonly lowest_level: number;
  readonly highest_level: number;
  readonly fewest_seats: number;
  readonly most_seats: number;
  readonly rules: Readonly<Record<string, string>>; // switches by name, as in docs/engine-protocol.md
}

export interface Catalog {
  readonly tiles: readonly TileFace[];
  readonly scenarios: readonly Scenario[];
  // The action tiles handed out for a number of seats, 1 to 9; for one seat the seven of the solo deck.
  readonly action_tiles: Readonly<Record<string, readonly (readonly Ability[])[]>>;
}

// The sides of tile 1 that a scenario may start on with the tiles 2 to `level`.
export function sidesAt(scenario: Scenario, level: number): readonly ('1a' | '1b')[] {
  return level > scenario.level ? scenario.enlarged_sides : scenario.sides;
}
