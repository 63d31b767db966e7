// Measures the page in a real browser against the real program; see docs/performance.md. Run it with nothing else on
// the machine:
//   node web/bench/run.mjs [--json FILE] [--rounds 5] [--only bytes,ready,input,frames,screen]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const { module } = await runnerImport(fileURLToPath(new URL('main.ts', import.meta.url)), {
  root,
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.main({
  rounds: Number(values.rounds),
  only: values.only.split(',').filter((part) => part !== ''),
  json: values.json ?? null,
});
