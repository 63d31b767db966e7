// This browser remembers such a game as what it was: played, won or lost, around one screen. No server hears of it.
import type { LocalSession } from '../game/local_session';
import { ownGames, withGame } from '../settings/own_games';

export function rememberAround(session: LocalSession): () => void {
  let running = false;
  return session.confirmed.subscribe((state) => {
    if (state === null) return;
    if (state.outcome === 'running') {
      running = true;
      return;
    }
    if (!running) return;
    running = false;
    const { scenario, name, outcome, flips } = state;
    const game = { scenario: name ?? scenario, won: outcome === 'won', flips, people: [], around: true };
    ownGames.value = withGame(ownGames.peek(), game);
  });
}
