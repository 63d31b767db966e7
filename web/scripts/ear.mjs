// How often a scripted player wins who knows nothing but what is said: npm run ear [GAMES], of each of scenarios 1 to 3.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const games = process.argv[2] ?? '10';
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'src/by_ear/listener.test.tsx'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, MAGICMAZE_EAR_GAMES: games },
  },
);
process.exitCode = status ?? 1;
