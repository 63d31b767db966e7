// Whether the scenario can be won, and in how many actions: a few deals of it, solved one after the other in a worker. A
// change starts over; the old search ends with its worker.
import replayUrl from 'virtual:replay';
import { signal, type ReadonlySignal } from '@preact/signals';
import { type StartWorker, startWorker, WorkerCalls } from '../teammates/worker_calls';

export const dealsTried = 3;

export interface DealVerdict {
  readonly verdict: 'winnable' | 'unwinnable' | 'unknown';
  readonly actions?: number;
}

export type Odds =
  | { readonly kind: 'none' } // there is nothing to solve
  | { readonly kind: 'looking'; readonly found: readonly DealVerdict[] }
  | { readonly kind: 'done'; readonly found: readonly DealVerdict[] };

export class OddsFinder {
  readonly odds: ReadonlySignal<Odds>;
  private readonly slot = signal<Odds>({ kind: 'none' });
  private calls: WorkerCalls | null = null;
  private search = 0;

  constructor(private readonly start: StartWorker = startWorker) {
    this.odds = this.slot;
  }

  // A ruleset on one line; null: it can't be played.
  async look(ruleset: string | null): Promise<void> {
    this.stop();
    if (ruleset === null) {
      this.slot.value = { kind: 'none' };
      return;
    }
    const search = this.search;
    const calls = new WorkerCalls(replayUrl, this.start);
    this.calls = calls;
    let found: readonly DealVerdict[] = [];
    this.slot.value = { kind: 'looking', found };
    for (let deal = 1; deal <= dealsTried; deal += 1) {
      const seed = deal.toString(16).padStart(32, '0');
      try {
        found = [...found, (await calls.ask('solve_ruleset', [], `${ruleset}\n${seed}`)) as DealVerdict];
      } catch {
        if (search === this.search) this.slot.value = { kind: 'none' }; // it can still be played
        return;
      }
      if (search !== this.search) return;
      this.slot.value = { kind: deal === dealsTried ? 'done' : 'looking', found };
    }
    calls.close();
  }

  stop(): void {
    this.search += 1;
    this.calls?.close();
    this.calls = null;
  }
}
