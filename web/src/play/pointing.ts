// Pointing at people: whose small menu is open, and the red pawn when it is picked up.
import { signal } from '@preact/signals';
import type { Legal, State } from '../engine/position';
import type { Session } from '../game/session';
import { t } from '../text/text';
import type { Commands } from './commands';
import type { Announcer } from '../words/announcer';
import { refusalOf } from './refusals';
import { nameOfSeat } from '../game/seats';

export type SignalKind = 'do_something' | 'stare';

function targetOf(legal: Legal, kind: SignalKind): number | null {
  if (legal.kind === 'do_something' && kind === legal.kind) return legal.before;
  if (legal.kind === 'stare' && kind === legal.kind) return legal.at;
  return null;
}

// The seats that a signal may go to now.
export function targetsOf(legal: readonly Legal[], kind: SignalKind): ReadonlySet<number> {
  return new Set(legal.map((one) => targetOf(one, kind)).filter((seat) => seat !== null));
}

export class Pointing {
  readonly chosenSeat = signal<number | null>(null); // whose small menu is open
  readonly redPawnInHand = signal(false);

  constructor(
    private readonly session: Session,
    private readonly commands: Commands,
    private readonly announcer: Announcer,
  ) {}

  // Whether a seat has to be chosen, and for what: the red pawn, or a key that needs a target.
  get asking(): { readonly what: SignalKind; readonly byKey: boolean } | null {
    const mode = this.commands.mode.value;
    if (mode.kind === 'seats') return { what: mode.command, byKey: true };
    return this.redPawnInHand.value ? { what: 'do_something', byKey: false } : null;
  }

  // The red pawn goes to a seat, or someone is stared at.
  send(kind: SignalKind, seat: number): void {
    const legal = this.session.legal.peek().find((one) => targetOf(one, kind) === seat);
    this.drop();
    if (!legal) return;
    this.session.act(legal.action);
    const name = nameOfSeat(this.session.table.peek(), seat) ?? '';
    if (kind === 'stare') this.announcer.hint(t('word.staring', { name }));
  }

  // Picks it up, or gives it to the only possible seat.
  takeRedPawn(): void {
    const targets = [...targetsOf(this.session.legal.peek(), 'do_something')];
    const [only] = targets;
    if (only === undefined) this.announcer.refuse(refusalOf(this.whyNot(this.session.shown.peek())));
    else if (targets.length === 1) this.send('do_something', only);
    else {
      this.redPawnInHand.value = !this.redPawnInHand.peek();
      if (this.redPawnInHand.peek()) this.announcer.hint(t('word.before_whom'));
    }
  }

  drop(): void {
    this.redPawnInHand.value = false;
    this.chosenSeat.value = null;
  }

  private whyNot(state: State | null): string {
    if (state?.outcome !== 'running') return 'GameIsOver';
    if (!state.do_something.allowed) return 'RedPawnIsForbidden';
    const seat = this.session.seat.peek();
    const led = state.rules.do_something === 'leader';
    return led && seat !== null && (state.action_tiles[seat]?.length ?? 0) > 0 ? 'OnlyTheLeader' : 'TooSoon';
  }
}
