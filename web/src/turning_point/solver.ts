// A worker with the module for records, so that searching for plans never blocks the display.
import replayUrl from 'virtual:replay';
import { startWorker, WorkerCalls } from '../teammates/worker_calls';
import type { Ask, Rescue } from './lost_at';

// What it has been told of a record, or that it can't be read.
export type Opened = { readonly lines: readonly { readonly at: number }[] } | { readonly problem: string };

export interface Solver {
  readonly opened: Promise<Opened>;
  readonly rescue: Ask;
  end(): void;
}

export function startSolver(text: string): Solver {
  const calls = new WorkerCalls(replayUrl, startWorker);
  const opened = calls.ask('open_record', [], text) as Promise<Opened>;
  opened.catch(() => undefined); // the caller is told
  return {
    opened,
    rescue: async (lines) => {
      await opened;
      return (await calls.ask('rescue', [lines])) as Rescue;
    },
    end: () => calls.close(),
  };
}
