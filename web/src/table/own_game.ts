// When a game that I had a seat in ends before my eyes, this browser remembers it.
import { keepNameKey } from '../settings/name_keys';
import { ownGames, withGame, type Finished } from '../settings/own_games';
import { seatView } from '../game/seats';
import type { Session } from '../game/session';
import type { State } from '../engine/position';

// The people of the other seats: neither teammates nor bots, nor those who are only a number (B-COM-1).
export function finishedGame(state: State, table: Parameters<typeof seatView>[0], seat: number): Finished {
  const people = Array.from({ length: state.seats }, (_, other) => seatView(table, state, other, seat)).flatMap(
    ({ mine, member, name, face }) =>
      !mine && member?.kind === 'person' && name !== null && name !== '' && !/^#\d+$/.test(name)
        ? [{ name, face: face ?? 0 }]
        : [],
  );
  return { scenario: state.name ?? state.scenario, won: state.outcome === 'won', flips: state.flips, people };
}

export function rememberGames(session: Session): () => void {
  let seat: number | null = null;
  let running = false;
  return session.confirmed.subscribe((state) => {
    if (state === null) return;
    if (state.outcome === 'running') {
      running = true;
      seat = session.seat.peek() ?? seat;
    } else if (running) {
      running = false;
      if (seat === null) return;
      ownGames.value = withGame(ownGames.peek(), finishedGame(state, session.table.peek(), seat));
      seat = null;
    }
  });
}

// What lets this browser take my name out of the game later comes once the game has its name. Someone without a seat has no
// name in it.
export function rememberNameKeys(session: Session): () => void {
  let known = session.table.peek()?.phase === 'playing' ? (session.table.peek()?.record ?? null) : null;
  return session.table.subscribe((table) => {
    const record = table?.record ?? null;
    if (record === known) return;
    known = record;
    if (record === null || session.me.peek()?.chair == null) return;
    void session.nameKey?.().then((key) => {
      if (key !== null) keepNameKey(key.record, key);
    });
  });
}
