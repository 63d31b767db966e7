// The teammates at a table in this page. They are told what happens, and say what they would do and when; when the
// moment comes, the table decides whether it can be done.
import { signal } from '@preact/signals';
import type { LocalSession, LocalWorld } from '../game/local_session';
import type { Timer } from '../link/environment';
import type { Advice, Awaited, Companion } from './companion';

const patienceMs = 500; // after something failed

export class LocalTeammates {
  readonly awaited = signal<Awaited | null>(null); // what they are waiting for
  private readonly stops: readonly (() => void)[];
  private moment: Timer | null = null;
  private questions = 0; // only the answer to the last one counts

  constructor(
    private readonly session: LocalSession,
    private readonly companion: Companion,
    private readonly world: Pick<LocalWorld, 'after'>,
  ) {
    this.stops = [
      session.happenings.listen(({ seat }) => {
        if (seat === null) this.ask(); // a new game, a pause, the end of one
      }),
      session.accepted.listen(() => this.ask()),
    ];
    this.ask();
  }

  close(): void {
    this.rest();
    for (const stop of this.stops) stop();
  }

  private rest(): void {
    this.questions += 1;
    this.moment?.cancel();
    this.moment = null;
  }

  private isPlaying(): boolean {
    const table = this.session.table.peek();
    return table?.phase === 'playing' && table.clock === 'running';
  }

  private ask(): void {
    this.rest();
    if (!this.isPlaying()) {
      this.awaited.value = null;
      return;
    }
    const question = this.questions;
    void this.companion.next(this.session.now() ?? 0).then(
      (advice) => {
        if (question === this.questions) this.consider(advice);
      },
      () => undefined, // they are gone, and the game continues without them
    );
  }

  // The position they thought about may have changed before their answer arrived.
  private consider({ hash, at, seat, action, awaited, no_way }: Advice): void {
    if (!this.isPlaying() || hash !== this.session.hash.peek()) return;
    this.awaited.value = awaited;
    if (no_way === true) this.session.tellNoWay();
    if (at === null) return;
    const wait = Math.max(0, at - (this.session.now() ?? 0));
    this.moment = this.world.after(wait, () => {
      if (seat === null || action === null) return this.ask();
      const refused = this.session.actFor(seat, action);
      if (refused !== null) this.moment = this.world.after(patienceMs, () => this.ask());
    });
  }
}
