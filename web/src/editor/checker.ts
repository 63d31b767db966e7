// Asks the engine whether rules can be played; it knows all modules.
import { EngineError, loadModule, type WasmModule, type WasmSource } from '../engine/wasm_module';
import type { Refusing } from '../text/refusal_text';

export class Checker {
  constructor(private readonly module: WasmModule) {}

  static async load(source: WasmSource): Promise<Checker> {
    return new Checker(await loadModule(source));
  }

  // Null: they can. A ruleset on one line.
  flawOf(ruleset: string): Refusing | null {
    try {
      return this.module.ask('check_ruleset', [], ruleset) as Refusing | null;
    } catch (trouble) {
      if (trouble instanceof EngineError) return { refused: '', rule: null, text: trouble.message };
      throw trouble;
    }
  }
}
