// The end of a game: one card that fits the screen, one way on, and a picture to share.
import { readFileSync } from 'node:fs';
import { expect, test } from './support/table';

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
  const last = await ana.button('Report a bug').boundingBox();
  expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThanOrEqual(768);

  // On a phone in landscape, the way on and all else is in view, too.
  await ana.page.setViewportSize({ width: 844, height: 390 });
  for (const name of ['Play again', 'Back to the lobby', 'Share a picture']) {
    await expect(ana.button(name), name).toBeInViewport({ ratio: 1 });
  }

  const saved = ana.page.waitForEvent('download');
  await ana.button('Share a picture').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('magic-maze.png');
  const picture = readFileSync(await file.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 652]); // width and height
  expect(picture.length).toBeGreaterThan(20_000); // it has something on it
});
