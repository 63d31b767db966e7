// Whoever is beside the player of a table in this page: their own copy of the game is kept in step with the table's, and
// on it teammates play and a helper looks for the next step.
import { signal } from '@preact/signals';
import type { LocalSession, LocalWorld } from '../game/local_session';
import type { Companion, Company } from './companion';
import { Crew } from './crew';
import { Helper } from './helper';

export class Beside {
  readonly helper: Helper;
  readonly isGone = signal(false); // the worker could not be had, or has failed: the game goes on without it

  private readonly crew: Crew | null;
  private readonly stops: readonly (() => void)[];

  constructor(
    private readonly session: LocalSession,
    private readonly companion: Companion,
    private readonly company: Company | null,
    world: Pick<LocalWorld, 'after'>,
  ) {
    // First of all who listen: what others ask then is about the same position.
    this.stops = [
      session.happenings.listen(({ before }) => {
        if (before === null) this.sitDown();
      }),
      session.deeds.listen(({ seat, at, action }) => this.tell(companion.see(seat, at, action))),
    ];
    this.sitDown();
    this.helper = new Helper(session, companion);
    this.crew = company === null ? null : new Crew(session, companion, world);
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.helper.close();
    this.crew?.close();
    this.companion.close();
  }

  private sitDown(): void {
    this.tell(this.companion.sitDown(this.session.deal, this.company));
  }

  private tell(letter: Promise<void>): void {
    letter.catch(() => (this.isGone.value = true));
  }
}
