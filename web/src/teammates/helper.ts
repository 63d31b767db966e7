// Help for the player of a table in this page: a step on request, and par when the game is over.
import { signal } from '@preact/signals';
import type { Deal } from '../engine/engine';
import type { ActionText } from '../engine/words';
import type { LocalSession } from '../game/local_session';
import type { Par, NoPlan } from '../link/messages';
import type { Companion, Hint } from './companion';

export type Help =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'hint'; readonly hint: Hint; readonly id: number }
  | { readonly kind: 'away' }; // there is nobody to ask

export class Helper {
  readonly help = signal<Help>({ kind: 'none' });

  private readonly stops: readonly (() => void)[];
  private questions = 0;
  private parAskedFor: number | null = null; // the number of the game

  constructor(
    private readonly session: LocalSession,
    private readonly companion: Companion,
  ) {
    this.stops = [
      session.happenings.listen(({ before }) => {
        if (before === null) this.drop();
        else this.look();
      }),
      session.accepted.listen(({ action }) => this.crossOff(action)),
      session.table.subscribe((table) => {
        if (table !== null && table.result !== null) void this.tellPar(table.games);
      }),
    ];
  }

  close(): void {
    this.questions += 1;
    for (const stop of this.stops) stop();
  }

  async ask(): Promise<void> {
    const seat = this.session.seat.peek();
    if (seat === null) return;
    const question = ++this.questions;
    this.help.value = { kind: 'thinking' };
    try {
      const hint = await this.companion.hint(seat, this.session.now() ?? 0);
      if (question !== this.questions) return;
      this.help.value = { kind: 'hint', hint, id: question };
      this.look();
    } catch {
      if (question === this.questions) this.help.value = { kind: 'away' };
    }
  }

  private drop(): void {
    this.questions += 1;
    this.help.value = { kind: 'none' };
  }

  private crossOff(action: ActionText): void {
    const help = this.help.peek();
    if (help.kind === 'hint' && help.hint.verdict === 'winnable' && help.hint.step.action === action) this.drop();
  }

  // A hint stays until it has been followed, or can't be any more.
  private look(): void {
    if (this.session.table.peek()?.phase !== 'playing') return this.drop();
    const help = this.help.peek();
    if (help.kind !== 'hint' || help.hint.verdict !== 'winnable') return;
    const { seats, step } = help.hint;
    if (!seats.some((seat) => this.session.mayDo(seat, step.action))) this.drop();
  }

  private async tellPar(game: number): Promise<void> {
    if (this.parAskedFor === game) return;
    this.parAskedFor = game;
    const par = await this.parOf(this.session.deal);
    if (par !== null && this.session.table.peek()?.games === game) this.session.tellPar(par);
  }

  private async parOf(deal: Deal): Promise<Par | NoPlan | null> {
    try {
      const solution = await this.companion.solve(deal);
      if (solution.verdict !== 'winnable') return { actions: null, flips: null };
      return { actions: solution.actions, flips: solution.flips };
    } catch {
      return null;
    }
  }
}
