// One screen in all sizes and themes. The page stays as it is; the window and the theme change.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { test, type TestSite } from '../../e2e/support/table';
import type { Player } from '../../e2e/support/player';
import { Guests } from './guests';
import { languages, type LanguageCode } from '../../src/settings/languages';
import { fileName, folder, isForDocuments, isWanted, shownLanguages, sizes, themes } from './places';

export interface Studio {
  readonly site: TestSite;
  readonly guests: Guests;
}

// A page that nobody has ever looked at: without a name, without anything kept.
export const fresh: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' };

export async function visitor(site: TestSite, name = 'Ana'): Promise<Player> {
  return site.player(name, fresh);
}

// Someone with a name, who isn't asked for it.
export async function regular(site: TestSite, name = 'Ana'): Promise<Player> {
  const player = await visitor(site, name);
  await player.page.addInitScript((who) => localStorage.setItem('magicmaze.name', JSON.stringify(who)), name);
  return player;
}

export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(350); // the camera follows the window, and signs fade
}

// As if another tab had chosen it: the screen stays as it is, no matter what is on top of it.
async function speak(page: Page, language: LanguageCode): Promise<void> {
  await page.evaluate((code) => {
    const change = { key: 'magicmaze.language', newValue: JSON.stringify(code) };
    window.dispatchEvent(new StorageEvent('storage', change));
  }, language);
  await page.waitForFunction((tag) => document.documentElement.lang === tag, languages[language].tag);
}

// The page goes to the next picture by itself; `before` is for things that resizing the window would undo.
export async function take(page: Page, name: string, before: () => Promise<void> = async () => {}): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await before();
    for (const language of shownLanguages) {
      if (shownLanguages.length > 1 || language !== 'en') await speak(page, language);
      for (const theme of themes) {
        await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
        await settled(page);
        const path = join(folder, fileName(name, language, theme, size));
        await page.screenshot({ path, animations: 'disabled' });
      }
    }
    if (shownLanguages.length > 1 || shownLanguages[0] !== 'en') await speak(page, 'en');
  }
}

function stage(name: string, make: (studio: Studio) => Promise<void>): void {
  test(name, async ({ site, browser }) => {
    const guests = await Guests.arrive(browser, site);
    await make({ site, guests });
  });
}

export function scene(name: string, make: (studio: Studio) => Promise<void>): void {
  if (!isForDocuments && isWanted(name)) stage(name, make);
}

export function documentScene(name: string, make: (studio: Studio) => Promise<void>): void {
  if (isForDocuments && isWanted(name)) stage(`document ${name}`, make);
}

export { test };
