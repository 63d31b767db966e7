// A whole evening: three tables of four play the campaign, 60 ms away and with connections that break; one group
// gives up and plays again, a phone falls asleep, a stranger is removed, the server is upgraded between two games and
// killed during one. All screens of a table show the same at the end of every game, and no page reports anything
// unexpected.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { devices, expect, test, type Browser } from '@playwright/test';
import { SlowProxy } from '../bench/slow_proxy';
import { GameServer, program } from '../e2e/support/game_server';
import { finger, mouse } from '../e2e/support/hands';
import { Player } from '../e2e/support/player';
import { freePort } from '../e2e/support/site_proxy';
import { PlayerGroup } from './support/player_group';
import { Meeting } from './support/meeting';
import { Notes } from './support/notes';

const sandMs = 900_000; // twelve browsers share one machine: an action takes them longer than it takes people
const delayMs = 30; // each way
const oneIn = 100; // chunks of a websocket that break it
const scenarios = [1, 2, 3, 4, 5, 6, 7] as const;
const nextBuild = process.env['MAGICMAZE_NEXT'] ?? program;
const said = fileURLToPath(new URL('../../build/evening/said.txt', import.meta.url));

const groups = [
  ['Ana', 'Bo', 'Cy', 'Di'],
  ['Eva', 'Finn', 'Gil', 'Hao'],
  ['Ida', 'Jo', 'Kim', 'Lou'],
] as const;

async function person(browser: Browser, name: string, isOnAPhone: boolean, notes: Notes): Promise<Player> {
  const device = isOnAPhone ? devices['Pixel 7'] : { viewport: { width: 1280, height: 800 } };
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...device });
  const page = await context.newPage();
  await notes.listenTo(page, name);
  return new Player(page, name, isOnAPhone ? finger : mouse);
}

interface Proxies {
  readonly phone: SlowProxy; // of the host alone
  readonly others: SlowProxy;
}

async function sit(
  browser: Browser,
  proxies: Proxies,
  server: GameServer,
  names: readonly string[],
  notes: Notes,
): Promise<PlayerGroup> {
  const choice = { scenario: 'S1', sand_ms: sandMs, pauses: true };
  const answer = await fetch(`${server.url}/api/tables`, { method: 'POST', body: JSON.stringify(choice) });
  const { code } = (await answer.json()) as { readonly code: string };
  const players: Player[] = [];
  for (const [i, name] of names.entries()) {
    const player = await person(browser, name, i === 0, notes);
    await player.enter(`${(i === 0 ? proxies.phone : proxies.others).url}/t/${code}`);
    players.push(player);
  }
  return new PlayerGroup(names[0] ?? '', code, players as unknown as PlayerGroup['players'], server.folder);
}

// ---- what happens on the way

async function strangerComesAndGoes(browser: Browser, url: string, group: PlayerGroup, notes: Notes): Promise<void> {
  const stranger = await person(browser, 'Stranger', false, notes);
  await stranger.enter(`${url}/t/${group.code}`);
  await group.host
    .button(/^Stranger/)
    .first()
    .click();
  await group.host.button('Remove').click();
  const question = group.host.page.getByRole('dialog', { name: 'Remove Stranger?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(stranger.heading('The host removed you')).toBeVisible({ timeout: 30_000 });
  await group.picture('stranger-sent-away');
  await stranger.context.close();
}

async function phoneSleepsAndReturns(group: PlayerGroup, proxy: SlowProxy): Promise<void> {
  const [phone, other] = group.players;
  // Its connection is silent; e2e/connections.spec.ts tests a browser that tells the page first. Chromium's own "offline"
  // keeps answering the server's pings until something else arrives.
  proxy.fallSilent();
  await expect(other.button(new RegExp(`^${phone.name},.*away`))).toBeVisible({ timeout: 30_000 });
  await group.players[1].page.screenshot({
    path: fileURLToPath(new URL('../../build/evening/asleep.png', import.meta.url)),
  });
  proxy.wake();
  await phone.isOnline();
  await expect(other.button(new RegExp(`^${phone.name},.*away`))).toBeHidden({ timeout: 30_000 });
}

async function givesUpAndPlaysAgain(group: PlayerGroup): Promise<void> {
  await group.host.button('Menu').click();
  const dialog = group.host.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await group.each((player) => expect(player.heading('Given up')).toBeVisible({ timeout: 30_000 }));
  await group.agrees();
  await group.picture('given-up');
  await group.host.button('Play again').click();
  const plan = await group.begin();
  await group.play(plan);
}

test('three tables play the campaign', async ({ browser }) => {
  mkdirSync(fileURLToPath(new URL('../../build/evening/', import.meta.url)), { recursive: true });
  const doorToCounts = await freePort();
  const notes = new Notes();
  const server = await GameServer.start(['--metrics-listen', `127.0.0.1:${doorToCounts}`]);
  // Its own generator, so that two evenings break in similar places.
  let dice = 20_260_101;
  const breaks = (): boolean => {
    dice = (dice * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor(dice / 65_536) % oneIn === 0;
  };
  const others = await SlowProxy.before(server.url, delayMs, breaks);
  const phones = await Promise.all(groups.map(() => SlowProxy.before(server.url, delayMs, breaks)));
  const nobodyAskedForASnapshot = async (): Promise<void> => {
    const counts = await (await fetch(`http://127.0.0.1:${doorToCounts}/metrics`)).text();
    expect(/^magicmaze_resyncs_total (\d+)$/m.exec(counts)?.[1], 'clients whose hash differed').toBe('0');
  };
  const upgrade = new Meeting(groups.length, async () => {
    await nobodyAskedForASnapshot();
    await server.stop();
    await server.run(nextBuild);
  });
  const powerCut = new Meeting(groups.length, async () => {
    await nobodyAskedForASnapshot();
    await server.kill();
    await server.run(nextBuild);
  });

  const evening = async (names: readonly string[], table: number): Promise<void> => {
    const phone = phones[table] ?? others;
    const group = await sit(browser, { phone, others }, server, names, notes);
    for (const scenario of scenarios) {
      if (scenario === 2 && table === 2) await strangerComesAndGoes(browser, others.url, group, notes);
      const plan = await group.begin();
      const half = Math.floor(plan.length / 2);
      if (scenario === 2 && table === 0) {
        await group.play(plan.slice(0, half));
        await givesUpAndPlaysAgain(group);
      } else {
        await group.play(plan.slice(0, half));
        if (scenario === 3 && table === 1) await phoneSleepsAndReturns(group, phone);
        if (scenario === 5) {
          await powerCut.arrive();
          await group.each((player) => player.isOnline());
          await group.picture(`power-cut-${table}`);
          await group.host.button('Resume').first().click();
          await group.each((player) =>
            expect(player.page.getByText('The game was interrupted')).toBeHidden({ timeout: 30_000 }),
          );
        }
        if (table === scenario % 3) await group.picture(`scenario-${scenario}-half`);
        await group.play(plan.slice(half));
      }
      await group.wins();
      await group.agrees();
      if (table === scenario % 3) await group.picture(`scenario-${scenario}-won`);
      notes.write(`table ${table}: scenario ${scenario} won in ${plan.length} actions`);
      if (scenario === 4) {
        await upgrade.arrive();
        await group.each((player) => player.isOnline());
      }
      if (scenario !== 7) await group.goOn();
    }
  };

  try {
    await Promise.all(groups.map(evening));
    await nobodyAskedForASnapshot();
  } finally {
    writeFileSync(said, notes.text());
    await Promise.all(browser.contexts().map((context) => context.close()));
    await Promise.all([others, ...phones].map((proxy) => proxy.close()));
    await server.dispose();
  }
  expect(notes.troubles, 'errors in the pages').toEqual([]);
});
