// The drawn examples of the rule book as data: placed tiles, pawns, arrows, tiles that may still come. Captions are in
// the books. A test walks every arrow over the walls of the real tiles.
import type { Ability } from '../engine/words';
import type { SceneName } from '../text/rule_book';
import { board, northOfStart, start, type BoardScene } from './board_scenes';
import { securityScenes } from './security_scenes';

export type Scene =
  | BoardScene
  | { readonly kind: 'heroes' }
  | { readonly kind: 'sand'; readonly gone: number; readonly capacity: number } // seconds
  | { readonly kind: 'solo'; readonly hidden: number; readonly pile: readonly Ability[] }; // the last one lies on top

export const scenes: Readonly<Record<SceneName, Scene>> = {
  heroes: { kind: 'heroes' },
  walk: board({
    tiles: [start],
    pawns: { orange: '1a:2,1', yellow: '1a:2,2' },
    arrows: [
      { kind: 'walk', pawn: 'orange', from: '1a:2,1', to: '1a:0,1' },
      { kind: 'walk', pawn: 'orange', from: '1a:0,1', to: '1a:0,2' },
    ],
  }),
  blocked: board({
    tiles: [start],
    pawns: { purple: '1a:2,1', green: '1a:1,1' },
    arrows: [{ kind: 'blocked', pawn: 'purple', from: '1a:2,1', toward: 'north' }],
  }),
  crossing: board({
    tiles: [start, northOfStart],
    pawns: { yellow: '1a:1,2' },
    arrows: [{ kind: 'walk', pawn: 'yellow', from: '1a:1,2', to: '5:1,0' }],
  }),
  meeting: board({
    tiles: [start, { tile: '3', row: 1, column: 4, turns: 0 }],
    pawns: { green: '1a:2,3' },
    arrows: [{ kind: 'walk', pawn: 'green', from: '1a:2,3', to: '3:1,2' }],
  }),
  dead_end: board({
    tiles: [start, { tile: '2', row: 1, column: 4, turns: 3 }],
    pawns: { green: '1a:2,3' },
    arrows: [{ kind: 'blocked', pawn: 'green', from: '1a:2,3', toward: 'east' }],
  }),
  vortex: board({
    tiles: [start, northOfStart],
    pawns: { purple: '5:2,1' },
    arrows: [{ kind: 'vortex', pawn: 'purple', from: '5:2,1', to: '1a:0,3' }],
  }),
  escalator: board({
    tiles: [start],
    pawns: { green: '1a:2,3' },
    arrows: [{ kind: 'escalator', pawn: 'green', from: '1a:2,3', to: '1a:3,2' }],
  }),
  explore: board({ tiles: [start], pawns: { orange: '1a:0,2' }, coming: [northOfStart] }),
  several: board({
    tiles: [start],
    pawns: { orange: '1a:0,2', purple: '1a:1,0' },
    coming: [
      { tile: '4', row: -4, column: 1, turns: 3 },
      { tile: '4', row: -1, column: -4, turns: 2 },
    ],
  }),
  sand: { kind: 'sand', gone: 70, capacity: 180 },
  theft: board({
    tiles: [
      { tile: '6', row: 0, column: 0, turns: 2 },
      { tile: '7', row: 1, column: 4, turns: 1 },
      { tile: '8', row: -4, column: 1, turns: 0 },
      { tile: '9', row: -3, column: 5, turns: 0 },
    ],
    pawns: { yellow: '6:0,2', orange: '7:2,0', green: '8:3,0', purple: '9:3,0' },
  }),
  escape: board({
    tiles: [{ tile: '11', row: 0, column: 0, turns: 0 }],
    pawns: { yellow: '11:3,0' },
    arrows: [{ kind: 'walk', pawn: 'yellow', from: '11:3,0', to: '11:0,0' }],
  }),
  solo: { kind: 'solo', hidden: 4, pile: ['explore', 'west', 'escalator'] },
  dwarf: board({
    tiles: [{ tile: '13', row: 0, column: 0, turns: 0 }],
    pawns: { orange: '13:1,1', yellow: '13:2,1' },
    arrows: [
      { kind: 'walk', pawn: 'orange', from: '13:1,1', to: '13:1,3' },
      { kind: 'walk', pawn: 'yellow', from: '13:2,1', to: '13:3,1' },
      { kind: 'walk', pawn: 'yellow', from: '13:3,1', to: '13:3,3' },
      { kind: 'walk', pawn: 'yellow', from: '13:3,3', to: '13:2,3' },
    ],
  }),
  ball: board({
    tiles: [
      { tile: '1b', row: 0, column: 0, turns: 0 },
      { tile: '15', row: -4, column: 1, turns: 1 },
    ],
    pawns: { purple: '15:3,3' },
    coming: [
      { tile: '', row: 1, column: 4, turns: 0 },
      { tile: '', row: -1, column: -4, turns: 0 },
    ],
  }),
  camera: board({
    tiles: [{ tile: '16', row: 0, column: 0, turns: 0 }],
    pawns: { yellow: '16:3,0' },
    arrows: [{ kind: 'walk', pawn: 'yellow', from: '16:3,0', to: '16:1,0' }],
  }),
  foreign: board({
    tiles: [{ tile: '9', row: 0, column: 0, turns: 0 }],
    pawns: { yellow: '9:3,3' },
    arrows: [{ kind: 'walk', pawn: 'yellow', from: '9:3,3', to: '9:3,0' }],
  }),
  groups: board({
    tiles: [start, northOfStart],
    pawns: { green: '5:2,1', orange: '1a:0,2' },
    arrows: [{ kind: 'blocked', pawn: 'orange', from: '1a:0,2', toward: 'north' }],
  }),
  ...securityScenes,
};
