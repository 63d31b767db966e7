// What this page has seen of the current game: what everyone may know, without names and without the table's code. It
// outlives the session, so that the screen about its end can still report it.
import type { GameEvent } from '../engine/position';
import type { Session } from '../game/session';

const most = 2_000; // lines; a long game has a few hundred

export interface SeenLine {
  readonly v: number;
  readonly at: number | null;
  readonly seat: number | null;
  readonly events: readonly GameEvent[];
}

export interface SeenGame {
  readonly kind: Session['kind'];
  readonly link: string;
  readonly version: number;
  readonly hash: string | null;
  readonly seat: number | null;
  readonly phase: string | null;
  readonly record: string | null; // of the finished game
  readonly state: unknown;
  readonly lines: readonly SeenLine[];
}

class GameWatcher {
  private session: Session | null = null;
  private lines: SeenLine[] = [];

  // Returns a function that stops listening; what was seen stays.
  follow(session: Session): () => void {
    this.session = session;
    this.lines = [];
    return session.happenings.listen(({ version, at, seat, events }) => {
      this.lines.push({ v: version, at, seat, events });
      if (this.lines.length > most) this.lines.shift();
    });
  }

  seen(): SeenGame | null {
    const { session } = this;
    if (session === null) return null;
    const table = session.table.peek();
    const link = session.link.peek();
    return {
      kind: session.kind,
      link: link.kind === 'ended' ? `ended: ${link.why}` : link.kind,
      version: session.version.peek(),
      hash: session.hash.peek(),
      seat: session.seat.peek(),
      phase: table?.phase ?? null,
      record: table !== null && table.phase !== 'playing' ? table.record : null,
      state: session.confirmed.peek(),
      lines: [...this.lines],
    };
  }

  forget(): void {
    this.session = null;
    this.lines = [];
  }
}

export const gameWatcher = new GameWatcher();
