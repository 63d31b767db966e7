// Every way a connection can end. What a server seldom says is said by a line in its place.
import type { Page } from '@playwright/test';
import { expect } from '../e2e/support/table';
import { regular, scene, take, visitor, type Studio } from './support/scene';

async function takeGone(page: Page, name: string, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await take(page, `gone-${name}`);
}

// The door as the server would shut it.
async function turnedAway({ house }: Studio, name: string, why: string, heading: string): Promise<void> {
  const { page } = await regular(house);
  const words = { no_entry: why, rule: null, args: {}, text: '' };
  await page.routeWebSocket(/\/ws\//, (line) => {
    line.onMessage(() => {
      line.send(JSON.stringify(words));
      void line.close({ code: 4002 });
    });
  });
  await page.goto(await house.openTable({ scenario: 'S1' }));
  await takeGone(page, name, heading);
}

scene('gone-table-full', (studio) => turnedAway(studio, 'table-full', 'TableIsFull', 'The table is full'));
scene('gone-table-locked', (studio) => turnedAway(studio, 'table-locked', 'TableIsLocked', 'The table is locked'));
scene('gone-name', (studio) => turnedAway(studio, 'name', 'NameNotAllowed', 'That name cannot be used'));
scene('gone-refused', (studio) => turnedAway(studio, 'refused', 'NoBotsHere', 'The door stays shut'));

scene('gone-no-such-table', async ({ house }) => {
  const { page } = await visitor(house);
  await page.goto(`${house.url}/t/ABCDEF`);
  await takeGone(page, 'no-such-table', /no table/);
});

scene('gone-nowhere', async ({ house }) => {
  const { page } = await visitor(house);
  await page.goto(`${house.url}/shops/hats`);
  await takeGone(page, 'nowhere', /nothing behind/);
});

scene('gone-left', async ({ house }) => {
  const ana = await regular(house);
  await ana.page.goto(await house.openTable({ scenario: 'S1' }));
  await ana.sayReady();
  await ana.seesTheMall();
  await ana.button('Menu').click();
  await ana.button('Leave the table').click();
  await ana.page.getByRole('dialog', { name: 'Leave?' }).getByRole('button', { name: 'Leave the table' }).click();
  await takeGone(ana.page, 'left', 'You have left the table');
});

scene('gone-removed', async ({ house, guests }) => {
  const link = await house.openTable({ scenario: 'S1' });
  const host = await guests.join(link, 'Mirjam');
  const ana = await regular(house);
  await ana.page.goto(link);
  await ana.isOnline();
  await host.wish({ t: 'remove', member: 2 });
  await takeGone(ana.page, 'removed', 'The host has sent you away');
});

scene('gone-closed', async ({ house }) => {
  const ana = await regular(house);
  await ana.page.routeWebSocket(/\/ws\//, (line) => {
    const server = line.connectToServer();
    setTimeout(() => {
      line.send('{"closed":{}}');
      void line.close({ code: 4003 });
      void server.close();
    }, 1_500);
  });
  await ana.page.goto(await house.openTable({ scenario: 'S1' }));
  await takeGone(ana.page, 'closed', 'This table has been cleared away');
});

scene('gone-server-full', async ({ house }) => {
  const { page } = await regular(house);
  const words = { error: 'ServerIsFull', text: '' };
  await page.route(/\/api\/tables\//, (route) => route.fulfill({ status: 503, json: words }));
  await page.goto(`${house.url}/t/ABCDEF`);
  await takeGone(page, 'server-full', 'The house is full');
});

scene('gone-old-page', async ({ house }) => {
  const { page } = await regular(house);
  await page.route(/\/api\/version/, async (route) => {
    const answer = (await (await route.fetch()).json()) as Readonly<Record<string, unknown>>;
    await route.fulfill({ json: { ...answer, protocol: 99, signature: 'another' } });
  });
  await page.goto(await house.openTable({ scenario: 'S1' }));
  await takeGone(page, 'old-page', 'There is a new version');
});

scene('gone-replaced', async ({ house }) => {
  const ana = await regular(house);
  const link = await house.openTable({ scenario: 'S1' });
  await ana.page.goto(link);
  await ana.isOnline();
  await (await ana.context.newPage()).goto(link);
  await expect(ana.root).toHaveAttribute('data-link', 'replaced');
  await ana.page.bringToFront();
  await takeGone(ana.page, 'replaced', 'You are sitting here in another tab');
});

scene('gone-offline', async ({ house }) => {
  const { page } = await regular(house);
  await page.route(/\/api\//, (route) => route.abort());
  await page.goto(`${house.url}/t/ABCDEF`);
  await takeGone(page, 'offline', 'No connection');
});

scene('gone-engine', async ({ house }) => {
  const { page } = await regular(house);
  await page.route(/\.wasm/, (route) => route.abort());
  await page.goto(await house.openTable({ scenario: 'S1' }));
  await takeGone(page, 'engine', 'The rules did not load');
  house.troubles.length = 0; // this was one, on purpose
});

scene('gone-broken', async ({ house }) => {
  const { page } = await visitor(house);
  // The door counts people and chairs with it.
  await page.addInitScript(() => {
    Object.defineProperty(Intl, 'PluralRules', { value: null });
  });
  await page.goto(await house.openTable({ scenario: 'S1' }));
  await takeGone(page, 'broken', 'Something broke in this page');
  house.troubles.length = 0;
});
