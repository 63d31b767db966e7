// Everything people can do at a table besides playing. The host has a phone, the guests have desktop screens.
import type { Player } from './support/player';
import { TestConnection } from './support/test_connection';
import { expect, playOn, readScript, test, type TestSite } from './support/table';

const game = readScript('won_s1_by_two');
const phone = { viewport: { width: 360, height: 740 } };
const screen = { viewport: { width: 1440, height: 900 } };

async function hostAndGuest(site: TestSite): Promise<readonly [Player, Player]> {
  return [await site.player('Ana', phone), await site.player('Bo', screen)];
}

// Two of them in the middle of a game.
async function playing(site: TestSite): Promise<{ readonly link: string; readonly ana: Player; readonly bo: Player }> {
  const link = await site.openTable({ ...game.choice, pauses: true });
  const [ana, bo] = await hostAndGuest(site);
  await site.gather(link, [ana, bo]);
  return { link, ana, bo };
}

async function openMenu(player: Player, item: string): Promise<void> {
  await player.button('Menu').click();
  await player.page.getByRole('dialog').getByRole('button', { name: item }).click();
}

async function openPeople(player: Player): Promise<void> {
  await openMenu(player, 'Players and invite');
  await expect(player.page.getByRole('dialog', { name: 'At the table' })).toBeVisible();
}

async function press(player: Player, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await player.page.getByRole('dialog').getByRole('button', { name }).click();
}

async function giveUp(player: Player): Promise<void> {
  await openMenu(player, 'Give up');
  await press(player, 'Give up');
  await expect(player.heading('Given up')).toBeVisible();
}

test('a table is opened on the home screen, someone joins by its link, and the game begins', {
  tag: '@quick',
}, async ({ site }) => {
  const [ana, bo] = await hostAndGuest(site);
  await ana.page.goto(site.url);
  await ana.page.getByRole('textbox', { name: 'Your name' }).fill(ana.name);
  await ana.button('Open a table').click();
  await ana.isOnline();
  await bo.enter(await ana.page.locator('.lobby-link').inputValue());
  await expect(ana.page.locator('[data-seat="1"]').getByRole('button', { name: /^Bo/ })).toBeVisible();
  for (const player of [ana, bo]) await player.sayReady();
  for (const player of [ana, bo]) await player.seesTheMall();
  await expect(bo.button(/^Ana, /)).toBeVisible();
});

test('pausing from the menu, and resuming from the notice', async ({ site }) => {
  const { ana, bo } = await playing(site);
  await openMenu(ana, 'Pause');
  for (const player of [ana, bo]) await expect(player.page.getByText('The sand has stopped.')).toBeVisible();
  await ana.button('Resume').click();
  for (const player of [ana, bo]) await expect(player.page.getByText('The sand has stopped.')).toBeHidden();
});

test('giving up, and a rematch', async ({ site }) => {
  const { ana, bo } = await playing(site);
  await giveUp(ana);
  await expect(bo.heading('Given up')).toBeVisible();
  await ana.button('Play again').click();
  for (const player of [ana, bo]) await player.sayReady();
  for (const player of [ana, bo]) await player.seesTheMall();
});

test('on a phone nothing covers the buttons of the end', async ({ site }) => {
  const { ana } = await playing(site);
  await giveUp(ana);
  await expect(ana.page.locator('.talk-button')).toBeVisible();
  for (const height of [640, 740, 915]) {
    await ana.page.setViewportSize({ width: 360, height });
    await expect(async () => {
      const talk = await ana.page.locator('.talk-button').boundingBox();
      const again = await ana.button('Play again').boundingBox();
      expect(talk !== null && again !== null && talk.y >= again.y + again.height, `at ${height}`).toBe(true);
    }).toPass({ timeout: 5_000 });
  }
});

test('the chat closes when the verdict comes', async ({ site }) => {
  const link = await site.openTable({ ...game.choice, pauses: true, free_talk: true });
  const [ana, bo] = await hostAndGuest(site);
  await site.gather(link, [ana, bo]);
  await bo.page.keyboard.press('KeyC');
  await expect(bo.page.locator('.talk-panel')).toBeVisible();
  await giveUp(ana);
  await expect(bo.heading('Given up')).toBeVisible();
  await expect(bo.page.locator('.talk-panel')).toHaveCount(0);
});

test('looking at the mall after the end shows all of it, however close the camera was', async ({ site }) => {
  const { ana, bo } = await playing(site);
  await playOn([ana, bo], game.script.slice(0, 14));
  const tiles = bo.page.locator('[data-board] [data-tile]');
  expect(await tiles.count()).toBeGreaterThan(2);
  await bo.page.locator('[data-board]').hover();
  for (let i = 0; i < 8; i += 1) await bo.page.mouse.wheel(0, -120);
  await expect(bo.page.locator('[data-float="map"]')).toBeVisible(); // not all of it is in view
  await giveUp(ana);
  await bo.button('Look at the mall').click();
  const outside = (): Promise<readonly (string | null)[]> =>
    bo.page.evaluate(() => {
      const button = document.querySelector('.end-panel-unfold')?.getBoundingClientRect();
      const covers = ({ left, top, right, bottom }: DOMRect): boolean =>
        button !== undefined &&
        right > button.left &&
        left < button.right &&
        bottom > button.top &&
        top < button.bottom;
      return [...document.querySelectorAll('[data-space]')]
        .filter((space) => {
          const box = space.getBoundingClientRect();
          const isIn = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
          return !isIn || covers(box);
        })
        .map((space) => space.getAttribute('data-space'));
    });
  await expect.poll(outside).toEqual([]);
});

test('someone who comes late is told how far the crew has got', async ({ site }) => {
  const { link, ana, bo } = await playing(site);
  await playOn([ana, bo], game.script.slice(0, 2));
  const cleo = await site.player('Cleo');
  await cleo.enter(link);
  await expect(cleo.page.locator('.banner-area')).toContainText(
    'The heroes are heading for their items: 0 of 4 in place.',
  );
});

test('the next scenario after the end', async ({ site }) => {
  const { ana, bo } = await playing(site);
  await giveUp(ana);
  await ana.goesOn('Next scenario');
  for (const player of [ana, bo]) {
    await expect(player.button(/^Ready$/)).toBeVisible();
    await expect(player.page.getByText('One door each').first()).toBeVisible();
  }
});

test('someone takes their name out of a finished game, at its replay', async ({ site }) => {
  const { ana, bo } = await playing(site);
  await giveUp(ana);
  const replay = await bo.page.locator('a[href*="/replay/"]').first().getAttribute('href');
  const record = replay?.split('/').at(-1) ?? '';
  await expect.poll(() => bo.page.evaluate(() => localStorage.getItem('magicmaze.names'))).toContain(record);
  await bo.page.goto(new URL(replay ?? '', site.url).href);
  await bo.button('Take my name out').click();
  await press(bo, 'Take my name out');
  await expect(bo.page.getByText('Your name is out of this game.')).toBeVisible();
  await expect(bo.button('Take my name out')).toHaveCount(0);
});

test('starting over in the middle of a game, with the same deal', async ({ site }) => {
  const { ana, bo } = await playing(site);
  const first = (await ana.position()).hash;
  await bo.act('g 1a:1,1>1a:0,1');
  await openMenu(ana, 'Start over');
  await press(ana, 'Play again, same deal');
  for (const player of [ana, bo]) await player.sayReady();
  for (const player of [ana, bo]) await player.seesTheMall();
  await expect.poll(async () => (await bo.position()).hash).toBe(first);
});

test('leaving, coming back and taking the free seat', async ({ site }) => {
  const { ana, bo } = await playing(site);
  await openMenu(bo, 'Leave the table');
  await press(bo, 'Leave the table');
  await expect(bo.heading('You’ve left the table')).toBeVisible();
  await expect(ana.page.getByText('Bo left', { exact: true }).first()).toBeVisible();
  await bo.button('Rejoin').click();
  await bo.button('Come in').click();
  await expect(bo.page.getByText(/You’re watching/).first()).toBeVisible();
  await bo.button(/^free seat/).click();
  await bo.button('Take this seat').click();
  await expect(ana.button(/^#\d+,/)).toBeVisible(); // a newcomer's name could be a message (B-COM-1)
});

test('someone is removed during a game', async ({ site }) => {
  const { ana, bo } = await playing(site);
  await openPeople(ana);
  await press(ana, /^Bo/, 'Remove', 'Remove');
  await expect(bo.heading('The host removed you')).toBeVisible();
  // Bo stays out until Ana says otherwise.
  const removed = ana.page.locator('[data-kept-out]');
  await expect(removed).toContainText('Bo');
  await bo.button('Rejoin').click();
  await bo.button('Come in').click();
  await expect(bo.page.getByText('You can’t come back to this table')).toBeVisible();
  await bo.button('Retry').click();
  await bo.button('Come in').click();
  await expect(bo.page.getByText('You can’t come back to this table')).toBeVisible();
  await removed.getByRole('button', { name: 'Let in' }).click();
  await expect(removed).toBeHidden();
  await bo.button('Retry').click();
  await bo.button('Come in').click();
  await expect(bo.page.getByText(/You’re watching/).first()).toBeVisible();
});

test('someone is reported to whoever runs the server, and nobody else is told', async ({ site }) => {
  const { ana, bo } = await playing(site);
  await openPeople(bo);
  await press(bo, /^Ana/, 'Report', 'Report');
  await expect(bo.page.getByText('Reported. Thank you.')).toBeVisible();
  await expect(bo.page.getByRole('dialog', { name: 'At the table' })).toBeVisible();
  await expect(ana.page.getByText(/[Rr]eport/)).toHaveCount(0);
});

test('the table is locked and unlocked during a game', async ({ site }) => {
  const { link, ana } = await playing(site);
  await openPeople(ana);
  const lock = ana.page.getByRole('switch', { name: 'Lock the table' });
  await lock.click();
  await expect(lock).toBeChecked();
  const cy = await site.player('Cy', screen);
  await cy.page.goto(link);
  await expect(cy.button('Retry')).toBeVisible();
  await lock.click();
  await expect(lock).not.toBeChecked();
  await cy.button('Retry').click();
  await cy.page.getByRole('textbox', { name: 'Your name' }).fill('Cy');
  await cy.button('Come in').click();
  await cy.isOnline();
});

test('the host makes someone else host', async ({ site }) => {
  const { ana, bo } = await playing(site);
  await openPeople(ana);
  await press(ana, /^Bo/, 'Make host');
  await expect(bo.page.getByText('You’re the host now').first()).toBeVisible();
  await bo.button('Menu').click();
  await expect(bo.button('Give up')).toBeVisible();
});

test('a deserted seat is taken, and given back when its player returns', async ({ site }) => {
  const link = await site.openTable(game.choice);
  const [ana, bo] = await hostAndGuest(site);
  const connection = await TestConnection.of(bo.page);
  await site.gather(link, [ana, bo]);
  const cy = await site.player('Cy', screen);
  await cy.enter(link);
  await cy.seesTheMall();
  await connection.cut();
  await cy.button(/^Bo, away/).click();
  // Free for anyone a few seconds after its player has gone.
  const taken = ana.button(/^#\d+, for Bo/);
  await expect(async () => {
    if (await taken.isVisible()) return; // in the end, only slower than was looked for
    if (await cy.button('Take this seat').isHidden()) await cy.button(/^Bo, away/).click({ timeout: 1_000 });
    await cy.button('Take this seat').click({ timeout: 1_000 });
    await expect(taken).toBeVisible({ timeout: 1_000 });
  }).toPass();
  connection.mend();
  await bo.isOnline();
  await expect(ana.button(/^Bo,/)).toBeVisible();
});

test('changing seats before the game', async ({ site }) => {
  const link = await site.openTable({ scenario: 'S1' });
  const [ana, bo] = await hostAndGuest(site);
  for (const player of [ana, bo]) await player.enter(link);
  await bo.button('Sit here: seat 4').click();
  await expect(ana.page.locator('[data-seat="3"]').getByRole('button', { name: /^Bo/ })).toBeVisible();
  await expect(ana.page.locator('[data-seat="1"]').getByRole('button', { name: /^Bo/ })).toHaveCount(0);
});

test('watching from the join screen, and during a game', async ({ site }) => {
  const link = await site.openTable({ ...game.choice, seats: 0 });
  const [ana, bo] = await hostAndGuest(site);
  const cy = await site.player('Cy', phone);
  await ana.enter(link);
  await bo.enter(link);
  await cy.page.goto(link);
  await cy.page.getByRole('textbox', { name: 'Your name' }).fill('Cy');
  await cy.button('Watch').click();
  await cy.isOnline();
  await ana.button('1 person is watching').click();
  await expect(
    ana.page.getByRole('dialog', { name: 'At the table' }).getByRole('button', { name: /^Cy/ }),
  ).toBeVisible();
  await press(ana, 'Close');
  for (const player of [ana, bo]) await player.sayReady();
  await cy.seesTheMall();
  // From one seat's point of view, and from everyone's again.
  await cy.page.locator('.seat-plate[data-seat="1"]').click();
  await cy.button('View from this seat').click();
  await expect(cy.page.locator('[data-viewed="1"]')).toContainText('Bo’s seat');
  await expect(cy.page.locator('.seat-plate')).toHaveCount(1);
  await cy.button('Show all seats').click();
  await expect(cy.page.locator('[data-viewed]')).toHaveCount(0);
  await openPeople(bo);
  await press(bo, 'Stand up and watch');
  await expect(bo.page.getByText(/You’re watching/).first()).toBeVisible();
});
