// What a lesson looks at: the position, and what has happened since the lesson began.
import type { Catalog, Symbol } from '../engine/catalog';
import type { GameEvent, State } from '../engine/position';
import type { Colour, Pawn, Place } from '../engine/words';

export interface Scene {
  readonly catalog: Catalog;
  readonly state: State;
  readonly events: readonly GameEvent[];
}

// The space of a kind and colour in the mall, if it has been found.
export function spaceOf(scene: Pick<Scene, 'catalog' | 'state'>, symbol: Symbol, colour: Colour): Place | null {
  for (const { tile } of scene.state.tiles) {
    const face = scene.catalog.tiles.find((one) => one.tile === tile);
    const space = face?.spaces.find((one) => one.symbol === symbol && one.colour === colour);
    if (space !== undefined) return space.place;
  }
  return null;
}

export function lies(state: State, tile: string): boolean {
  return state.tiles.some((placed) => placed.tile === tile);
}

export function stands(state: State, pawn: Pawn, place: string): boolean {
  return state.pawns[pawn] === place;
}

export function isOnTile(state: State, pawn: Pawn, tile: string): boolean {
  return state.pawns[pawn]?.startsWith(`${tile}:`) ?? false;
}

export function happened(scene: Scene, kind: GameEvent['kind']): boolean {
  return scene.events.some((event) => event.kind === kind);
}
