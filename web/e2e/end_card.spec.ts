// The end of a game: one card that fits the screen, one way on, and a picture to share.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Guests } from '../shots/support/guests';
import { expect, readScript, test } from './support/table';

// All of it is in view without scrolling.
async function fits(page: Page, size: string): Promise<void> {
  const below = (): Promise<number> =>
    page.locator('.end-panel').evaluate((panel) => panel.scrollHeight - panel.clientHeight);
  await expect.poll(below, size).toBeLessThanOrEqual(0);
  await expect(page.locator('.end-panel-card'), size).toBeInViewport({ ratio: 1 });
}

// A game that is set up earns none: the table of this page says it did.
async function earns(page: Page, achievements: readonly number[]): Promise<void> {
  await page.routeWebSocket(/\/ws\//, (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => {
      const text = String(message);
      const isOver = text.includes('"result":"won"');
      line.send(isOver ? text.replaceAll('"achievements":[]', `"achievements":[${achievements.join()}]`) : text);
    });
  });
}

test('a win by eight with many achievements has one main button, and fits a screen of 768 pixels', {
  tag: '@long',
}, async ({ site, browser }) => {
  const { choice, script } = readScript('won_s1');
  const setup = choice['setup'] as { readonly deal: readonly (readonly string[])[] };
  const deal = [...setup.deal, ['west'], ['east'], ['south'], ['north']];
  const link = await site.openTable({ ...choice, seats: 8, setup: { ...setup, deal } });
  const ana = await site.player('Anna-Magdalena', { viewport: { width: 1366, height: 768 } });
  await earns(ana.page, [1, 4, 7, 13, 20, 27, 35, 42]);
  await ana.enter(link);
  const guests = await Guests.arrive(browser, site);
  const others = [];
  for (const name of ['Bo', 'Clementine', 'Di', 'Emre', 'Fatou', 'Giuseppe', 'Hanneke']) {
    others.push(await guests.join(link, name));
  }
  for (const other of others) await other.sayReady();
  await ana.sayReady();
  await ana.seesTheMall();
  for (const [seat, action] of script) {
    const { version } = await ana.position();
    if (seat === 0) await ana.act(action);
    else await others[seat - 1]?.act(action);
    await ana.reaches(version + 1);
  }
  await expect(ana.heading('You got away')).toBeVisible();
  await expect(ana.page.locator('.end-panel tbody tr')).toHaveCount(8);
  await expect(ana.page.locator('[data-achievement]')).toHaveCount(8);
  for (const [width, height] of [
    [1920, 1080],
    [1366, 768],
    [1024, 768],
  ] as const) {
    await ana.page.setViewportSize({ width, height });
    await fits(ana.page, `${width}x${height}`);
  }
  await expect(ana.page.locator('.end-panel .button-primary')).toHaveText('Next scenario');
  await expect(ana.page.locator('.end-panel .button')).toHaveCount(5);

  // What was done for each achievement is told by its badge.
  const words = ana.page.locator('.achievement-list-words');
  await expect(words).toContainText('Commuter line');
  await ana.page.locator('[data-achievement="20"] button').click();
  await expect(words).toContainText('Small talk');

  await ana.goesOn('Back to the lobby');
  await expect(ana.heading('You got away')).toHaveCount(0);
});

test('the end fits a screen of 768 pixels, and the result can be shared as a picture', async ({ site }) => {
  const ana = await site.player('Ana', { viewport: { width: 1366, height: 768 } });
  await ana.enter(await site.openTable({ scenario: 'S3', seats: 4 }));
  await ana.button('Fill the table').click();
  await ana.sayReady();
  await ana.seesTheMall();
  await ana.button('Menu').click();
  await ana.button('Give up').click();
  await ana.page.getByRole('dialog', { name: 'Give up?' }).getByRole('button', { name: 'Give up' }).click();
  await expect(ana.heading('Given up')).toBeVisible();
  await fits(ana.page, '1366x768');

  // On a phone in landscape, the way on and all else is in view, too.
  await ana.page.setViewportSize({ width: 844, height: 390 });
  for (const name of ['Play again', 'Look at the mall', 'Share a picture', 'More']) {
    await expect(ana.button(name), name).toBeInViewport({ ratio: 1 });
  }
  await ana.button('More').click();
  for (const name of ['Same deal', 'Next scenario', 'Back to the lobby', 'Report a bug']) {
    await expect(ana.page.getByRole('dialog').getByRole('button', { name }), name).toBeInViewport({ ratio: 1 });
  }
  await ana.page.keyboard.press('Escape');

  const saved = ana.page.waitForEvent('download');
  await ana.button('Share a picture').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('magic-maze.png');
  const picture = readFileSync(await file.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 652]); // width and height
  expect(picture.length).toBeGreaterThan(20_000); // it has something on it
});
