// Frames per second while the 24th tile slides in and four heroes walk, on a slow processor.
import { readFileSync } from 'node:fs';
import type { CDPSession } from '@playwright/test';
import { atLeast, told, type Figure } from './figures';
import { newcomer, openTable, reaches, slowDown, versionOf, withRoom } from './room';

type Script = readonly (readonly [seat: number, action: string])[];

interface Game {
  readonly choice: Readonly<Record<string, unknown>>;
  readonly script: Script; // the last one draws the 24th tile
  readonly moves: Script; // then one for each hero
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number; // microseconds
}

interface Smoothness {
  readonly rate: number;
  readonly longest: number; // milliseconds between two frames
}

const windowMs = 400; // a tile slides for 350, a hero walks for up to 450
const begins = 'bench begins';

const game = JSON.parse(readFileSync(new URL('./games/many_tiles.json', import.meta.url), 'utf8')) as Game;

async function trace(wire: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  wire.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => wire.once('Tracing.tracingComplete', resolve));
  const frames = 'devtools.timeline.frame';
  const includedCategories = [frames, `disabled-by-default-${frames}`, 'blink.user_timing'];
  await wire.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await work();
  await wire.send('Tracing.end');
  await complete;
  return events;
}

function smoothness(events: readonly TraceEvent[]): Smoothness {
  const began = events.find(({ name }) => name === begins)?.ts;
  if (began === undefined) throw new Error('The tile was not seen to come.');
  const within = events.filter(({ name, ts }) => name === 'DrawFrame' && ts >= began && ts <= began + windowMs * 1000);
  const times = within.map(({ ts }) => ts / 1000).sort((a, b) => a - b);
  if (times.length < 2) throw new Error('No frames were drawn.');
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  return { rate: (1000 * (times.length - 1)) / (last - first), longest: Math.max(...gaps) };
}

async function round(): Promise<Smoothness> {
  return withRoom(async ({ browser, server, guests }) => {
    const path = await openTable(server, game.choice);
    const seats = [await guests.join(path, 'Bo'), await guests.join(path, 'Di')];
    const [page, wire] = await newcomer(browser, { reducedMotion: 'no-preference' });
    for (const seat of seats) await seat.sayReady();
    await page.waitForTimeout(800);
    await page.goto(server.url + path);
    const watch = page.getByRole('button', { name: /Watch|Come in/ });
    await watch.or(page.locator('[data-pawn="yellow"]')).first().waitFor();
    if (await watch.isVisible()) await watch.click();
    await page.locator('[data-pawn="yellow"]').waitFor();
    const act = async ([seat, action]: Script[number]): Promise<void> => seats[seat]?.act(action);
    for (const deed of game.script.slice(0, -1)) {
      const version = await versionOf(page);
      await act(deed);
      await reaches(page, version + 1);
      await page.waitForTimeout(40); // nobody may send more than twenty lines a second
    }
    await page.waitForTimeout(2_500);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.waitForTimeout(500);
    await page.evaluate((name) => {
      const tiles = (): string => document.documentElement.dataset['version'] ?? '';
      const before = tiles();
      const look = (): void => {
        if (tiles() === before) setTimeout(look, 1);
        else performance.mark(name);
      };
      look();
    }, begins);
    const events = await trace(wire, async () => {
      const last = game.script.at(-1);
      for (const deed of last === undefined ? game.moves : [last, ...game.moves]) await act(deed);
      await page.waitForTimeout(1_500);
    });
    return smoothness(events);
  });
}

export async function measureFrames(rounds: number): Promise<readonly Figure[]> {
  const all = [];
  for (let i = 0; i < rounds; i += 1) all.push(await round());
  return [
    {
      name: 'frames a second while a tile and four heroes move, 24 tiles, 4x slow-down',
      unit: '',
      ...atLeast(58), // sixty, as far as clocks agree; one dropped frame makes it 57
      values: all.map(({ rate }) => rate),
    },
    { name: 'longest time between two of them', unit: 'ms', ...told, values: all.map(({ longest }) => longest) },
  ];
}
