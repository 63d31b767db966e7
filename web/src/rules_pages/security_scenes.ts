// The drawn examples of the expansion.
import type { SecuritySceneName } from '../text/rule_book';
import { board, northOfStart, start, type BoardScene, type SceneTile } from './board_scenes';

function north(tile: string): SceneTile {
  return { tile, row: -4, column: 1, turns: 0 };
}

function east(tile: string): SceneTile {
  return { tile, row: 1, column: 4, turns: 0 };
}

export const securityScenes: Readonly<Record<SecuritySceneName, BoardScene>> = {
  guard: board({
    tiles: [start, east('9*')],
    pawns: { purple: '1a:2,3' },
    arrows: [{ kind: 'blocked', pawn: 'purple', from: '1a:2,3', toward: 'east' }],
    security: { guards: { guard1: '9*:0,0' } },
  }),
  shaft: board({
    tiles: [start, north('8*')],
    pawns: { orange: '1a:1,1' },
    arrows: [{ kind: 'shaft', pawn: 'orange', from: '1a:1,1', to: '8*:3,2' }],
    security: { shaft: ['1a:1,1', '8*:3,2'] },
  }),
  breach: board({
    tiles: [start, north('8*')],
    pawns: { yellow: '1a:0,2' },
    arrows: [
      { kind: 'walk', pawn: 'yellow', from: '1a:0,2', to: '8*:3,1' },
      { kind: 'walk', pawn: 'yellow', from: '8*:3,1', to: '8*:3,3' },
    ],
    security: { breach: ['1a:0,2', '8*:3,1'] },
  }),
  guard_room: board({
    tiles: [{ tile: '25*', row: 0, column: 0, turns: 0 }],
    pawns: { orange: '25*:2,1' },
    arrows: [
      { kind: 'walk', pawn: 'orange', from: '25*:2,1', to: '25*:2,0' },
      { kind: 'walk', pawn: 'orange', from: '25*:2,0', to: '25*:0,0' },
      { kind: 'walk', pawn: 'orange', from: '25*:0,0', to: '25*:0,3' },
      { kind: 'walk', pawn: 'orange', from: '25*:0,3', to: '25*:3,3' },
      { kind: 'walk', pawn: 'orange', from: '25*:3,3', to: '25*:3,1' },
    ],
    security: { guards: { guard1: '25*:2,2' } },
  }),
  door: board({
    tiles: [{ tile: '12*', row: 0, column: 0, turns: 0 }],
    pawns: { yellow: '12*:3,0', orange: '12*:1,0' },
    arrows: [{ kind: 'walk', pawn: 'orange', from: '12*:1,0', to: '12*:0,0' }],
    security: {},
  }),
  map: board({
    tiles: [start, north('26*')],
    pawns: { green: '26*:3,0' },
    coming: [east('')],
    security: {},
  }),
  beholder: board({
    tiles: [start, north('7*')],
    pawns: { purple: '1a:0,2' },
    arrows: [{ kind: 'blocked', pawn: 'purple', from: '1a:0,2', toward: 'north' }],
    security: { beholder: '7*' },
  }),
  telekinesis: board({
    tiles: [start, northOfStart],
    pawns: { green: '1a:2,3' },
    coming: [east('5')],
    security: { moved: '5' },
  }),
  control_room: board({
    tiles: [start, northOfStart, east('28*')],
    pawns: { yellow: '28*:2,0' },
    arrows: [{ kind: 'vortex', pawn: 'guard1', from: '5:2,1', to: '1a:1,3' }],
    security: { guards: { guard1: '5:2,1' } },
  }),
  sensor: board({
    tiles: [start, { tile: '6*', row: -1, column: -4, turns: 0 }],
    pawns: { yellow: '1a:1,0' },
    arrows: [{ kind: 'blocked', pawn: 'yellow', from: '1a:1,0', toward: 'west' }],
    security: { sensor: { tile: '6*', side: 'east' } },
  }),
};
