// The players and helpers at a table in this page: their own copy of the game is kept in step with the table's;
// teammates play on it, and a helper finds the next step.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { LocalSession, LocalWorld } from '../game/local_session';
import type { Awaited, Companion, TeammateSeats } from './companion';
import { LocalTeammates } from './local_teammates';
import { Helper } from './helper';

export class CompanionGame {
  readonly helper: Helper;
  readonly isGone = signal(false); // the worker couldn't be started, or has failed: the game continues without it

  // The step of mine that teammates are waiting for.
  readonly awaited: ReadonlySignal<Awaited | null>;

  private readonly teammates: LocalTeammates | null;
  private readonly stops: readonly (() => void)[];

  constructor(
    private readonly session: LocalSession,
    private readonly companion: Companion,
    private readonly seats: TeammateSeats | null,
    world: Pick<LocalWorld, 'after'>,
  ) {
    // Before all other listeners: what others ask then is about the same position.
    this.stops = [
      session.happenings.listen(({ before }) => {
        if (before === null) this.sitDown();
      }),
      session.accepted.listen(({ seat, at, action }) => this.tell(companion.see(seat, at, action))),
    ];
    this.sitDown();
    this.helper = new Helper(session, companion);
    this.teammates = seats === null ? null : new LocalTeammates(session, companion, world);
    this.awaited = computed(() => {
      const awaited = this.teammates?.awaited.value ?? null;
      return awaited?.seat === session.seat.value ? awaited : null;
    });
  }

  // Of the game so far.
  record(): Promise<string> {
    return this.companion.record(this.session.now() ?? 0);
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.helper.close();
    this.teammates?.close();
    this.companion.close();
  }

  private sitDown(): void {
    this.tell(this.companion.sitDown(this.session.deal, this.seats));
  }

  private tell(message: Promise<void>): void {
    message.catch(() => (this.isGone.value = true));
  }
}
