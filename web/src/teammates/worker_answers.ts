// The worker's whole job: the module is loaded once, and questions are answered in order.
import { loadModule, type WasmModule, type WasmSource } from '../engine/wasm_module';
import type { FromWorker, ToWorker } from './worker_messages';

export class WorkerAnswers {
  private module: Promise<WasmModule> = Promise.reject(new Error('No module was loaded.'));

  constructor(
    private readonly find: (address: string) => WasmSource,
    private readonly reply: (message: FromWorker) => void,
  ) {
    this.module.catch(() => undefined); // the caller is told
  }

  take(message: ToWorker): void {
    if ('load' in message) {
      this.module = loadModule(this.find(message.load));
      this.module.catch(() => undefined);
      return;
    }
    const { n, door, numbers, text } = message;
    this.module
      .then((module) => this.reply({ n, answer: module.ask(door, numbers, text) }))
      .catch((trouble: unknown) => this.reply({ n, trouble: String(trouble) }));
  }
}
