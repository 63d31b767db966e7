// A local table as the screen that everyone looks at sees it: nobody's seat, but all that happens, and the host's choices.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { Emitter } from '../base/source';
import type { Legal, Refusal } from '../engine/position';
import type { LocalSession } from '../game/local_session';
import type { Happening, LinkState, Refused, Session } from '../game/session';
import type { Member, MemberId, Table, TableRequest } from '../link/messages';

const everyone: MemberId = 98;

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
  readonly legal = signal<readonly Legal[]>([]);
  readonly pending = signal(0);
  readonly hints: Session['hints'];
  readonly happenings = new Emitter<Happening>();
  readonly refusals = new Emitter<Refused>();
  readonly stares = new Emitter<MemberId>();
  private readonly stops: readonly (() => void)[];

  constructor(private readonly local: LocalSession) {
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

  act(): void {
    // every action belongs to a seat
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
