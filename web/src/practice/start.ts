// Games without a server: solo as in the rule book, with teammates, and the introduction.
import type { Deal, Engine } from '../engine/engine';
import { LocalSession, type LocalWorld } from '../game/local_session';
import { browserEnvironment } from '../link/environment';
import { settings } from '../settings/settings';
import { CompanionGame } from '../teammates/companion_game';
import { certifiedSeed } from '../teammates/certified_seed';
import type { Companion } from '../teammates/companion';
import { loadSecurityTexts } from '../text/security';
import { byEarTexts } from '../text/by_ear';
import { tp } from '../text/practice';
import { EarGuide } from './ear_guide';
import { Guide } from './guide';
import { introductionDeal, introductionStartsAt, lessons } from './lessons';
import type { SoloChoice } from './solo_choice';

export interface Practice {
  readonly session: LocalSession;
  readonly guide?: Guide;
  readonly earGuide?: EarGuide;
  readonly companionGame?: CompanionGame;
}

function nameOfTheLearner(): string {
  return settings.name.peek() || tp('practice.you');
}

export async function startGame(
  engine: Engine,
  { teammates, ...choice }: SoloChoice,
  companion: Companion,
  world: LocalWorld = browserEnvironment(),
): Promise<Required<Pick<Practice, 'session' | 'companionGame'>>> {
  if (choice.game !== undefined) await Promise.all([engine.expand(), loadSecurityTexts()]);
  const deal: Omit<Deal, 'seed'> = { ...choice, seats: teammates?.seats ?? 1 };
  const people = { name: nameOfTheLearner(), seatsHeld: 'one' } as const;
  const chooseSeed = (wanted: Omit<Deal, 'seed'>): Promise<string> => certifiedSeed(companion, wanted, world);
  const seed = await chooseSeed(deal);
  const members = teammates === undefined ? {} : { teammates: { pace: teammates.pace } };
  const session = new LocalSession(engine, { deal: { ...deal, seed }, ...people, ...members, chooseSeed }, world);
  const mates = Array.from({ length: deal.seats - 1 }, (_, index) => index + 1);
  const seats = teammates === undefined ? null : { mates, pace: teammates.pace };
  return { session, companionGame: new CompanionGame(session, companion, seats, world) };
}

function introductionTable(engine: Engine, startAt: number, world: LocalWorld): LocalSession {
  const table = { deal: introductionDeal, name: nameOfTheLearner(), seatsHeld: 'all', startAt } as const;
  return new LocalSession(engine, table, world);
}

export function startIntroduction(
  engine: Engine,
  world: LocalWorld = browserEnvironment(),
): Required<Pick<Practice, 'session' | 'guide'>> {
  const session = introductionTable(engine, introductionStartsAt, world);
  return { session, guide: new Guide(engine, session, lessons) };
}

// The same mall, for those who listen.
export async function startEarLesson(
  engine: Engine,
  world: LocalWorld = browserEnvironment(),
): Promise<Required<Pick<Practice, 'session' | 'earGuide'>>> {
  await byEarTexts.load();
  const session = introductionTable(engine, 0, world);
  return { session, earGuide: new EarGuide(engine, session) };
}
