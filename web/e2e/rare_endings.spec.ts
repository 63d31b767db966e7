// The endings that hardly anyone ever sees: each has its screen and a way on. The test sends what a
// server would say, and breaks things on purpose.
import type { Player } from './support/player';
import { expect, test, type TestSite } from './support/table';

// Someone with a name, who isn't asked for it.
async function regular(site: TestSite): Promise<Player> {
  const player = await site.player('Ana', { serviceWorkers: 'block' });
  await player.page.addInitScript(() => localStorage.setItem('magicmaze.name', JSON.stringify('Ana')));
  return player;
}

async function ends(player: Player, heading: string, way: string): Promise<void> {
  await expect(player.heading(heading)).toBeVisible();
  await expect(player.button(way).first()).toBeVisible();
  await expect(player.button('Report a bug').first()).toBeVisible();
}

for (const [why, heading] of [
  ['NameNotAllowed', 'You can’t use that name'],
  ['NoBotsHere', 'You couldn’t join'],
] as const) {
  test(`a table that doesn't let anyone in: ${why}`, async ({ site }) => {
    const ana = await regular(site);
    await ana.page.routeWebSocket(/\/ws\//, (line) => {
      line.onMessage(() => {
        line.send(JSON.stringify({ no_entry: why, rule: null, args: {}, text: '' }));
        void line.close({ code: 4002 });
      });
    });
    await ana.page.goto(await site.openTable({ scenario: 'S1' }));
    await ends(ana, heading, 'Retry');
  });
}

test('a server that is full', async ({ site }) => {
  const ana = await regular(site);
  await ana.page.route(/\/api\/tables\//, (route) =>
    route.fulfill({ status: 503, json: { error: 'ServerIsFull', text: '' } }),
  );
  await ana.page.goto(`${site.url}/t/ABCDEF`);
  await ends(ana, 'The server is full', 'Practise');
});

test('an address that leads nowhere', async ({ site }) => {
  const ana = await regular(site);
  await ana.page.goto(`${site.url}/shops/hats`);
  await ends(ana, 'There’s nothing behind this door', 'Home');
  await ana.button('Home').first().click();
  await expect(ana.button('Open a table')).toBeVisible();
});

test('rules that do not load', async ({ site }) => {
  const ana = await regular(site);
  await ana.page.route(/\.wasm/, (route) => route.abort());
  await ana.page.goto(await site.openTable({ scenario: 'S1' }));
  await ends(ana, 'The rules didn’t load', 'Reload');
  site.troubles.length = 0; // this was one, on purpose
});

test('a page that breaks', async ({ site }) => {
  const ana = await site.player('Ana', { serviceWorkers: 'block' });
  // The join screen counts people and chairs with it.
  await ana.page.addInitScript(() => {
    Object.defineProperty(Intl, 'PluralRules', { value: null });
  });
  await ana.page.goto(await site.openTable({ scenario: 'S1' }));
  await ends(ana, 'Something broke on this page', 'Reload');
  site.troubles.length = 0;
});
