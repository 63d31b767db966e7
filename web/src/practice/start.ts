// Games without a server: solo as the book has it, with teammates, and the introduction.
import type { Deal, Engine } from '../engine/engine';
import { openLocalTable, type LocalSession, type LocalWorld } from '../game/local_session';
import { browserSurroundings } from '../link/surroundings';
import { settings } from '../settings/settings';
import { Beside } from '../teammates/beside';
import { certifiedSeed } from '../teammates/certified_seed';
import type { Companion } from '../teammates/companion';
import { loadSecurityTexts } from '../text/security';
import { t } from '../text/text';
import { Guide } from './guide';
import { introductionDeal, introductionStartsAt, lessons } from './lessons';
import type { SoloChoice } from './solo_choice';

export interface Practice {
  readonly session: LocalSession;
  readonly guide?: Guide;
  readonly beside?: Beside;
}

function nameOfTheLearner(): string {
  return settings.name.peek() || t('practice.you');
}

export async function startGame(
  engine: Engine,
  { crew, ...choice }: SoloChoice,
  companion: Companion,
  world: LocalWorld = browserSurroundings(),
): Promise<Required<Pick<Practice, 'session' | 'beside'>>> {
  const deal: Omit<Deal, 'seed'> = { ...choice, seats: crew?.seats ?? 1 };
  const people = { name: nameOfTheLearner(), seatsHeld: 'one' } as const;
  const chooseSeed = (wanted: Omit<Deal, 'seed'>): Promise<string> => certifiedSeed(companion, wanted, world);
  const seed = await chooseSeed(deal);
  const teammates = crew === undefined ? {} : { teammates: { pace: crew.pace } };
  const session = openLocalTable(engine, { deal: { ...deal, seed }, ...people, ...teammates, chooseSeed }, world);
  const mates = Array.from({ length: deal.seats - 1 }, (_, index) => index + 1);
  const company = crew === undefined ? null : { mates, pace: crew.pace };
  return { session, beside: new Beside(session, companion, company, world) };
}

// Of the expansion: alone, and without help, since nobody can plan with it yet.
export async function startExpansion(
  engine: Engine,
  { crew: _, ...choice }: SoloChoice,
  world: LocalWorld = browserSurroundings(),
): Promise<Pick<Practice, 'session'>> {
  await Promise.all([engine.expand(), loadSecurityTexts()]);
  const table = { deal: { ...choice, seats: 1 }, name: nameOfTheLearner(), seatsHeld: 'one' } as const;
  return { session: openLocalTable(engine, table, world) };
}

export function startIntroduction(
  engine: Engine,
  world: LocalWorld = browserSurroundings(),
): Required<Pick<Practice, 'session' | 'guide'>> {
  const table = { deal: introductionDeal, name: nameOfTheLearner(), seatsHeld: 'all', startAt: introductionStartsAt } as const;
  const session = openLocalTable(engine, table, world);
  return { session, guide: new Guide(engine, session, lessons) };
}
