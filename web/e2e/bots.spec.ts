// A bot among people: marked in the lobby and at its seat, and kept out if the host says so.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/table';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const program = process.env['MAGICMAZE'] ?? at('../../build/release/magicmaze');
const example = at('../../examples/bots/wanderer.py');

// At the server's own address, since vite's page has another one.
function robot(server: string, link: string, name: string): ChildProcess {
  const words = [
    'seat',
    `${server}${new URL(link).pathname}`,
    '--name',
    name,
    '--pace',
    '100',
    '--',
    'python3',
    example,
  ];
  return spawn(program, words, { stdio: 'ignore' });
}

test('a bot sits down, is marked as one, plays, and is removed', async ({ site }) => {
  const link = await site.openTable({ scenario: 'S1', seed: 1, sand_ms: 420_000 });
  const ana = await site.player('Ana');
  await ana.enter(link);
  const wanderer = robot(site.server.url, link, 'Wanda');
  const ended = once(wanderer, 'exit');
  try {
    await expect(ana.button(/^Wanda bot/)).toBeVisible();
    await ana.sayReady();
    await ana.seesTheMall();
    await expect(ana.button(/^Wanda, bot, /)).toBeVisible();
    const { version } = await ana.position();
    // Nobody else plays.
    await expect.poll(async () => (await ana.position()).version, { timeout: 60_000 }).toBeGreaterThan(version + 2);
    await ana.button('Menu').click();
    await ana.button('Give up').click();
    await ana.page.getByRole('dialog', { name: 'Give up?' }).getByRole('button', { name: 'Give up' }).click();
    await ana.goesOn('Back to the lobby');
    await ana.button(/^Wanda bot/).click();
    await ana.button('Remove').click();
    await ana.page.getByRole('dialog', { name: 'Remove Wanda?' }).getByRole('button', { name: 'Remove' }).click();
    expect(await ended).toEqual([1, null]);
  } finally {
    wanderer.kill();
  }
});

test('the host can keep bots out', async ({ site }) => {
  const link = await site.openTable({ scenario: 'S1' });
  const ana = await site.player('Ana');
  await ana.enter(link);
  await ana.button('Choose').click();
  await ana.page.getByRole('switch', { name: 'Allow bots' }).click();
  await expect(ana.page.getByRole('switch', { name: 'Allow bots' })).not.toBeChecked();
  const [status] = (await once(robot(site.server.url, link, 'Wanda'), 'exit')) as [number];
  expect(status).toBe(1);
});
