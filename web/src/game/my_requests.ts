// My requests in flight: who waits for which answer, and what was refused. Each outcome is reported once, by the server
// or, sooner, by this page when it sees that the request is no longer possible.
import { signal } from '@preact/signals';
import { Emitter } from '../base/source';
import type { GameEvent, Refusal } from '../engine/position';
import type { ActionText, Pawn, Place } from '../engine/words';
import type { TableRequest } from '../link/messages';
import type { SentRequest, Requests } from '../link/requests';
import type { Dropped } from './prediction';
import type { Refused } from './session';
import type { ChangeBatch } from './change_batch';

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

export class MyRequests {
  readonly pending = signal(0);
  readonly refusals = new Emitter<Refused>();
  private readonly answering = new Map<number, (refusal: Refusal | null) => void>();
  private readonly targets = new Map<number, Target>();
  private readonly told = new Set<number>(); // already refused here; the server's answer is still to come

  constructor(
    private readonly requests: Requests,
    private readonly changes: ChangeBatch,
  ) {}

  make(body: TableRequest, foreseen: readonly GameEvent[] = []): SentRequest {
    const request = this.requests.make(body);
    this.targets.set(request.n, targetOf(foreseen));
    this.pending.value = this.requests.actions;
    return request;
  }

  answerTo(request: SentRequest): Promise<Refusal | null> {
    return new Promise((resolve) => this.answering.set(request.n, resolve));
  }

  // It has been answered, or nobody waits for the answer any more; a refusal of null means accepted.
  settle({ n, body }: SentRequest, refusal: Refusal | null): void {
    const target = this.targets.get(n) ?? nothing;
    const wasTold = this.told.delete(n);
    const answer = this.answering.get(n);
    this.targets.delete(n);
    this.answering.delete(n);
    this.pending.value = this.requests.actions;
    if (answer !== undefined) this.changes.after(() => answer(refusal));
    if (refusal === null || wasTold) return;
    this.tell({ request: body.t, action: body.t === 'do' ? body.a : null, ...target, refusal });
  }

  // It is no longer possible; the server will say so too.
  drop({ guess, refusal }: Dropped): void {
    this.told.add(guess.n);
    this.tell({ request: 'do', action: guess.action, ...(this.targets.get(guess.n) ?? nothing), refusal });
  }

  // It wasn't even sent.
  refuse(request: TableRequest['t'], action: ActionText | null, refusal: Refusal): void {
    this.tell({ request, action, pawn: refusal.args.pawn ?? null, to: null, refusal });
  }

  private tell(refused: Refused): void {
    this.changes.after(() => this.refusals.emit(refused));
  }
}
