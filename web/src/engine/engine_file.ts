// Where tests find the modules that were actually built; the page gets them from its server.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Engine } from './engine';
import { loadEngines } from './load_engines';

type Module = 'engine' | 'engine-security' | 'teammates' | 'replay';

export function builtModule(name: Module = 'engine'): Uint8Array<ArrayBuffer> {
  const here = import.meta.url; // by another name: where there is a page, vite would make an address of the page of it
  const file = fileURLToPath(new URL(`../../../build/wasm/${name}.wasm`, here));
  if (!existsSync(file)) {
    throw new Error('The engine is not built: run cmake --preset wasm && cmake --build --preset wasm first.');
  }
  return new Uint8Array(readFileSync(file));
}

export function builtEngine(): Promise<Engine> {
  return loadEngines(builtModule(), () => builtModule('engine-security'));
}
