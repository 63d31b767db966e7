// One lesson of the introduction, as data: its texts are practice.NAME.title, .text and .done.
import type { Goals } from '../board/mall_props';
import type { LocalTable } from '../game/local_table';
import type { Scene } from './scene';

export type LessonName =
  | 'walk'
  | 'explore'
  | 'far'
  | 'vortex'
  | 'escalator'
  | 'knock'
  | 'send'
  | 'stare'
  | 'sand'
  | 'talk'
  | 'pass'
  | 'place'
  | 'arrows'
  | 'items'
  | 'theft'
  | 'exit'
  | 'rest';

export interface Lesson {
  readonly name: LessonName;
  // Whether the table is as the lesson needs it; otherwise it is set up again.
  readonly fits: (scene: Scene) => boolean;
  readonly goals: (scene: Scene) => Goals;
  readonly isDone: (scene: Scene) => boolean;
  // One way to do it, following the scripts of all lessons before it.
  readonly script: readonly string[];
  readonly sandRuns?: true; // it is stopped in all other lessons, while someone reads
  readonly knock?: true; // the coach gives the red pawn to the learner when it begins
  readonly stare?: true; // the coach stares at the learner when it begins
  readonly partner?: true; // the coach has the second seat
  readonly table?: LessonDeal; // another game than the introduction's
}

export type LessonDeal = LocalTable['deal'];

export const nothingToShow: Goals = { spaces: [], pawns: [] };
