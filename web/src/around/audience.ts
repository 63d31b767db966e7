// A local table as the screen that everyone looks at sees it: nobody's seat, but all that happens, and the host's choices.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { Emitter } from '../base/source';
import type { Legal, Refusal } from '../engine/position';
import type { ActionText } from '../engine/words';
import type { LocalSession } from '../game/local_session';
import type { Happening, LinkState, Refused, Session } from '../game/session';
import type { Member, MemberId, Table, TableRequest } from '../link/messages';

const everyone: MemberId = 98;

// What the screen shows of what people can do: where a tile may be drawn, go, or be taken away.
const shownKinds: ReadonlySet<Legal['kind']> = new Set(['draw', 'place', 'discard']);

// Whoever presses "Again" does it for all.
function withEveryone(table: Table | null): Table | null {
  return table === null ? null : { ...table, host: everyone };
}

export class Audience implements Session {
  readonly kind = 'local';
  readonly code = null;
  readonly link: ReadonlySignal<LinkState>;
  readonly frozen: Session['frozen'];
  readonly version: Session['version'];
  readonly hash: Session['hash'];
  readonly confirmed: Session['confirmed'];
  readonly shown: Session['shown'];
  readonly table: Session['table'];
  readonly me = signal<Member>({
    id: everyone,
    name: '',
    kind: 'person',
    part: 'spectator',
    chair: null,
    ready: true,
    here: true,
    left: null,
  });
  readonly seat = signal<number | null>(null);
  readonly legal = computed(() => this.listLegal());
  readonly pending = signal(0);
  readonly hints: Session['hints'];
  readonly happenings = new Emitter<Happening>();
  readonly refusals = new Emitter<Refused>();
  readonly stares = new Emitter<MemberId>();
  private readonly stops: readonly (() => void)[];

  constructor(
    private readonly local: LocalSession,
    private readonly people: number,
  ) {
    this.link = local.link;
    this.frozen = local.frozen;
    this.version = local.version;
    this.hash = local.hash;
    this.confirmed = local.confirmed;
    this.shown = local.shown;
    this.hints = local.hints;
    this.table = computed(() => withEveryone(local.table.value));
    this.stops = [
      // Everyone sees who moved, also the first seat's steps.
      local.happenings.listen((what) => this.happenings.emit({ ...what, mine: false, foreseen: false })),
      local.refusals.listen((what) => this.refusals.emit(what)),
    ];
  }

  now(): number | null {
    return this.local.now();
  }

  sand(): number | null {
    return this.local.sand();
  }

  tokens(): readonly [] {
    return [];
  }

  why(): null {
    return null; // nothing is chosen on the mall itself
  }

  objectionTo(): null {
    return null;
  }

  // Every action belongs to a seat, except that anyone may take a tile away when the rules want it (S11-1).
  act(action: ActionText): void {
    const isTheirs = (seat: number): boolean =>
      this.local.legalFor(seat).some((one) => one.kind === 'discard' && one.action === action);
    const seat = this.seats().find(isTheirs);
    if (seat !== undefined) this.local.actFor(seat, action);
  }

  private seats(): readonly number[] {
    return Array.from({ length: this.people }, (_, seat) => seat);
  }

  private listLegal(): readonly Legal[] {
    const all = this.seats().flatMap((seat) => this.local.legalFor(seat).filter(({ kind }) => shownKinds.has(kind)));
    return [...new Map(all.map((one) => [one.action, one])).values()];
  }

  request(request: Exclude<TableRequest, { t: 'do' }>): Promise<Refusal | null> {
    return this.local.request(request);
  }

  hint(): void {
    // everyone looks at the same screen
  }

  comeBack(): void {
    // there is nowhere to come back from
  }

  close(): void {
    for (const stop of this.stops) stop();
  }
}
