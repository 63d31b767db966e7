// All measurements, one after another, and the table of them.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { measureBytes } from './bytes';
import { median, tableOf, type Figure } from './figures';
import { measureFrames } from './frames';
import { measureInput } from './input';
import { measureReady } from './ready';
import { measureScreen } from './screen';

export interface Asked {
  readonly rounds: number;
  readonly only: readonly string[];
  readonly json: string | null;
}

const measurements: Readonly<Record<string, (rounds: number) => Promise<readonly Figure[]>>> = {
  bytes: measureBytes,
  ready: measureReady,
  input: measureInput,
  frames: measureFrames,
  screen: measureScreen,
};

// Returns the exit status: 1 if a target is missed.
export async function main({ rounds, only, json }: Asked): Promise<number> {
  const unknown = only.filter((name) => !(name in measurements));
  if (unknown.length > 0 || !(rounds >= 1)) {
    console.error(`What is "${unknown.join(', ')}"? There are: ${Object.keys(measurements).join(', ')}.`);
    return 2;
  }
  const load = loadavg()[0] ?? 0;
  if (load > cpus().length) console.error(`The machine is busy (load ${load.toFixed(1)}): these figures mean little.`);
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(measurements)) {
    if (only.length > 0 && !only.includes(name)) continue;
    console.error(`[${name}]`);
    figures.push(...(await measure(rounds)));
  }
  console.log(tableOf(figures));
  if (json !== null) {
    const plain = figures.map(({ name, unit, wanted, fits, values }) => {
      const middle = median(values);
      return { name, unit, wanted, median: middle, fits: fits(middle), values };
    });
    writeFileSync(json, `${JSON.stringify({ rounds, load_before: load, figures: plain }, null, 2)}\n`);
  }
  return figures.every(({ fits, values }) => fits(median(values))) ? 0 : 1;
}
