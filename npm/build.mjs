// Puts the engine with the expansion into the package.
import { copyFileSync } from 'node:fs';

copyFileSync(new URL('../build/wasm/engine-security.wasm', import.meta.url), new URL('engine.wasm', import.meta.url));
