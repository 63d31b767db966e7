// The smoke game in the browsers of Debian that Playwright can't drive: join, play, drop out, return, win.
//   node web/e2e/other_browsers/run.mjs [--only firefox,webkit] [--shots FOLDER]
// It needs the packages firefox-esr, webkit2gtk-driver and xvfb. MAGICMAZE names another server.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, shots: { type: 'string' } } });
const root = fileURLToPath(new URL('../..', import.meta.url));
const { module } = await runnerImport(fileURLToPath(new URL('main.ts', import.meta.url)), {
  root,
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.main({
  only: values.only.split(',').filter((name) => name !== ''),
  shots: values.shots ?? null,
});
