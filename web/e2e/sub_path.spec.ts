// The game on part of a site, behind nginx: page, files, table, links, QR code and the offline page, all under /maze/.
import { expect, test, type Page } from '@playwright/test';
import { GameServer } from './support/game_server';
import { freePort, SiteProxy } from './support/site_proxy';

test.skip(process.env['MAGICMAZE_PAGE_URL'] !== undefined, 'a development server has its site for itself');

async function enter(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox').first().fill(name);
}

test('everything in the game is below its path', async ({ page, context }) => {
  const port = await freePort();
  const server = await GameServer.start([
    '--public-url',
    `http://127.0.0.1:${port}/maze`,
    '--trusted-proxy',
    '127.0.0.1',
  ]);
  const proxy = await SiteProxy.open(port, server.url);
  const outside: string[] = [];
  const watch = (path: string): void => {
    if (!path.startsWith(`127.0.0.1:${port}/maze/`)) outside.push(path);
  };
  context.on('request', (request) => watch(request.url().replace(/^http:\/\//, '')));
  page.on('websocket', (socket) => watch(socket.url().replace(/^ws:\/\//, '')));
  try {
    await enter(page, `${proxy.site}/maze/`, 'Ana');
    const code = await page.evaluate(async () => {
      const answer = await fetch('/maze/api/tables', { method: 'POST', body: '{"scenario":"S1"}' });
      return (await answer.json()) as { code: string; link: string };
    });
    expect(code.link).toBe(`${proxy.site}/maze/t/${code.code}`);

    // The places of the page keep the path: by link, by reloading, and back.
    await page.getByRole('link', { name: /rules/i }).first().click();
    await expect(page).toHaveURL(`${proxy.site}/maze/rules`);
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${proxy.site}/maze/`);

    // A table by its link: the socket opens, and the lobby shows the same link.
    await page.goto(code.link);
    const name = page.getByRole('textbox').first();
    await name.fill('Ana');
    await name.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-link', 'online');
    await expect(page.locator('.lobby-link')).toHaveValue(code.link);

    // The worker keeps the page of this path and of no other.
    const scope = await page.evaluate(async () => {
      for (let i = 0; i < 200 && !(await navigator.serviceWorker.getRegistration()); i += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return (await navigator.serviceWorker.ready).scope;
    });
    expect(scope).toBe(`${proxy.site}/maze/`);
    const elsewhere = await page.evaluate(() => fetch('/').then((answer) => answer.text()));
    expect(elsewhere).toBe('something else');
    outside.splice(outside.indexOf(`127.0.0.1:${port}/`), 1);
    await server.kill();
    await page.goto(`${proxy.site}/maze/practice`);
    await expect(page.getByRole('main')).toBeVisible();
    expect(outside).toEqual([]);
  } finally {
    await proxy.close();
    await server.dispose();
  }
});
