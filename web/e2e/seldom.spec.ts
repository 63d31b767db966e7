// The endings that hardly anybody ever sees: each has its screen and a way on all the same. What a server would say is said
// in its place, and what breaks is broken on purpose.
import type { Player } from './support/player';
import { expect, test, type House } from './support/table';

// Somebody with a name, who is not asked for it.
async function regular(house: House): Promise<Player> {
  const player = await house.player('Ana', { serviceWorkers: 'block' });
  await player.page.addInitScript(() => localStorage.setItem('magicmaze.name', JSON.stringify('Ana')));
  return player;
}

async function ends(player: Player, heading: string, way: string): Promise<void> {
  await expect(player.heading(heading)).toBeVisible();
  await expect(player.button(way).first()).toBeVisible();
  await expect(player.button('Report a bug').first()).toBeVisible();
}

for (const [why, heading] of [
  ['NameNotAllowed', 'That name cannot be used'],
  ['NoBotsHere', 'The door stays shut'],
] as const) {
  test(`a door that is shut: ${why}`, async ({ house }) => {
    const ana = await regular(house);
    await ana.page.routeWebSocket(/\/ws\//, (line) => {
      line.onMessage(() => {
        line.send(JSON.stringify({ no_entry: why, rule: null, args: {}, text: '' }));
        void line.close({ code: 4002 });
      });
    });
    await ana.page.goto(await house.openTable({ scenario: 'S1' }));
    await ends(ana, heading, 'Try again');
  });
}

test('a house that is full', async ({ house }) => {
  const ana = await regular(house);
  await ana.page.route(/\/api\/tables\//, (route) =>
    route.fulfill({ status: 503, json: { error: 'ServerIsFull', text: '' } }),
  );
  await ana.page.goto(`${house.url}/t/ABCDEF`);
  await ends(ana, 'The house is full', 'Practice');
});

test('an address that leads nowhere', async ({ house }) => {
  const ana = await regular(house);
  await ana.page.goto(`${house.url}/shops/hats`);
  await ends(ana, 'There is nothing behind this door', 'To the start');
  await ana.button('To the start').first().click();
  await expect(ana.button('Open a table')).toBeVisible();
});

test('rules that do not load', async ({ house }) => {
  const ana = await regular(house);
  await ana.page.route(/\.wasm/, (route) => route.abort());
  await ana.page.goto(await house.openTable({ scenario: 'S1' }));
  await ends(ana, 'The rules did not load', 'Load again');
  house.troubles.length = 0; // this was one, on purpose
});

test('a page that breaks', async ({ house }) => {
  const ana = await house.player('Ana', { serviceWorkers: 'block' });
  // The door counts people and chairs with it.
  await ana.page.addInitScript(() => {
    Object.defineProperty(Intl, 'PluralRules', { value: null });
  });
  await ana.page.goto(await house.openTable({ scenario: 'S1' }));
  await ends(ana, 'Something broke in this page', 'Load again');
  house.troubles.length = 0;
});
