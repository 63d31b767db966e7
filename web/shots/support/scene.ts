// One screen in all sizes and themes. The page stays as it is; the window and the browser's wish for light change.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { test, type House } from '../../e2e/support/table';
import type { Player } from '../../e2e/support/player';
import { Guests } from './guests';
import { fileName, folder, isForDocuments, isWanted, sizes, themes } from './places';

export interface Studio {
  readonly house: House;
  readonly guests: Guests;
}

// A page that nobody has ever looked at: without a name, without anything kept.
export const fresh: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' };

export async function visitor(house: House, name = 'Ana'): Promise<Player> {
  return house.player(name, fresh);
}

// Somebody with a name, who is not asked for it.
export async function regular(house: House, name = 'Ana'): Promise<Player> {
  const player = await visitor(house, name);
  await player.page.addInitScript((who) => localStorage.setItem('magicmaze.name', JSON.stringify(who)), name);
  return player;
}

export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(350); // the camera follows the window, and signs fade
}

// The page goes to the next picture by itself; `before` is for what a change of window would undo.
export async function take(page: Page, name: string, before: () => Promise<void> = async () => {}): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await before();
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light' });
      await settled(page);
      await page.screenshot({ path: join(folder, fileName(name, theme, size)), animations: 'disabled' });
    }
  }
}

function stage(name: string, make: (studio: Studio) => Promise<void>): void {
  test(name, async ({ house, browser }) => {
    const guests = await Guests.arrive(browser, house);
    await make({ house, guests });
  });
}

export function scene(name: string, make: (studio: Studio) => Promise<void>): void {
  if (!isForDocuments && isWanted(name)) stage(name, make);
}

export function documentScene(name: string, make: (studio: Studio) => Promise<void>): void {
  if (isForDocuments && isWanted(name)) stage(`document ${name}`, make);
}

export { test };
