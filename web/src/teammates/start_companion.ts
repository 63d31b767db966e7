// The worker of this page, with the second module. Neither is loaded before someone plays here.
import teammatesUrl from 'virtual:teammates';
import { WorkerCompanion, type Companion } from './companion';
import { startWorker } from './worker_calls';

export function startCompanion(): Companion {
  return new WorkerCompanion(teammatesUrl, startWorker);
}
