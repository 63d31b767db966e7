// A worker with the module for records, so that searching for plans never blocks the display.
import replayUrl from 'virtual:replay';
import { startWorker, WorkerCalls } from '../teammates/worker_calls';
import type { Ask } from './lost_at';
import type { Rescue } from './record_reader';

export interface Solver {
  readonly rescue: Ask;
  end(): void;
}

export function startSolver(text: string): Solver {
  const calls = new WorkerCalls(replayUrl, startWorker);
  const opened = calls.ask('open_record', [], text);
  opened.catch(() => undefined); // the caller is told
  return {
    rescue: async (lines) => {
      await opened;
      return (await calls.ask('rescue', [lines])) as Rescue;
    },
    end: () => calls.close(),
  };
}
