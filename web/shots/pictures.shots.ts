// The pictures in the documents, written straight to docs/pictures: shots/run --documents. Small files, one theme each.
import { readBriefing } from '../e2e/support/briefing';
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawn } from 'node:child_process';
import type { Page } from '@playwright/test';
import { program } from '../e2e/support/game_server';
import { expect } from '../e2e/support/table';
import { sitFour } from './support/four';
import { documentScene, regular, settled, visitor } from './support/scene';
import { drawTerminal, printed } from './support/terminal';

const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));

async function keep(page: Page, name: string, width: number, height: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 72, animations: 'disabled' });
}

documentScene('table', async (studio) => {
  const { ana } = await sitFour(studio, 'won_s3', 60);
  await keep(ana.page, 'table', 1280, 800);
  await keep(ana.page, 'phone', 390, 780);
});

documentScene('lobby', async ({ site, guests }) => {
  const link = await site.openTable({ scenario: 'S3' });
  const ana = await regular(site);
  await ana.page.goto(link);
  await ana.isOnline();
  const bo = await guests.join(link, 'Bo');
  await guests.join(link, 'Clementine');
  await bo.sayReady();
  await expect(ana.page.getByText('Clementine').first()).toBeVisible();
  await keep(ana.page, 'lobby', 1280, 800);
});

documentScene('screen', async (studio) => {
  const { ana } = await sitFour(studio, 'won_s3', 60);
  const { page } = await visitor(studio.site);
  await page.goto(ana.page.url().replace('/t/', '/screen/'));
  await expect(page.locator('[data-screen="playing"] [data-pawn="yellow"]')).toBeVisible();
  await page.keyboard.press('Shift'); // with sound
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await page.evaluate(() => document.exitFullscreen());
  await keep(page, 'screen', 1280, 720);
});

// What is in the hands of someone in front of it.
documentScene('hand', async (studio) => {
  const four = await sitFour(studio, 'won_s3', 60, {
    prepare: async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('magicmaze.handView', '"hand"'));
    },
  });
  const { page } = four.ana;
  const screen = await visitor(studio.site);
  await screen.page.goto(page.url().replace('/t/', '/screen/'));
  await expect(page.locator('[data-hand-view="ways"]')).toBeVisible();
  await page.waitForTimeout(9_000); // the banners have gone
  await keep(page, 'hand', 390, 780);
});

// Two people at one computer, with two teammates.
documentScene('keys', async ({ site }) => {
  const ana = await regular(site);
  const { page } = ana;
  await page.goto(`${site.url}/practice/solo?scenario=3&people=2&seats=4&pace=brisk&with=left+right`);
  await ana.button('Start the heist').click();
  await page.waitForTimeout(25_000);
  for (const key of ['Digit1', 'Digit9']) await page.keyboard.press(key);
  await keep(page, 'keys', 1280, 800);
});

// Three around a tablet, with a teammate.
documentScene('tablet', async ({ site }) => {
  const ana = await regular(site);
  const { page } = ana;
  await page.goto(`${site.url}/practice/solo?scenario=3&people=3&seats=4&pace=brisk&with=touch`);
  await ana.button('Start the heist').click();
  await page.waitForTimeout(25_000);
  await page.locator('[data-hand="1"] [data-touch]').first().click();
  await keep(page, 'tablet', 1180, 820);
});

documentScene('security', async ({ site, guests }) => {
  const ana = await regular(site);
  const link = await site.openTable({ scenario: 'F3', seats: 2, sand_ms: 420_000 });
  await ana.page.goto(link);
  const bo = await guests.join(link, 'Bo');
  await bo.sayReady();
  await ana.sayReady();
  await ana.seesTheMall();
  await ana.page.waitForTimeout(5_500); // the first banner has gone
  await keep(ana.page, 'security', 1280, 800);
});

async function keepTerminal(page: Page, name: string, text: string): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 600 });
  await drawTerminal(page, text);
  await page.locator('pre').screenshot({ path: `${folder}/${name}.png` });
}

// Alone for four seats: purple goes north, orange explores.
documentScene('terminal', async ({ site }) => {
  const { page } = await visitor(site);
  const keys = [
    [800, '\r'],
    [600, 'o'],
    [300, '\x1b[A'],
    [400, 'x'],
    [500, 'g'],
    [300, '\x1b[A'],
    [500, 'y'],
  ] as const;
  const text = await printed(`${program} table --scenario S3 --seats 4 --seed 7`, 26, keys, 900);
  await keepTerminal(page, 'terminal', text);
});

// What the server says when it starts, with the code for phones.
documentScene('hosting', async ({ site }) => {
  const { page } = await visitor(site);
  const home = await mkdtemp(join(tmpdir(), 'magicmaze-home-'));
  const options = `--listen 127.0.0.1:0 --public-url https://maze.example.org --data ${home}/games`;
  const text = await printed(`${program} serve ${options}`, 40, [], 2_500);
  await rm(home, { recursive: true, force: true });
  await keepTerminal(
    page,
    'hosting',
    text.replaceAll(home, '/var/lib/magicmaze').replace(/(127\.0\.0\.1):\d+/, '$1:8080'),
  );
});

documentScene('bots', async ({ site }) => {
  const ana = await regular(site);
  const link = await site.openTable({ scenario: 'S1', bots: true });
  await ana.page.goto(link);
  await ana.isOnline();
  const bot = ['seat', link, '--name', 'Wanderer', '--', 'python3', '../examples/bots/wanderer.py'];
  const child = spawn(program, bot, { stdio: 'ignore' });
  try {
    await expect(ana.page.getByText('Wanderer').first()).toBeVisible();
    await keep(ana.page, 'bots', 1280, 800);
  } finally {
    child.kill();
  }
});

// One person and three teammates, half a minute into the game.
documentScene('ai', async ({ site }) => {
  const ana = await regular(site);
  await ana.page.goto(`${site.url}/practice/solo?scenario=3&seats=4&pace=brisk`);
  await readBriefing(ana.page);
  await ana.seesTheMall();
  await ana.page.waitForTimeout(25_000);
  await keep(ana.page, 'ai', 1280, 800);
});
