// A commentator sees a table with the delay in the address, and can't do anything there.
import { collisions, screens } from './support/floats';
import { overflowing } from './support/overflow';
import { expect, test } from './support/table';

test('a commentator sees everything later', async ({ site }) => {
  const link = await site.openTable({ scenario: 'S1' });
  const ana = await site.player('Ana');
  await ana.enter(link);
  const cas = await site.player('Cas');
  await cas.page.addInitScript(() => localStorage.setItem('magicmaze.name', '"Cas"'));
  const before = Date.now();
  // Sent for three seconds and no longer, however long the page takes to load.
  const told = expect(cas.page.getByText('3-second delay')).toBeVisible();
  await Promise.all([told, cas.page.goto(`${link}?delay=3`)]);
  await expect(cas.page.getByText('Ana').first()).toBeVisible();
  expect(Date.now() - before).toBeGreaterThan(3_000);
  await expect(cas.page.getByText(/3\ss delay/)).toBeVisible();
  await expect(cas.page.getByText('with a short delay.')).toBeVisible();
  await expect(cas.page.getByText('Sit here')).toHaveCount(0);

  // For the table it is a spectator.
  const code = link.split('/').at(-1) ?? '';
  const answer = await fetch(`${site.server.url}/api/tables/${code}`);
  expect(await answer.json()).toMatchObject({ players: 1, spectators: 1 });
});

test('a commentator is told about the delay, and is offered no actions', async ({ site }) => {
  const link = await site.openTable({ scenario: 'S1' });
  const ana = await site.player('Ana');
  const bo = await site.player('Bo');
  await site.gather(link, [ana, bo]);
  const cas = await site.player('Cas', { viewport: { width: 360, height: 740 }, hasTouch: true });
  await cas.page.addInitScript(() => localStorage.setItem('magicmaze.name', '"Cas"'));
  await cas.page.goto(`${link}?delay=2`);
  await cas.seesTheMall();
  const sign = cas.page.getByText(/2\ss delay/);
  await expect(sign).toBeVisible();
  await expect(cas.page.getByText('You’re watching. Tap a seat to see the game from there.')).toBeVisible();
  expect(await overflowing(cas.page)).toEqual([]);
  for (const [width, height] of screens) {
    await cas.page.setViewportSize({ width, height });
    await expect.poll(() => collisions(cas.page), `at ${width}x${height}`).toEqual([]);
  }
  await cas.page.setViewportSize({ width: 360, height: 740 });

  // Messages can be read but not answered.
  await cas.button('Chat').click();
  const panel = cas.page.getByRole('region', { name: 'Chat' });
  await expect(panel.getByText('You’re watching with a delay, so you can only read.')).toBeVisible();
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await expect(panel.getByRole('button')).toHaveText(['']); // the one that closes it
  await panel.getByRole('button', { name: 'Close' }).click();

  // A deserted seat is for people without a delay.
  await bo.page.close();
  await cas.page.locator('[data-seat="1"][data-presence="away"]').click();
  const sheet = cas.page.getByRole('group', { name: 'Bo', exact: true });
  await expect(sheet.getByRole('button', { name: 'View from this seat' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Take this seat' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'View from this seat' }).click();
  await expect(sign).toBeVisible();
});
