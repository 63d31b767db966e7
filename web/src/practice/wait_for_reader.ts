// The sand of a game waits from its first grain until its briefing has been read: at the beginning, and after "Next". A new
// deal of the same game runs at once.
import type { Deal } from '../engine/engine';
import type { LocalSession } from '../game/local_session';

// "S3", "T1-hardcore"
export function gameOfDeal({ scenario, game }: Pick<Deal, 'scenario' | 'game'>): string {
  return game ?? `S${scenario}`;
}

// Returns a function that stops this.
export function waitForReader(session: LocalSession, isRead: (game: string) => boolean): () => void {
  const wait = (): void => {
    if (!isRead(gameOfDeal(session.deal))) void session.request({ t: 'pause' });
  };
  wait();
  return session.happenings.listen(({ before }) => {
    if (before === null) wait();
  });
}
