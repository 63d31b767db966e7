// The type of a drawn example that shows a part of a mall.
import type { Turns } from '../board/geometry';
import type { Colour, Direction, Guard, Pawn } from '../engine/words';

export interface SceneTile {
  readonly tile: string;
  readonly row: number;
  readonly column: number;
  readonly turns: Turns;
}

// Places are written as everywhere: "5:1,2".
export type SceneArrow =
  | {
      readonly kind: 'walk' | 'vortex' | 'escalator' | 'shaft';
      readonly pawn: Pawn;
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: 'blocked'; readonly pawn: Colour; readonly from: string; readonly toward: Direction };

// A part of a mall, from above.
export interface BoardScene {
  readonly kind: 'board';
  readonly tiles: readonly SceneTile[];
  readonly pawns: Readonly<Partial<Record<Colour, string>>>;
  readonly arrows: readonly SceneArrow[]; // numbered in this order where a pawn has several
  readonly coming: readonly SceneTile[]; // where a tile may go; tile '' shows its back
  readonly tokens: readonly string[]; // out-of-order tokens
  readonly security?: SecurityPieces;
}

// What the expansion adds to a picture.
export interface SecurityPieces {
  readonly guards?: Readonly<Partial<Record<Guard, string>>>;
  readonly shaft?: readonly [string, string];
  readonly breach?: readonly [string, string];
  readonly beholder?: string; // its tile
  readonly sensor?: { readonly tile: string; readonly side: Direction };
  readonly moved?: string; // the tile that goes where one may come
}

export function board(parts: Partial<Omit<BoardScene, 'kind'>>): BoardScene {
  return { kind: 'board', tiles: [], pawns: {}, arrows: [], coming: [], tokens: [], ...parts };
}

export const start: SceneTile = { tile: '1a', row: 0, column: 0, turns: 0 };
export const northOfStart: SceneTile = { tile: '5', row: -4, column: 1, turns: 3 };

export function pawnsOf(scene: BoardScene): Readonly<Partial<Record<Pawn, string>>> {
  return { ...scene.pawns, ...scene.security?.guards };
}
