// A browser that has never been here: what goes over the wire until you can act, and that the server's policy allows
// all of it.
import { expect, test, type Page } from '@playwright/test';
import { languageCodes } from '../src/settings/languages';
import { GameServer } from './support/game_server';

test.skip(process.env['MAGICMAZE_PAGE_URL'] !== undefined, 'about the page in the executable');

const budget = 250_000;

// Bytes as they arrive, including response headers.
async function weigh(page: Page): Promise<() => number> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  let bytes = 0;
  wire.on('Network.loadingFinished', (end: { readonly encodedDataLength: number }) => {
    bytes += end.encodedDataLength;
  });
  return () => bytes;
}

function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    const isOurs = !message.text().includes('blocked by Playwright'); // a slow machine stores it before the test ends
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
}

const textsOfHome = new RegExp(`/(?:${languageCodes.join('|')})-[^/]*\\.js$`);

for (const language of languageCodes) {
  test.describe(language, () => {
    test.use({ locale: language, serviceWorkers: 'block' });

    test('a first visit is light and follows the policy', async ({ page }) => {
      const server = await GameServer.start();
      try {
        const weight = await weigh(page);
        const heard = complaints(page);
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await page.emulateMedia({ reducedMotion: 'reduce' }); // the game that the home page plays comes once all is quiet
        await page.goto(server.url, { waitUntil: 'networkidle' });
        const { default: texts } = await import(`../src/text/${language}/home.ts`);
        await expect(page.getByRole('button', { name: texts['home.open'], exact: true })).toBeVisible();
        console.log(`home, ${language}: ${weight()} bytes`);
        expect(weight()).toBeLessThan(budget);
        expect(asked.some((url) => /\/engine-.*\.wasm$/.test(url))).toBe(true);
        expect(asked.filter((url) => /teammates|worker|engine-security|mall-/.test(url))).toEqual([]); // nobody plays here yet
        const languages = asked.filter((url) => textsOfHome.test(url));
        expect(languages).toHaveLength(1); // the one that is read
        expect(heard).toEqual([]);
      } finally {
        await server.dispose();
      }
    });

    test('a link to a table is light', async ({ page }) => {
      const server = await GameServer.start();
      try {
        const opened = await page.request.post(`${server.url}/api/tables`, { data: '{"scenario":"S1"}' });
        const { code } = (await opened.json()) as { readonly code: string };
        const weight = await weigh(page);
        const heard = complaints(page);
        await page.addInitScript(() => localStorage.setItem('magicmaze.name', '"Ana"'));
        await page.goto(`${server.url}/t/${code}`, { waitUntil: 'networkidle' });
        await expect(page.locator('html')).toHaveAttribute('data-link', 'online');
        await page.waitForLoadState('networkidle');
        console.log(`table, ${language}: ${weight()} bytes`);
        expect(weight()).toBeLessThan(budget);
        expect(heard).toEqual([]);
      } finally {
        await server.dispose();
      }
    });
  });
}

test("a page whose script doesn't load says so", async ({ page }) => {
  const server = await GameServer.start();
  try {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(server.url);
    const words = page.getByText('The page isn’t loading.');
    await expect(words).toBeHidden(); // it may still come
    await expect(words).toBeVisible({ timeout: 15_000 });
    await expect(words).toContainText('Chrome 111'); // it may be too old
    await page.unroute(/\.js$/);
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Magic Maze Online' })).toBeVisible();
    await expect(words).toHaveCount(0);
  } finally {
    await server.dispose();
  }
});
