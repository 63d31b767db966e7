// How long a decision of the teammates takes in the browser's module, under node:
//   node bench/ai/wasm.mjs [--module build/wasm/teammates.wasm] [--scenarios S7,S17] [--decisions 50000] [--json FILE]
// Whole games of four seats at pace human, in virtual time, through the interface that the page's worker uses. A
// decision is what a worker does between two messages: taking in what happened, and saying what comes next. It is
// measured in CPU time of the whole process, as in `magicmaze sim`, so that other programs on the machine don't
// count.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    module: { type: "string", default: "build/wasm/teammates.wasm" },
    scenarios: { type: "string", default: "S7,S17" },
    decisions: { type: "string", default: "50000" },
    level: { type: "string", default: "19" }, // of scenarios after the campaign
    seed: { type: "string", default: "1000000" },
    json: { type: "string" },
  },
});
const wanted = Number(values.decisions);

const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(values.module)));
exports._initialize();

function ask(door, numbers, text) {
  if (text !== undefined) {
    const bytes = new TextEncoder().encode(text);
    new Uint8Array(exports.memory.buffer, exports.room_for(bytes.length), bytes.length).set(bytes);
  }
  exports[door](...numbers);
  const answer = new Uint8Array(exports.memory.buffer, exports.answer(), exports.answer_size());
  return JSON.parse(new TextDecoder().decode(answer));
}

function microseconds() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

// One game; returns the microseconds of each decision.
function play(words, tell) {
  let spent = 0;
  const timed = (door, numbers, text) => {
    const began = microseconds();
    const answer = ask(door, numbers, text);
    spent += microseconds() - began;
    if (answer.error || answer.refused) throw new Error(`${door}: ${JSON.stringify(answer)}`);
    return answer;
  };
  let now = 0;
  timed("sit_down", [], words);
  for (let step = 0; step < 5000; ++step) {
    const { at, seat, action } = timed("next", [now]);
    tell(spent);
    spent = 0;
    if (at === null) return; // they are out
    now = Math.max(at, action === null ? now + 1 : now);
    if (action === null) continue;
    const began = microseconds();
    const answer = ask("see", [seat, now], action);
    spent += microseconds() - began;
    if (answer.refused === "SandHasRunOut") return;
    if (answer.error || answer.refused) throw new Error(`see: ${JSON.stringify(answer)}`);
  }
}

function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

const rows = [];
for (const scenario of values.scenarios.split(",")) {
  const number = Number(scenario.slice(1));
  const level = number > 7 ? ` level=${values.level}` : "";
  const times = [];
  let games = 0;
  for (let seed = BigInt(values.seed); times.length < wanted; ++seed, ++games) {
    const words = `scenario=${number} seats=4${level} seed=${seed.toString(16).padStart(32, "0")} mates=0,1,2,3 pace=human`;
    play(words, (us) => times.push(us));
  }
  times.sort((one, other) => one - other);
  const row = {
    scenario,
    games,
    decisions: times.length,
    p50_us: Math.round(percentile(times, 0.5)),
    p99_us: Math.round(percentile(times, 0.99)),
    max_us: Math.round(times.at(-1)),
  };
  rows.push(row);
  console.log(
    `${scenario}: ${row.decisions} decisions in ${games} games; p50 ${row.p50_us}, p99 ${row.p99_us}, max ${row.max_us} microseconds`,
  );
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
process.exitCode = rows.every((row) => row.p99_us < 10_000) ? 0 : 1;
