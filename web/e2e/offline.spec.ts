// The page that stays: once it has been loaded, practice is there without a server, and a table isn't pretended.
import { expect, test, type Page } from '@playwright/test';
import { readBriefing } from './support/briefing';
import { GameServer } from './support/game_server';
import { TwoBuilds } from './support/two_builds';

test.skip(process.env['MAGICMAZE_PAGE_URL'] !== undefined, 'a development server keeps nothing');

// The worker has everything when it is active.
async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let i = 0; i < 200 && !(await navigator.serviceWorker.getRegistration()); i += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await navigator.serviceWorker.ready;
  });
}

test('practice is there when the server is gone, and the server is first when it is back', async ({ page }) => {
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

    // Teammates too: only the worker of this page is asked.
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

test('a newer page is taken at the next visit to the home screen, and nowhere else', async ({ page }) => {
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
    await expect.poll(kept).toHaveLength(2); // the one before stays for other tabs
  } finally {
    await builds.close();
  }
});
