// A game around one screen: people in the first seats, teammates in the others, all of it in this page.
import type { Deal, Engine } from '../engine/engine';
import { LocalSession, type LocalWorld } from '../game/local_session';
import { browserEnvironment } from '../link/environment';
import { certifiedSeed } from '../teammates/certified_seed';
import type { Companion } from '../teammates/companion';
import { CompanionGame } from '../teammates/companion_game';
import { Audience } from './audience';
import type { AroundChoice } from './choice';

export interface AroundGame {
  readonly session: LocalSession;
  readonly audience: Audience;
  readonly companionGame: CompanionGame;
  close(): void;
}

// Its sand waits until everyone is ready.
export async function startAround(
  engine: Engine,
  choice: AroundChoice,
  names: readonly string[],
  companion: Companion,
  world: LocalWorld = browserEnvironment(),
): Promise<AroundGame> {
  const { scenario, people, seats, pace, sand_ms } = choice;
  const deal: Omit<Deal, 'seed'> = { scenario, seats, ...(sand_ms === undefined ? {} : { sand_ms }) };
  const chooseSeed = (wanted: Omit<Deal, 'seed'>): Promise<string> => certifiedSeed(companion, wanted, world);
  const seed = await chooseSeed(deal);
  const [name = '', ...others] = names;
  const hasMates = seats > people;
  const mates = Array.from({ length: seats - people }, (_, index) => people + index);
  const table = { deal: { ...deal, seed }, name, others, seatsHeld: 'one', chooseSeed } as const;
  const session = new LocalSession(engine, { ...table, ...(hasMates ? { teammates: { pace } } : {}) }, world);
  await session.request({ t: 'pause' });
  const companionGame = new CompanionGame(session, companion, hasMates ? { mates, pace } : null, world);
  const audience = new Audience(session, people);
  return {
    session,
    audience,
    companionGame,
    close() {
      audience.close();
      companionGame.close();
      session.close();
    },
  };
}
