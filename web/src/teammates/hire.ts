// The worker of this page, with the second module. Neither is fetched before somebody plays here.
import teammatesUrl from 'virtual:teammates';
import { HiredCompanion, type Companion, type Hire } from './companion';
import type { FromWorker } from './letters';

const hireWorker: Hire = (hear, fail) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<FromWorker>) => hear(event.data));
  worker.addEventListener('error', (event) => fail(event.message));
  worker.addEventListener('messageerror', () => fail('A letter cannot be read.'));
  return {
    send: (letter) => worker.postMessage(letter),
    end: () => worker.terminate(),
  };
};

export function hireCompanion(): Companion {
  return new HiredCompanion(teammatesUrl, hireWorker);
}
