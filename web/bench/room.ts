// A browser, a server, and people: what every measurement begins with.
import { chromium, type Browser, type BrowserContextOptions, type CDPSession, type Page } from '@playwright/test';
import { GameServer } from '../e2e/support/game_server';
import { Guests } from '../shots/support/guests';

export const slowDown = 4;

export interface Room {
  readonly browser: Browser;
  readonly server: GameServer;
  readonly guests: Guests;
}

export async function withRoom<T>(work: (room: Room) => Promise<T>): Promise<T> {
  const server = await GameServer.start();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    return await work({ browser, server, guests: await Guests.arrive(browser, server) });
  } finally {
    await browser.close();
    await server.dispose();
  }
}

export async function openTable(server: GameServer, choice: Readonly<Record<string, unknown>>): Promise<string> {
  const answer = await fetch(`${server.url}/api/tables`, { method: 'POST', body: JSON.stringify(choice) });
  const told = (await answer.json()) as { readonly code?: string };
  if (told.code === undefined) throw new Error(JSON.stringify(told));
  return `/t/${told.code}`;
}

// A page for someone with a name, in a browser that has never been here.
export async function newcomer(browser: Browser, options: BrowserContextOptions = {}): Promise<[Page, CDPSession]> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', viewport, ...options });
  await context.addInitScript(() => localStorage.setItem('magicmaze.name', '"Ana"'));
  const page = await context.newPage();
  return [page, await context.newCDPSession(page)];
}

export async function reaches(page: Page, version: number): Promise<void> {
  await page.waitForFunction((v) => Number(document.documentElement.dataset['version'] ?? -1) >= v, version, {
    polling: 20,
  });
}

export function versionOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['version'] ?? -1));
}
