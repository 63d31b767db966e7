// A game small enough for tests of the session: pawns on a street of letters, one step at a time, no two on one letter.
// The letter t flips the sand; "draw" is an action without a step.
import type { Engine, Position } from '../../engine/engine';
import type { GameEvent, Legal, Refusal, State } from '../../engine/position';
import { testRules } from '../../engine/rules_for_tests';
import type { TokenAction } from '../../engine/security_position';
import type { ActionText, Pawn, Place } from '../../engine/words';

export type Street = Readonly<Partial<Record<Pawn, Place>>>;

export const place = (text: string): Place => text as Place;
export const action = (text: string): ActionText => text as ActionText;
export const street = (pawns: Readonly<Partial<Record<Pawn, string>>>): Street => pawns as Street;

export function hashOf(pawns: Street): string {
  return Object.entries(pawns)
    .map(([pawn, at]) => `${pawn}-${at}`)
    .sort()
    .join(' ');
}

export function movedText(pawn: Pawn, from: string, to: string): string {
  return `moved pawn=${pawn} from=${from} to=${to} way=walk`;
}

function refusal(refused: string, pawn: Pawn): Refusal {
  return { refused, rule: null, args: { pawn }, text: refused };
}

let alive = 0;

// How many positions nobody has closed.
export function positionsAlive(): number {
  return alive;
}

class StreetPosition implements Position {
  private isOpen = true;

  constructor(private pawns: Street) {
    alive += 1;
  }

  state(at: number): State {
    this.check();
    return {
      version: 0,
      hash: this.hash(),
      at,
      scenario: 'S1',
      name: null,
      rules: testRules,
      goal: { steals: [], escapes: [] },
      seats: 2,
      tiles: [],
      out_of_order: [],
      pawns: this.pawns,
      escaped: [],
      sand_ms: 180_000 - at,
      capacity_ms: 180_000,
      flips: 0,
      timer_spaces_used: 0,
      deck: { count: 0, top: null, back: null, face: 'down', order: null },
      held: null,
      solo: null,
      action_tiles: [],
      talk: 'silent',
      do_something: { allowed: true, before: null },
      theft: false,
      crystal_ball_in_use: false,
      discards_due: 0,
      no_exit_left: false,
      outcome: 'running',
      reason: null,
    };
  }

  hash(): string {
    this.check();
    return hashOf(this.pawns);
  }

  legal(_seat: number, _at: number): readonly Legal[] {
    this.check();
    return (Object.entries(this.pawns) as [Pawn, Place][]).flatMap(([pawn, from]) => {
      const to = place(String.fromCharCode(from.charCodeAt(0) + 1));
      const step = action(`${pawn} ${from}>${to}`);
      return 'refused' in this.decide(step) ? [] : [{ kind: 'move' as const, action: step, pawn, from, to }];
    });
  }

  tokens(): readonly TokenAction[] {
    return [];
  }

  why(_seat: number, pawn: Pawn, to: Place): { readonly action: ActionText } | Refusal {
    const step = action(`${pawn} ${this.pawns[pawn] ?? '?'}>${to}`);
    const events = this.decide(step);
    return 'refused' in events ? events : { action: step };
  }

  fold(events: readonly string[]): readonly GameEvent[] | null {
    this.check();
    let pawns = this.pawns;
    const happened: GameEvent[] = [];
    for (const text of events) {
      const [, pawn, from, to] = /^moved pawn=(\w+) from=(\w) to=(\w) way=walk$/.exec(text) ?? [];
      if (pawn === undefined || pawns[pawn as Pawn] !== from) return null;
      pawns = { ...pawns, [pawn]: to };
      happened.push({ kind: 'moved', pawn: pawn as Pawn, from: place(from ?? ''), to: place(to ?? ''), way: 'walk' });
    }
    this.pawns = pawns;
    return happened;
  }

  foresee(_seat: number, _at: number, wanted: ActionText): readonly GameEvent[] | Refusal {
    this.check();
    const events = this.decide(wanted);
    if ('refused' in events) return events;
    for (const event of events) if (event.kind === 'moved') this.pawns = { ...this.pawns, [event.pawn]: event.to };
    return events;
  }

  copy(): Position {
    this.check();
    return new StreetPosition(this.pawns);
  }

  close(): void {
    this.check();
    this.isOpen = false;
    alive -= 1;
  }

  private decide(wanted: ActionText): readonly GameEvent[] | Refusal {
    if (wanted === 'draw') return [{ kind: 'drawn', tile: null, next: null }];
    const [, name, from, to] = /^(\w+) (\w)>(\w)$/.exec(wanted) ?? [];
    const pawn = name as Pawn;
    if (this.pawns[pawn] !== from) return refusal('Overtaken', pawn);
    if (Object.values(this.pawns).some((at) => at === to)) return refusal('WayIsBlocked', pawn);
    const moved: GameEvent = { kind: 'moved', pawn, from: place(from ?? ''), to: place(to ?? ''), way: 'walk' };
    return to === 't' ? [moved, { kind: 'flipped', at_ms: 0, left_ms: 0, by: 'space' }] : [moved];
  }

  private check(): void {
    if (!this.isOpen) throw new Error('a position is used after it was closed');
  }
}

export const fakeEngine: Engine = {
  versions: { engine: '0.1.0', rules: 1, catalog: 1, record: 1 },
  signature: 'street',
  catalog: { tiles: [], scenarios: [], action_tiles: {} },
  expand: () => Promise.resolve(),
  takes: () => true,
  check: () => null,
  open: (ruleset, position) => (ruleset === 'street' ? new StreetPosition(JSON.parse(position) as Street) : null),
  deal: () => ({ refused: 'CannotBePlayed', rule: null, text: '' }),
};
