// The worker's whole work: the module is loaded once, and questions are answered in the order in which they came.
import { loadModule, type WasmModule, type WasmSource } from '../engine/wasm_module';
import type { FromWorker, ToWorker } from './letters';

export class Desk {
  private module: Promise<WasmModule> = Promise.reject(new Error('No module was loaded.'));

  constructor(
    private readonly find: (address: string) => WasmSource,
    private readonly reply: (letter: FromWorker) => void,
  ) {
    this.module.catch(() => undefined); // whoever asks hears of it
  }

  take(letter: ToWorker): void {
    if ('load' in letter) {
      this.module = loadModule(this.find(letter.load));
      this.module.catch(() => undefined);
      return;
    }
    const { n, door, numbers, text } = letter;
    this.module
      .then((module) => this.reply({ n, answer: module.ask(door, numbers, text) }))
      .catch((trouble: unknown) => this.reply({ n, trouble: String(trouble) }));
  }
}
