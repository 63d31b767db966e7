// Questions to a worker and their answers: each has its number, and if a worker is lost, every caller is told.
import type { FromWorker, ToWorker } from './worker_messages';

// A worker without its wrapper; tests bring their own.
export interface RawWorker {
  send(message: ToWorker): void;
  end(): void;
}
export type StartWorker = (hear: (message: FromWorker) => void, fail: (trouble: unknown) => void) => RawWorker;

interface Waiting {
  readonly answer: (answer: unknown) => void;
  readonly fail: (trouble: Error) => void;
}

export const startWorker: StartWorker = (hear, fail) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<FromWorker>) => hear(event.data));
  worker.addEventListener('error', (event) => fail(event.message));
  worker.addEventListener('messageerror', () => fail('A message cannot be read.'));
  return {
    send: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
  };
};

export class WorkerCalls {
  private readonly worker: RawWorker | null = null; // null: this browser has none
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private lost: Error | null = null;

  constructor(module: string, start: StartWorker) {
    const lose = (trouble: unknown): void => this.lose(new Error(`The worker does not work: ${String(trouble)}`));
    try {
      this.worker = start((message) => this.hear(message), lose);
      this.worker.send({ load: module });
    } catch (trouble) {
      lose(trouble);
    }
  }

  ask(door: string, numbers: readonly number[], text?: string): Promise<unknown> {
    if (this.worker === null || this.lost !== null)
      return Promise.reject(this.lost ?? new Error('There is no worker.'));
    const n = ++this.asked;
    const answer = new Promise<unknown>((resolve, reject) => this.waiting.set(n, { answer: resolve, fail: reject }));
    this.worker.send({ n, door, numbers, ...(text === undefined ? {} : { text }) });
    return answer;
  }

  close(): void {
    this.lose(new Error('Nobody asks any more.'));
    this.worker?.end();
  }

  private hear(message: FromWorker): void {
    const waiting = this.waiting.get(message.n);
    this.waiting.delete(message.n);
    if ('trouble' in message) waiting?.fail(new Error(message.trouble));
    else waiting?.answer(message.answer);
  }

  private lose(trouble: Error): void {
    this.lost ??= trouble;
    for (const waiting of this.waiting.values()) waiting.fail(this.lost);
    this.waiting.clear();
  }
}
