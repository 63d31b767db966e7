// Plays games by the rule of tests/library/play.c with the npm package, and prints the same fingerprint:
//     node tests/npm/play.mjs SCENARIO SEATS ACTIONS
import { readFileSync } from 'node:fs';
import { loadEngine } from '../../npm/index.js';

const STEPS = 400;
const OF_NOBODY = new Set(['do_something', 'stare']); // signals
const [scenario, seats, wanted] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const engine = await loadEngine(readFileSync(new URL('../../build/wasm/engine-security.wasm', import.meta.url)));
const unsigned = (value) => BigInt.asUintN(64, value);

function fingerprint(step, text) {
  let hash = 14695981039346656037n ^ BigInt(step);
  for (let i = 0; i < text.length; i++) hash = unsigned((hash ^ BigInt(text.charCodeAt(i))) * 1099511628211n);
  return hash;
}

function choose(game, seat, step) {
  const tokens = scenario.startsWith('S') ? [] : game.tokens(seat);
  let [least, chosen] = [undefined, undefined];
  for (const { action, kind } of [...game.legal(seat), ...tokens]) {
    if (OF_NOBODY.has(kind)) continue;
    const hash = fingerprint(step, action);
    if (least === undefined || hash < least) [least, chosen] = [hash, action];
  }
  return chosen;
}

let [all, done] = [0n, 0];
for (let seed = 0; done < wanted; seed++) {
  const game = engine.newGame({ scenario, seats, seed });
  for (let step = 0; step < STEPS && done < wanted; step++) {
    const action = choose(game, step % seats, step);
    if (action === undefined) continue;
    const at = game.at + 20;
    if (game.act(step % seats, action, at).refused) game.advance(at); // the sand may have run out
    all = unsigned(all * 31n + BigInt(`0x${game.hash}`));
    done += 1;
    if (game.view().outcome !== 'running') break;
  }
  game.close();
}
console.log(all.toString(16).padStart(16, '0'));
