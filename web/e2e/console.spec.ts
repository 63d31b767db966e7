// The operator's console as a page (docs/hosting.md): its buttons are the commands of `magicmaze admin`.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { GameServer } from './support/game_server';

const secret = 'the secret of a test';
let folder: string;
let server: GameServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'magicmaze-secret-'));
  await writeFile(join(folder, 'secret'), secret);
  server = await GameServer.start(['--admin-secret-file', join(folder, 'secret')]);
});
test.afterAll(async () => {
  await server.dispose();
  await rm(folder, { recursive: true });
});

async function open(page: Page): Promise<void> {
  await page.goto(`${server.url}/admin`);
  await page.getByLabel('Secret').fill(secret);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { name: 'Tables' })).toBeVisible();
}

async function openTable(page: Page): Promise<string> {
  const reply = await page.request.post(`${server.url}/api/tables`, { data: { scenario: 'S1' } });
  return ((await reply.json()) as { code: string }).code;
}

test('a wrong secret opens nothing', async ({ page }) => {
  await page.goto(`${server.url}/admin`);
  await page.getByLabel('Secret').fill('another secret than that');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('alert')).toHaveText("That isn't the console's secret.");
  await expect(page.getByRole('heading', { name: 'Tables' })).toBeHidden();
});

test('tables are listed and closed', async ({ page }) => {
  const code = await openTable(page);
  await open(page);
  const row = page.getByRole('row', { name: code });
  await expect(row).toContainText('S1');
  page.once('dialog', (dialog) => void dialog.accept());
  await row.getByRole('button', { name: 'Close' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('log')).toContainText(`Table ${code} is closed.`);
});

test('who is at a table is removed', async ({ page, context }) => {
  const code = await openTable(page);
  const guest = await context.newPage();
  await guest.goto(`${server.url}/healthz`);
  const guestHears = async (words: string): Promise<unknown> =>
    guest.waitForFunction(
      (wanted) => (window as unknown as { heard: string[] }).heard.some((line) => line.includes(wanted)),
      words,
    );
  await guest.evaluate(
    (address) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const socket = new WebSocket(address);
      socket.addEventListener('message', ({ data }) => heard.push(String(data)));
      socket.addEventListener('open', () => socket.send('{"t":"join","name":"<b>Eve</b>"}'));
    },
    `${server.url.replace('http', 'ws')}/ws/${code}`,
  );
  await guestHears('"welcome"');
  await open(page);
  await expect(page.getByRole('row', { name: code })).toContainText('1 of 1');
  await page.getByRole('row', { name: code }).getByRole('button', { name: 'People' }).click();
  const person = page.getByRole('row', { name: '<b>Eve</b>' }); // as text
  await person.getByRole('button', { name: 'Remove' }).click();
  await expect(person).toHaveCount(0);
  await guestHears('{"removed"');
});

test('everyone is told, and any command can be typed', async ({ page }) => {
  await open(page);
  await page.getByLabel('Announcement').fill('Back at nine.');
  await page.getByRole('button', { name: 'Announce' }).click();
  await expect(page.getByRole('log')).toContainText('Everyone sees it now');
  const site = await page.request.get(`${server.url}/api/site`);
  expect(await site.json()).toMatchObject({ notice: 'Back at nine.' });

  await page.getByRole('button', { name: 'Stop new tables' }).click();
  await expect(page.getByRole('log')).toContainText('No new tables can be opened.');
  expect((await page.request.post(`${server.url}/api/tables`)).status()).toBe(503);
  await page.getByRole('button', { name: 'Allow new tables' }).click();
  await expect(page.getByRole('log')).toContainText('New tables can be opened again.');

  await page.getByLabel('As after magicmaze admin').fill('ban 203.0.113.0/24 --for=2h --why "too loud"');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByRole('log')).toContainText('Ban 1: 203.0.113.0/24 is kept out for 2 h.');
  await page.getByRole('button', { name: 'Bans' }).click();
  await expect(page.getByRole('log')).toContainText('too loud');
  await page.getByLabel('As after magicmaze admin').fill('unban 7');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByRole('alert')).toHaveText("There's no ban 7.");
  expect(await readFile(join(server.folder, 'audit.log'), 'utf8')).toContain('"by":"page","do":"ban"');
});
