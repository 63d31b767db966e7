// The engine as the page uses it: one module now, the other when it is needed.
import type { Engine } from './engine';
import { TwoEngines } from './two_engines';
import { loadEngine } from './wasm_engine';
import type { WasmSource } from './wasm_module';

export async function loadEngines(base: WasmSource, security: () => WasmSource): Promise<Engine> {
  return new TwoEngines(await loadEngine(base), async () => loadEngine(security()));
}
