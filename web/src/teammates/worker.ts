// The worker in which teammates think and the solver searches, so that they never block the display.
import { WorkerAnswers } from './worker_answers';
import type { FromWorker, ToWorker } from './worker_messages';

// What is used here of the worker's scope; the page's own types don't have it.
interface WorkersWorld {
  postMessage(message: FromWorker): void;
  addEventListener(kind: 'message', listener: (event: { readonly data: ToWorker }) => void): void;
}
declare const self: WorkersWorld;

const answers = new WorkerAnswers(
  (address) => fetch(address),
  (message) => self.postMessage(message),
);
self.addEventListener('message', ({ data }) => answers.take(data));
