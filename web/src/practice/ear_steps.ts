// The lesson that teaches playing by ear, as data: one small mall, and one key at a time. Its texts are ear.lesson.NAME.
import type { Command } from '../keys/keyboard_commands';
import type { EarCommand } from '../keys/ear_keys';
import type { Pawn } from '../engine/words';
import type { Scene } from './scene';
import { lies, stands } from './scene';

export type EarStepName =
  | 'hear'
  | 'choose'
  | 'look'
  | 'step'
  | 'explore'
  | 'can'
  | 'way'
  | 'go'
  | 'vortex'
  | 'escalator'
  | 'needed'
  | 'answer'
  | 'before'
  | 'sand'
  | 'keys';

export interface EarScene extends Scene {
  readonly asked: ReadonlySet<string>; // by keys, since the step began
  readonly chosen: Pawn | null;
}

export interface EarStep {
  readonly name: EarStepName;
  readonly key?: EarCommand | Command; // that its text names
  readonly isDone: (scene: EarScene) => boolean;
  readonly script: readonly string[]; // one way to do it, after the scripts of all steps before it
  readonly knock?: true; // the coach gives the red pawn to the learner when it begins
}

function asks(name: EarStepName, key: EarCommand): EarStep {
  return { name, key, isDone: ({ asked }) => asked.has(key), script: [] };
}

export const earSteps: readonly EarStep[] = [
  asks('hear', 'ear_repeat'),
  { name: 'choose', isDone: ({ chosen }) => chosen === 'orange', script: [] },
  asks('look', 'ear_look'),
  { name: 'step', isDone: ({ state }) => stands(state, 'orange', '1a:0,2'), script: ['o 1a:1,2>1a:0,2'] },
  { name: 'explore', key: 'explore', isDone: ({ state }) => lies(state, '8'), script: ['draw'] },
  asks('can', 'ear_can'),
  asks('way', 'ear_way'),
  {
    name: 'go',
    isDone: ({ state }) => stands(state, 'orange', '8:1,0'),
    script: ['o 1a:0,2>8:3,1', 'o 8:3,1>8:3,3', 'o 8:3,3>8:0,3', 'o 8:0,3>8:0,0', 'o 8:0,0>8:1,0'],
  },
  {
    name: 'vortex',
    key: 'vortex',
    isDone: ({ events }) => events.some((event) => event.kind === 'moved' && event.way === 'vortex'),
    script: ['o 8:1,0@1a:2,0'],
  },
  {
    name: 'escalator',
    key: 'escalator',
    isDone: ({ state }) => stands(state, 'green', '1a:2,3'),
    script: ['g 1a:2,2>1a:3,2', 'g 1a:3,2/1a:2,3'],
  },
  { ...asks('needed', 'ear_needed'), knock: true },
  { name: 'answer', key: 'explore', isDone: ({ state }) => state.tiles.length > 2, script: ['draw'] },
  asks('before', 'ear_before'),
  asks('sand', 'ear_sand'),
  { name: 'keys', key: 'help', isDone: ({ asked }) => asked.has('keys'), script: [] },
];
