// A worker with the module for records, so that looking for plans never holds up the picture.
import replayUrl from 'virtual:replay';
import type { FromWorker, ToWorker } from '../teammates/letters';
import type { Ask } from './lost_at';
import type { Rescue } from './record_reader';

export interface Solver {
  readonly rescue: Ask;
  end(): void;
}

export function hireSolver(text: string): Solver {
  const worker = new Worker(new URL('../teammates/worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (why: Error) => void }>();
  let questions = 0;
  const send = (letter: ToWorker): void => worker.postMessage(letter);
  const ask = (door: string, numbers: readonly number[], words?: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      questions += 1;
      waiting.set(questions, { resolve, reject });
      send({ n: questions, door, numbers, ...(words === undefined ? {} : { text: words }) });
    });
  const fail = (why: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const question = waiting.get(data.n);
    waiting.delete(data.n);
    if ('answer' in data) question?.resolve(data.answer);
    else question?.reject(new Error(data.trouble));
  });
  worker.addEventListener('error', (event) => fail(event.message));
  send({ load: replayUrl });
  const opened = ask('open_record', [], text);
  opened.catch(() => undefined); // whoever asks hears of it
  return {
    rescue: async (lines) => {
      await opened;
      return (await ask('rescue', [lines])) as Rescue;
    },
    end: () => {
      worker.terminate();
      fail('Nobody wants to know any more.');
    },
  };
}
