// No text overflows on the narrowest phone, in any language. People's names may be cut off, our own texts may not.
import type { Page } from '@playwright/test';
import { languageCodes, languages, type LanguageCode } from '../src/settings/languages';
import type { TextTable } from '../src/text/text';
import { readBriefing } from './support/briefing';
import { overflowing } from './support/overflow';
import { expect, test, type TestSite } from './support/table';

async function textsOf(language: LanguageCode): Promise<TextTable> {
  return ((await import(`../src/text/${language}/index.ts`)) as { default: TextTable }).default;
}

async function opened(site: TestSite, language: LanguageCode, name = 'Anna-Magdalena'): Promise<Page> {
  const { page } = await site.player(name, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.addInitScript(
    ([chosen, who]) => {
      localStorage.setItem('magicmaze.language', JSON.stringify(chosen));
      localStorage.setItem('magicmaze.name', JSON.stringify(who));
    },
    [language, name] as const,
  );
  return page;
}

async function holdsItsText(page: Page, where: string): Promise<void> {
  expect(await overflowing(page), where).toEqual([]);
}

async function enterTable(page: Page, link: string, texts: TextTable): Promise<void> {
  await page.goto(link);
  const enter = page.getByRole('button', { name: texts['door.enter'], exact: true });
  const ready = page.getByRole('button', { name: texts['lobby.ready'], exact: true });
  await expect(enter.or(ready).first()).toBeVisible();
  if (await enter.isVisible()) await enter.click();
  await expect(ready).toBeVisible();
}

for (const language of languageCodes) {
  test(`nothing overflows at 360 pixels: home, settings, join screens (${language})`, async ({ site }) => {
    const texts = await textsOf(language);
    const page = await opened(site, language);
    await page.goto(`${site.url}/`);
    await expect(page.getByRole('button', { name: texts['home.open'] })).toBeVisible();
    await holdsItsText(page, 'home');
    await page.getByRole('button', { name: texts['home.settings'], exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await holdsItsText(page, 'settings');
    await page.goto(`${site.url}/t/ZZZZZZ`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await holdsItsText(page, 'no such table');
    await page.goto(`${site.url}/somewhere/else`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await holdsItsText(page, 'nowhere');
  });

  test(`nothing overflows at 360 pixels: rules (${language})`, async ({ site }) => {
    const page = await opened(site, language);
    await page.goto(`${site.url}/rules/B-MOVE-2`);
    await expect(page.locator('.rules-marked')).toBeVisible();
    await holdsItsText(page, 'rules');
    await page.getByRole('searchbox').fill('B-');
    await expect(page.locator('.rules-result').first()).toBeVisible();
    await holdsItsText(page, 'findings');
  });

  test(`nothing overflows at 360 pixels: lobby, chooser, game (${language})`, {
    tag: language === 'de' ? ['@quick'] : [],
  }, async ({ site }) => {
    const texts = await textsOf(language);
    const page = await opened(site, language);
    await enterTable(page, await site.openTable({ scenario: 'S1' }), texts);
    await holdsItsText(page, 'lobby with seats for teammates');
    await enterTable(page, await site.openTable({ scenario: 'S9', seats: 9, pauses: true }), texts);
    await holdsItsText(page, 'lobby');
    await page.getByRole('button', { name: texts['chooser.change'], exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await holdsItsText(page, 'chooser');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: texts['lobby.ready'], exact: true }).click();
    await expect(page.locator('[data-pawn="yellow"]')).toBeVisible();
    await holdsItsText(page, 'game');
    await page.getByRole('button', { name: texts['menu.open'], exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await holdsItsText(page, 'menu');
    await page.getByRole('button', { name: texts['menu.keys'], exact: true }).click();
    await expect(page.getByRole('heading', { name: texts['keys.title'], exact: true })).toBeVisible();
    await holdsItsText(page, 'keys');
  });

  test(`nothing overflows at 360 pixels: practice (${language})`, async ({ site }) => {
    const page = await opened(site, language);
    await page.goto(`${site.url}/practice`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await holdsItsText(page, 'practice');
    for (const where of ['solo', 'introduction']) {
      await page.goto(`${site.url}/practice/${where}`);
      if (where === 'solo') await readBriefing(page);
      await expect(page.locator('[data-pawn="yellow"]')).toBeVisible();
      await holdsItsText(page, where);
    }
    await page.goto(`${site.url}/practice/solo?scenario=T1-hardcore`);
    await expect(page.locator('[data-briefing]')).toBeVisible();
    await holdsItsText(page, 'briefing');
    await page.goto(`${site.url}/editor`);
    await expect(page.locator('[data-module="M1"]')).toBeVisible();
    await holdsItsText(page, 'editor');
  });
}

test('the time stays on one line next to the longest talk sign at 360 pixels', async ({ site }) => {
  const texts = await textsOf('en');
  const page = await opened(site, 'en');
  await enterTable(page, await site.openTable({ scenario: 'S1', seats: 2, free_talk: true }), texts);
  await page.getByRole('button', { name: texts['lobby.ready'], exact: true }).click();
  await expect(page.locator('.talk-sign[data-talk="open"]')).toBeVisible();
  for (const language of languageCodes) {
    await page.evaluate((code) => {
      const change = { key: 'magicmaze.language', newValue: JSON.stringify(code) };
      window.dispatchEvent(new StorageEvent('storage', change)); // as if another tab had chosen it
    }, language);
    await page.waitForFunction((tag) => document.documentElement.lang === tag, languages[language].tag);
    const lines = await page.locator('.sand-timer-text').evaluate((time) => {
      const range = document.createRange();
      range.selectNodeContents(time);
      return new Set([...range.getClientRects()].map((box) => box.top)).size;
    });
    expect(lines, language).toBe(1);
  }
});
