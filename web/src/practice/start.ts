// Games without a server: solo as the book has it, and the introduction.
import type { Deal, Engine } from '../engine/engine';
import { openLocalTable, type LocalSession, type LocalWorld } from '../game/local_session';
import { browserSurroundings } from '../link/surroundings';
import { settings } from '../settings/settings';
import { t } from '../text/text';
import { Guide } from './guide';
import { introductionDeal, introductionStartsAt, lessons } from './lessons';

export interface SoloChoice {
  readonly scenario: number;
  readonly side?: '1a' | '1b';
  readonly level?: number;
  readonly sand_ms?: number;
}

export interface Practice {
  readonly session: LocalSession;
  readonly guide?: Guide;
}

function nameOfTheLearner(): string {
  return settings.name.peek() || t('practice.you');
}

export function startSolo(engine: Engine, choice: SoloChoice, world: LocalWorld = browserSurroundings()): Practice {
  const deal: Omit<Deal, 'seed'> = { ...choice, seats: 1 };
  return { session: openLocalTable(engine, { deal, name: nameOfTheLearner(), seatsHeld: 'one' }, world) };
}

export function startIntroduction(engine: Engine, world: LocalWorld = browserSurroundings()): Required<Practice> {
  const table = { deal: introductionDeal, name: nameOfTheLearner(), seatsHeld: 'all', startAt: introductionStartsAt } as const;
  const session = openLocalTable(engine, table, world);
  return { session, guide: new Guide(engine, session, lessons) };
}
