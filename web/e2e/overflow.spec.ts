// No text leaves its place on the narrowest phone, in any language. Names of people may be cut, what we wrote may not.
import type { Page } from '@playwright/test';
import de from '../src/text/de';
import en from '../src/text/en';
import pt from '../src/text/pt';
import { overflowing } from './support/overflow';
import { expect, test, type House } from './support/table';

const tables = { en, de, pt } as const;
const languages = ['en', 'de', 'pt'] as const;
type Texts = (typeof tables)[(typeof languages)[number]];

async function opened(house: House, language: (typeof languages)[number], name = 'Anna-Magdalena'): Promise<Page> {
  const { page } = await house.player(name, { viewport: { width: 360, height: 740 }, hasTouch: true });
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

async function enterTable(page: Page, link: string, texts: Texts): Promise<void> {
  await page.goto(link);
  const enter = page.getByRole('button', { name: texts['door.enter'], exact: true });
  const ready = page.getByRole('button', { name: texts['lobby.ready'], exact: true });
  await expect(enter.or(ready).first()).toBeVisible();
  if (await enter.isVisible()) await enter.click();
  await expect(ready).toBeVisible();
}

for (const language of languages) {
  const texts: Texts = tables[language];

  test(`nothing overflows at 360 pixels: home, settings, doors (${language})`, async ({ house }) => {
    const page = await opened(house, language);
    await page.goto(`${house.url}/`);
    await expect(page.getByRole('button', { name: texts['home.open'] })).toBeVisible();
    await holdsItsText(page, 'home');
    await page.getByRole('button', { name: texts['home.settings'], exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await holdsItsText(page, 'settings');
    await page.goto(`${house.url}/t/ZZZZZZ`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await holdsItsText(page, 'no such table');
    await page.goto(`${house.url}/somewhere/else`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await holdsItsText(page, 'nowhere');
  });

  test(`nothing overflows at 360 pixels: rules (${language})`, async ({ house }) => {
    const page = await opened(house, language);
    await page.goto(`${house.url}/rules/B-MOVE-2`);
    await expect(page.locator('.rules-marked')).toBeVisible();
    await holdsItsText(page, 'rules');
    await page.getByRole('searchbox').fill('B-');
    await expect(page.locator('.rules-result').first()).toBeVisible();
    await holdsItsText(page, 'findings');
  });

  test(`nothing overflows at 360 pixels: lobby, chooser, game (${language})`, { tag: language === 'de' ? ['@quick'] : [] }, async ({ house }) => {
    const page = await opened(house, language);
    await enterTable(page, await house.openTable({ scenario: 'S9', seats: 9, pauses: true }), texts);
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

  test(`nothing overflows at 360 pixels: practice (${language})`, async ({ house }) => {
    const page = await opened(house, language);
    await page.goto(`${house.url}/practice`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await holdsItsText(page, 'practice');
    for (const where of ['solo', 'introduction']) {
      await page.goto(`${house.url}/practice/${where}`);
      await expect(page.locator('[data-pawn="yellow"]')).toBeVisible();
      await holdsItsText(page, where);
    }
  });
}
