// My wishes on their way: who waits for which answer, and what came to nothing. Each is told once, by the server
// or, sooner, by this page when it sees that it no longer holds.
import { signal } from '@preact/signals';
import { Emitter } from '../base/source';
import type { GameEvent, Refusal } from '../engine/position';
import type { ActionText, Pawn, Place } from '../engine/words';
import type { Wish } from '../link/messages';
import type { Request, Requests } from '../link/requests';
import type { Dropped } from './prediction';
import type { Refused } from './session';
import type { Turn } from './turn';

// What an action was about.
interface Target {
  readonly pawn: Pawn | null;
  readonly to: Place | null;
}

const nothing: Target = { pawn: null, to: null };

function targetOf(events: readonly GameEvent[]): Target {
  const moved = events.find((event) => event.kind === 'moved');
  return moved === undefined ? nothing : { pawn: moved.pawn, to: moved.to };
}

export class MyWishes {
  readonly pending = signal(0);
  readonly refusals = new Emitter<Refused>();
  private readonly granting = new Map<number, (refusal: Refusal | null) => void>();
  private readonly targets = new Map<number, Target>();
  private readonly told = new Set<number>(); // refused here already; the server's answer is still to come

  constructor(
    private readonly requests: Requests,
    private readonly turn: Turn,
  ) {}

  make(wish: Wish, foreseen: readonly GameEvent[] = []): Request {
    const request = this.requests.make(wish);
    this.targets.set(request.n, targetOf(foreseen));
    this.pending.value = this.requests.actions;
    return request;
  }

  answerTo(request: Request): Promise<Refusal | null> {
    return new Promise((resolve) => this.granting.set(request.n, resolve));
  }

  // It has been answered, or nobody waits for the answer any more; a refusal of null means granted.
  settle({ n, wish }: Request, refusal: Refusal | null): void {
    const target = this.targets.get(n) ?? nothing;
    const wasTold = this.told.delete(n);
    const grant = this.granting.get(n);
    this.targets.delete(n);
    this.granting.delete(n);
    this.pending.value = this.requests.actions;
    if (grant !== undefined) this.turn.after(() => grant(refusal));
    if (refusal === null || wasTold) return;
    this.tell({ wish: wish.t, action: wish.t === 'do' ? wish.a : null, ...target, refusal });
  }

  // It no longer holds; the server will say so too.
  drop({ guess, refusal }: Dropped): void {
    this.told.add(guess.n);
    this.tell({ wish: 'do', action: guess.action, ...(this.targets.get(guess.n) ?? nothing), refusal });
  }

  // It was not even sent.
  refuse(wish: Wish['t'], action: ActionText | null, refusal: Refusal): void {
    this.tell({ wish, action, pawn: refusal.args.pawn ?? null, to: null, refusal });
  }

  private tell(refused: Refused): void {
    this.turn.after(() => this.refusals.emit(refused));
  }
}
