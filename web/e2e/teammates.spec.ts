// Teammates at the table: they join with two clicks, come and go as the host says, and make room for people.
import type { Locator } from '@playwright/test';
import type { Player } from './support/player';
import { expect, test } from './support/table';

const chair = ({ page }: Player, seat: number): Locator => page.locator(`[data-seat="${seat}"]`);
const masked = ({ page }: Player): Locator => page.locator('[data-seat]').getByRole('button', { name: /teammate$/ });
const place = (player: Player, name: string | RegExp): Locator => player.page.getByRole('button', { name });

async function seesSomethingHappen(player: Player): Promise<void> {
  const { hash } = await player.position();
  await expect
    .poll(async () => (await player.position()).hash, { message: 'a teammate acts', timeout: 30_000 })
    .not.toBe(hash);
}

test('two clicks from the home screen to a game with three teammates', { tag: '@quick' }, async ({ site }) => {
  const ana = await site.player('Ana');
  await ana.page.goto(site.url);
  await ana.page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await ana.button('Play with teammates').click();
  await ana.button(/^Ready$/).click();
  await ana.seesTheMall();
  await expect(place(ana, /^[^,]+, teammate,/)).toHaveCount(3);
  await seesSomethingHappen(ana);
});

test('the host fills the table, removes a teammate and invites another', async ({ site }) => {
  const link = await site.openTable({ scenario: 'S1' });
  const ana = await site.player('Ana');
  await ana.enter(link);
  await ana.button('Fill the table').click();
  await expect(masked(ana)).toHaveCount(3);
  await masked(ana).first().click();
  await ana.button('Remove').click();
  await expect(masked(ana)).toHaveCount(2);
  await ana
    .button(/^Seat \d, free: invite a teammate/)
    .first()
    .click();
  await ana.button(/^Invite a teammate$/).click();
  await expect(masked(ana)).toHaveCount(3);

  await ana.page.getByRole('radio', { name: 'brisk' }).check();
  const bo = await site.player('Bo');
  await bo.enter(link);
  await expect(bo.page.getByText(/Pace: brisk/)).toBeVisible();
  await expect(bo.button('Fill the table')).toHaveCount(0);
});

test('R-16: alone with teammates, you know before the game whether it can be paused', async ({ site }) => {
  const link = await site.openTable({ scenario: 'S1' });
  const ana = await site.player('Ana');
  await ana.enter(link);
  const status = ana.page.locator('.lobby-ready').getByRole('status');
  await expect(status).not.toContainText('No pauses');
  await ana.button('Fill the table').click();
  await expect(status).toContainText('No pauses at this table.');
  await ana.page.getByRole('switch', { name: 'Allow pauses' }).check();
  await expect(status).not.toContainText('No pauses');
  await ana.sayReady();
  await ana.seesTheMall();
  await ana.button('Menu').click();
  await ana.button('Pause').click();
  await expect(ana.page.getByText('The sand has stopped.')).toBeVisible();
});

test("a person takes a teammate's seat, before the game and during it", async ({ site }) => {
  const link = await site.openTable({ scenario: 'S1', seats: 4, teammates: { count: 3 } });
  const [ana, bo, cy] = [await site.player('Ana'), await site.player('Bo'), await site.player('Cy')];
  await ana.enter(link);
  await bo.enter(link);
  await expect(masked(bo)).toHaveCount(2);
  const seat = await masked(bo)
    .first()
    .evaluate((button) => button.closest('[data-seat]')?.getAttribute('data-seat'));
  await masked(bo).first().click();
  await bo.page.getByRole('dialog').getByRole('button', { name: 'Sit here' }).click();
  await expect(chair(ana, Number(seat)).getByRole('button', { name: /^Bo/ })).toBeVisible();
  await ana.button('Fill the table').click();
  await ana.sayReady();
  await bo.sayReady();
  await ana.seesTheMall();

  await cy.enter(link);
  await cy.seesTheMall();
  await place(cy, /^[^,]+, teammate,/)
    .first()
    .click();
  await cy.button('Take this seat').click();
  await expect(place(ana, /^#\d+,/)).toBeVisible(); // names are shown after the game (B-COM-1)
  await expect(place(ana, /^[^,]+, teammate,/)).toHaveCount(1);
});

test('a teammate takes over for someone who is gone, and hands the seat back', async ({ site }) => {
  const link = await site.openTable({ scenario: 'S1' });
  const [ana, bo] = [await site.player('Ana'), await site.player('Bo')];
  await site.gather(link, [ana, bo]);
  await bo.page.goto('about:blank');
  await place(ana, /^Bo, away/).click();
  await ana.button('Let a teammate take over').click();
  await expect(place(ana, /^[^,]+, teammate, for Bo/)).toBeVisible();
  await bo.page.goto(link);
  await bo.seesTheMall();
  await expect(place(ana, /^Bo,/)).toBeVisible();
  await expect(place(ana, /teammate/)).toHaveCount(0);
});

test('a table of teammates can be watched', async ({ site }) => {
  const link = await site.openTable({ scenario: 'S1', teammates: { count: 3 } });
  const ana = await site.player('Ana');
  await ana.enter(link);
  await ana.button('Stand up and watch').click();
  await ana.button('Fill the table').click();
  await expect(masked(ana)).toHaveCount(4);
  await ana.button(/^Start$/).click();
  await ana.seesTheMall();
  await seesSomethingHappen(ana);
  await ana.button('Menu').click();
  await expect(ana.button('Give up')).toBeVisible();
});

test('play with anyone: the first person opens a table, the next one sits down there, even after the game has begun', async ({
  site,
}) => {
  const names = ['Ana', 'Bo', 'Clementine'] as const;
  const [ana, bo, clementine] = [await site.player(names[0]), await site.player(names[1]), await site.player(names[2])];
  const drop = async (player: Player): Promise<void> => {
    await player.page.goto(site.url);
    await player.page.getByRole('textbox', { name: 'Your name' }).fill(player.name);
    await player.button('Play with anyone').click();
    await player.isOnline();
  };
  await drop(ana);
  await expect(masked(ana)).toHaveCount(3);
  await drop(bo);
  expect(new URL(bo.page.url()).pathname).toBe(new URL(ana.page.url()).pathname);
  await expect(masked(ana)).toHaveCount(2);
  await ana.sayReady();
  await bo.sayReady();
  await ana.seesTheMall();

  await drop(clementine);
  expect(new URL(clementine.page.url()).pathname).toBe(new URL(ana.page.url()).pathname);
  await clementine.seesTheMall();
  await expect(place(ana, /^[^,]+, teammate,/)).toHaveCount(1);
  await expect(clementine.page.locator('[data-float="hand"]').first()).toBeVisible();
});
