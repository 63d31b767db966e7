// Every way a connection can end. The script sends what a server rarely says.
import type { Page } from '@playwright/test';
import { expect } from '../e2e/support/table';
import { regular, scene, take, visitor, type Studio } from './support/scene';

async function takeGone(page: Page, name: string, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await take(page, `gone-${name}`);
}

// Refused as the server would.
async function turnedAway({ site }: Studio, name: string, why: string, heading: string): Promise<void> {
  const { page } = await regular(site);
  const words = { no_entry: why, rule: null, args: {}, text: '' };
  await page.routeWebSocket(/\/ws\//, (line) => {
    line.onMessage(() => {
      line.send(JSON.stringify(words));
      void line.close({ code: 4002 });
    });
  });
  await page.goto(await site.openTable({ scenario: 'S1' }));
  await takeGone(page, name, heading);
}

scene('gone-table-full', (studio) => turnedAway(studio, 'table-full', 'TableIsFull', 'The table is full'));
scene('gone-table-locked', (studio) => turnedAway(studio, 'table-locked', 'TableIsLocked', 'The table is locked'));
scene('gone-kept-out', (studio) => turnedAway(studio, 'kept-out', 'KeptOut', 'The host removed you'));
scene('gone-banned', (studio) => turnedAway(studio, 'banned', 'Banned', 'You’re banned from this server'));
scene('gone-name', (studio) => turnedAway(studio, 'name', 'NameNotAllowed', 'You can’t use that name'));
scene('gone-refused', (studio) => turnedAway(studio, 'refused', 'NoBotsHere', 'You couldn’t join'));

scene('gone-no-such-table', async ({ site }) => {
  const { page } = await visitor(site);
  await page.goto(`${site.url}/t/ABCDEF`);
  await takeGone(page, 'no-such-table', /no table/);
});

scene('gone-nowhere', async ({ site }) => {
  const { page } = await visitor(site);
  await page.goto(`${site.url}/shops/hats`);
  await takeGone(page, 'nowhere', /nothing behind/);
});

scene('gone-left', async ({ site }) => {
  const ana = await regular(site);
  await ana.page.goto(await site.openTable({ scenario: 'S1' }));
  await ana.sayReady();
  await ana.seesTheMall();
  await ana.button('Menu').click();
  await ana.button('Leave the table').click();
  await ana.page.getByRole('dialog', { name: 'Leave?' }).getByRole('button', { name: 'Leave the table' }).click();
  await takeGone(ana.page, 'left', 'You’ve left the table');
});

scene('gone-removed', async ({ site, guests }) => {
  const link = await site.openTable({ scenario: 'S1' });
  const host = await guests.join(link, 'Mirjam');
  const ana = await regular(site);
  await ana.page.goto(link);
  await ana.isOnline();
  await host.request({ t: 'remove', member: 2 });
  await takeGone(ana.page, 'removed', 'The host removed you');
});

scene('gone-closed', async ({ site }) => {
  const ana = await regular(site);
  await ana.page.routeWebSocket(/\/ws\//, (line) => {
    const server = line.connectToServer();
    setTimeout(() => {
      line.send('{"closed":{}}');
      void line.close({ code: 4003 });
      void server.close();
    }, 1_500);
  });
  await ana.page.goto(await site.openTable({ scenario: 'S1' }));
  await takeGone(ana.page, 'closed', 'This table is closed');
});

scene('gone-server-full', async ({ site }) => {
  const { page } = await regular(site);
  const words = { error: 'ServerIsFull', text: '' };
  await page.route(/\/api\/tables\//, (route) => route.fulfill({ status: 503, json: words }));
  await page.goto(`${site.url}/t/ABCDEF`);
  await takeGone(page, 'server-full', 'The server is full');
});

scene('gone-old-page', async ({ site }) => {
  const { page } = await regular(site);
  await page.route(/\/api\/version/, async (route) => {
    const answer = (await (await route.fetch()).json()) as Readonly<Record<string, unknown>>;
    await route.fulfill({ json: { ...answer, protocol: 99, signature: 'another' } });
  });
  await page.goto(await site.openTable({ scenario: 'S1' }));
  await takeGone(page, 'old-page', 'There’s a new version');
});

scene('gone-replaced', async ({ site }) => {
  const ana = await regular(site);
  const link = await site.openTable({ scenario: 'S1' });
  await ana.page.goto(link);
  await ana.isOnline();
  await (await ana.context.newPage()).goto(link);
  await expect(ana.root).toHaveAttribute('data-link', 'replaced');
  await ana.page.bringToFront();
  await takeGone(ana.page, 'replaced', 'You’re playing in another tab');
});

scene('gone-offline', async ({ site }) => {
  const { page } = await regular(site);
  await page.route(/\/api\//, (route) => route.abort());
  await page.goto(`${site.url}/t/ABCDEF`);
  await takeGone(page, 'offline', 'No connection');
});

scene('gone-engine', async ({ site }) => {
  const { page } = await regular(site);
  await page.route(/\.wasm/, (route) => route.abort());
  await page.goto(await site.openTable({ scenario: 'S1' }));
  await takeGone(page, 'engine', 'The rules didn’t load');
  site.troubles.length = 0; // this was one, on purpose
});

scene('gone-broken', async ({ site }) => {
  const { page } = await visitor(site);
  // The join screen shows how many people and seats there are.
  await page.addInitScript(() => {
    Object.defineProperty(Intl, 'PluralRules', { value: null });
  });
  await page.goto(await site.openTable({ scenario: 'S1' }));
  await takeGone(page, 'broken', 'Something broke on this page');
  site.troubles.length = 0;
});
