// The worker in which teammates think and the solver searches: what takes them a moment never holds up the picture.
import { Desk } from './desk';
import type { FromWorker, ToWorker } from './letters';

// What is used here of the worker's world; the page's own types do not know it.
interface WorkersWorld {
  postMessage(letter: FromWorker): void;
  addEventListener(kind: 'message', listener: (event: { readonly data: ToWorker }) => void): void;
}
declare const self: WorkersWorld;

const desk = new Desk(
  (address) => fetch(address),
  (letter) => self.postMessage(letter),
);
self.addEventListener('message', ({ data }) => desk.take(data));
