// Maximum Security at a table and in practice: chosen in the host's sheet, seen by everyone, played by two browsers.
import games from '../src/text/en/security_games';
import type { Player } from './support/player';
import { allAgree, expect, test } from './support/table';

const phone = { viewport: { width: 360, height: 740 } };
const screen = { viewport: { width: 1440, height: 900 } };

async function openBook(host: Player): Promise<void> {
  await host.button(/^Choose$/).click();
  await host.button('Maximum Security').click();
}

// The first step that this player finds: a hero, and a space that is possible with it. Not on a sand timer: flipped
// so early, it would run out at once.
async function stepSomewhere(player: Player): Promise<number> {
  for (const pawn of ['yellow', 'purple', 'green', 'orange']) {
    if (/you can’t move it/.test((await player.pawn(pawn).getAttribute('aria-label')) ?? '')) continue;
    await player.pawn(pawn).press('Enter');
    await expect(player.pawn(pawn)).toHaveAttribute('aria-pressed', 'true');
    await expect(player.button(/ to tile /).first()).toBeVisible();
    for (const possible of await player.button(/ to tile /).all()) {
      if (/sand/i.test((await possible.getAttribute('aria-label')) ?? '')) continue;
      const { version } = await player.position();
      await possible.press('Enter');
      await player.reaches(version + 1);
      return version + 1;
    }
  }
  throw new Error(`${player.name} can do nothing.`);
}

test('a tutorial is chosen, its goal is on every screen, and both play', { tag: '@quick' }, async ({ site }) => {
  const link = await site.openTable({ scenario: 'S1', seats: 2 });
  const [ana, bo] = [await site.player('Ana', screen), await site.player('Bo', phone)];
  await ana.enter(link);
  await bo.enter(link);
  await openBook(ana);
  await ana.page.locator('[data-tutorial="T1"]').click();
  await expect(ana.page.locator('[data-tutorial="T1"]')).toHaveAttribute('aria-pressed', 'true');
  await ana.page.getByRole('switch', { name: 'Hardcore mode' }).click();
  await ana.page.getByRole('switch', { name: 'Anti-stress tokens', exact: true }).click();
  await ana.button('Done').click();
  await expect(bo.page.locator('.lobby-play [data-module="M2"]')).toBeVisible();
  await expect(bo.page.locator('.lobby-play [data-goal="T1"]')).toContainText('Elf: item');
  await expect(bo.page.getByText('no flips of the sand timer')).toBeVisible();
  await expect(ana.button('Fill the table')).toBeVisible();
  for (const player of [ana, bo]) await player.sayReady();
  const goal = (player: Player) => player.page.locator('.table [data-goal="T1"]');
  for (const player of [ana, bo]) await player.seesTheMall();
  await bo.button('Show the goal').click(); // it would lie on the mall of a small screen
  for (const player of [ana, bo]) await expect(goal(player)).toContainText('Elf: item');
  await bo.reaches(await stepSomewhere(ana));
  await ana.reaches(await stepSomewhere(bo));
  await allAgree([ana, bo]);
  await bo.button('Hide the goal').click();
  await expect(goal(bo)).not.toContainText('Elf: item');
  // Someone who comes back has to load the expansion first.
  await bo.page.reload();
  await bo.seesTheMall();
  await allAgree([ana, bo]);
});

test("modules that can't work together are refused with the reason, as they are ticked", async ({ site }) => {
  const link = await site.openTable({ scenario: 'F0' });
  const [ana, bo] = [await site.player('Ana', screen), await site.player('Bo', phone)];
  await ana.enter(link);
  await bo.enter(link);
  await expect(bo.page.getByText('Night watch')).not.toHaveCount(0);
  await ana.button(/^Choose$/).click();
  const module = (name: string) => ana.page.locator(`[data-module="${name}"]`).getByRole('switch');
  await expect(module('M1')).toBeChecked();
  await module('M1').press('Space');
  await module('M5').press('Space');
  const why = ana.page.getByRole('alert').filter({ hasText: 'The guard room needs something that catches heroes' });
  await expect(why).toBeVisible();
  await expect(ana.page.locator('[data-module="M5"]')).toHaveAttribute('data-blamed', 'true');
  await expect(bo.page.locator('.lobby-play [data-module="M5"]')).toHaveCount(0);
  await module('M8').press('Space');
  await expect(why).toBeHidden();
  await expect(bo.page.locator('.lobby-play [data-module="M5"]')).toBeVisible();
  await expect(bo.page.locator('.lobby-play [data-module="M8"]')).toBeVisible();
  await ana.button(/^All thirteen$/).click();
  await expect(bo.page.locator('.lobby-play [data-module]')).toHaveCount(13);
  await expect(bo.page.getByText('Merciless')).toBeVisible();
  const closed = ana.page.getByRole('switch', { name: /^Tile 8\*/ });
  await closed.press('Space');
  await expect(closed).toBeChecked();
  await ana.button('Done').click();
  for (const player of [ana, bo]) await player.sayReady();
  for (const player of [ana, bo]) await player.seesTheMall();
  await bo.reaches(await stepSomewhere(ana));
  await allAgree([ana, bo]);
});

test('seated teammates stay when the expansion is chosen, and play it', async ({ site }) => {
  const link = await site.openTable({ scenario: 'S1', teammates: { count: 1 } });
  const ana = await site.player('Ana', screen);
  await ana.enter(link);
  await openBook(ana);
  await ana.page.locator('[data-tutorial="T4"]').click();
  await expect(ana.page.locator('[data-tutorial="T4"]')).toHaveAttribute('aria-pressed', 'true');
  await ana.button('Done').click();
  await ana.sayReady();
  await ana.seesTheMall();
  await expect(ana.page.getByRole('button', { name: /teammate/ }).first()).toBeVisible();
});

test('a tutorial with teammates, in the page itself', async ({ site }) => {
  const ana = await site.player('Ana', phone);
  await ana.page.goto(`${site.url}/practice`);
  const list = ana.page.locator('.tutorial-list');
  await list.getByRole('radio', { name: 'with teammates' }).check();
  await expect(list.getByRole('radio', { name: 'calm' })).toBeChecked(); // it's the first game
  await ana.page.locator('[data-tutorial="T4"]').getByRole('link').click();
  await ana.button('Start the heist').click();
  await ana.seesTheMall();
  await expect(ana.page.getByRole('button', { name: /teammate/ })).toHaveCount(3);
  await expect(ana.button('Hint')).toBeVisible();
});

test('a solo tutorial, in the page itself', async ({ site }) => {
  const ana = await site.player('Ana', phone);
  await ana.page.goto(`${site.url}/practice`);
  await ana.page.locator('[data-tutorial="T6"]').getByRole('link').click();
  // What is new is explained before the sand runs.
  const briefing = ana.page.locator('[data-briefing="T6"]');
  await expect(briefing.locator('[data-goal="T6"]')).toContainText('Dwarf: item');
  await expect(briefing).toContainText(games['game.T6.before']);
  await expect(ana.page.getByRole('timer')).toHaveCount(0);
  await expect(ana.page).toHaveTitle(/^Tutorial 6: /);
  await ana.button('Start the heist').click();
  await ana.seesTheMall();
  await ana.button('Show the goal').click();
  await expect(ana.page.locator('.table [data-goal="T6"]')).toContainText('Dwarf: item');
});
