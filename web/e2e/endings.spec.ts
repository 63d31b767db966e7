// Every way of not being at a table has its screen and a way on. The test sends what a server rarely says.
import { Guests } from '../shots/support/guests';
import type { Player } from './support/player';
import { expect, test, type TestSite } from './support/table';

// Someone with a name, who isn't asked for it.
async function regular(site: TestSite, name = 'Ana'): Promise<Player> {
  const player = await site.player(name, { serviceWorkers: 'block' });
  await player.page.addInitScript((who) => localStorage.setItem('magicmaze.name', JSON.stringify(who)), name);
  return player;
}

async function ends(player: Player, heading: string | RegExp, way: string): Promise<void> {
  await expect(player.heading(heading)).toBeVisible();
  await expect(player.button(way).first()).toBeVisible();
}

test('a code without a table', async ({ site }) => {
  const ana = await regular(site);
  await ana.page.goto(`${site.url}/t/ABCDEF`);
  await ends(ana, 'There’s no table ABC DEF', 'Home');
});

test('an impossible code is reported where it is typed', async ({ site }) => {
  const ana = await regular(site);
  await ana.page.goto(site.url);
  await ana.page.getByRole('textbox', { name: 'Code or link' }).fill('ABC10O');
  await ana.button('Join').click();
  await expect(ana.page.getByRole('textbox', { name: 'Code or link' })).toHaveAttribute('aria-invalid', 'true');
});

test('a table that was closed while its players were away', async ({ site }) => {
  const ana = await regular(site);
  await ana.page.goto(await site.openTable({ scenario: 'S1' }));
  await ana.isOnline();
  await ana.page.route(/\/api\/tables\//, (route) =>
    route.fulfill({ status: 404, json: { error: 'NoSuchTable', text: '' } }),
  );
  await ana.page.routeWebSocket(/\/ws\//, (line) => void line.close({ code: 3000 }));
  await site.server.kill();
  await ends(ana, 'This table is closed', 'Home');
});

test('a table with forty people', async ({ site, browser }) => {
  const link = await site.openTable({ scenario: 'S1' });
  const guests = await Guests.arrive(browser, site);
  for (let i = 1; i <= 40; i += 1) await guests.join(link, `Guest ${i}`, 'spectator');
  const ana = await regular(site);
  await ana.page.goto(link);
  await ends(ana, 'The table is full', 'Retry');
});

test('a table that is locked at the last moment', async ({ site, browser }) => {
  const link = await site.openTable({ scenario: 'S1' });
  const host = await (await Guests.arrive(browser, site)).join(link, 'Mirjam');
  const ana = await regular(site);
  // Between looking at the table and joining.
  await ana.page.route(/\/api\/tables\//, async (route) => {
    const answer = await route.fetch();
    await host.request({ t: 'lock', on: true });
    await expect
      .poll(async () => ((await (await fetch(route.request().url())).json()) as { locked: boolean }).locked)
      .toBe(true);
    await route.fulfill({ response: answer });
  });
  await ana.page.goto(link);
  await ends(ana, 'The table is locked', 'Retry');
});

test('a page that is older than the server', async ({ site }) => {
  const ana = await regular(site);
  await ana.page.route(/\/api\/version/, async (route) => {
    const answer = (await (await route.fetch()).json()) as Readonly<Record<string, unknown>>;
    await route.fulfill({ json: { ...answer, protocol: 99, signature: 'another' } });
  });
  await ana.page.goto(await site.openTable({ scenario: 'S1' }));
  await ends(ana, 'There’s a new version', 'Reload');
});

test('a server that goes down, and comes back', async ({ site }) => {
  const ana = await regular(site);
  const link = await site.openTable({ scenario: 'S1' });
  await ana.page.route(/\/api\//, (route) => route.abort());
  await ana.page.goto(link);
  await ends(ana, 'No connection', 'Practise');
  await ana.page.unroute(/\/api\//);
  await ana.isOnline(); // by itself
});

test.describe('a small site', () => {
  test.use({ serverOptions: ['--limit-tables-per-minute', '1'] });
  test('too many tables from one address', async ({ site }) => {
    await site.openTable({ scenario: 'S1' });
    const ana = await regular(site);
    await ana.page.goto(site.url);
    await ana.button('Open a table').click();
    await expect(ana.page.getByText('Too many tables opened from your network. Try again in a minute.')).toBeVisible();
  });
});

test('playing in a browser that stores nothing', async ({ site }) => {
  const ana = await site.player('Ana', { serviceWorkers: 'block' });
  await ana.page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, store, {
        get: () => {
          throw new DOMException('storage is off', 'SecurityError');
        },
      });
    }
  });
  await ana.enter(await site.openTable({ scenario: 'S1' }));
  await ana.sayReady();
  await ana.seesTheMall();
});

test("a game that can't be dealt: too few players for the scenario", async ({ site }) => {
  const ana = await regular(site);
  await ana.page.goto(await site.openTable({ scenario: 'S9' }));
  await ana.button(/^Ready$/).click();
  await expect(ana.page.getByText(/needs at least \d seats/).first()).toBeVisible();
});
