// The page offline: once it has been loaded, practice works without a server, and the page doesn't pretend to have a
// table.
import { expect, test, type Page } from '@playwright/test';
import { readBriefing } from './support/briefing';
import { GameServer } from './support/game_server';
import { TwoBuilds } from './support/two_builds';

test.skip(process.env['MAGICMAZE_PAGE_URL'] !== undefined, 'a development server keeps nothing');

// Once the worker is active, it has everything.
async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let i = 0; i < 200 && !(await navigator.serviceWorker.getRegistration()); i += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await navigator.serviceWorker.ready;
  });
}

test("practice works while the server is down, and the server's page is used again when it is back", async ({
  page,
}) => {
  const server = await GameServer.start();
  try {
    await page.goto(server.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isKept(page);
    await server.kill();

    await page.goto(`${server.url}/practice`);
    await expect(page.getByRole('main')).toBeVisible();
    const kept = await page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content);
    expect(kept).toMatch(/^[0-9a-f]{16}$/);
    const answer = await page.evaluate(() =>
      fetch('/api/version').then(
        (reply) => reply.status,
        () => 'none',
      ),
    );
    expect(answer).toBe('none');

    // Teammates too: only this page's worker is involved.
    await page.goto(`${server.url}/practice/solo?scenario=1&seats=4&pace=instant`);
    await readBriefing(page);
    await expect(page.locator('[data-pawn="yellow"]')).toBeVisible();
    const hash = await page.locator(':root').getAttribute('data-hash');
    await expect(page.locator(':root')).not.toHaveAttribute('data-hash', hash ?? '');

    await server.run();
    const reply = await page.goto(server.url);
    expect(reply?.headers()['server']).toBe('magicmaze');
    const told: unknown = await page.evaluate(() => fetch('/api/version').then((again) => again.json()));
    expect(told).toMatchObject({ page: kept });
  } finally {
    await server.dispose();
  }
});

test('a newer page is used on the next visit to the home screen, and nowhere else', async ({ page }) => {
  const newer = 'fedcba9876543210';
  const builds = await TwoBuilds.open();
  const shown = (): Promise<string | undefined> =>
    page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content);
  try {
    await page.goto(`${builds.url}/rules`);
    await isKept(page);
    await page.reload();
    expect(await shown()).toBe(builds.first);

    builds.renew(newer);
    const update = page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      for (let i = 0; i < 100 && !registration?.waiting; i += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return registration?.waiting !== null;
    });
    expect(await update).toBe(true);
    // It is ready, and the open page stays as it is.
    expect(await shown()).toBe(builds.first);

    await page.evaluate(() => {
      history.pushState(null, '', '/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.locator('meta[name="build"]')).toHaveAttribute('content', newer, { timeout: 20_000 });
    const kept = (): Promise<readonly string[]> => page.evaluate(() => caches.keys());
    await expect.poll(kept).toHaveLength(2); // the previous one stays for other tabs
  } finally {
    await builds.close();
  }
});
