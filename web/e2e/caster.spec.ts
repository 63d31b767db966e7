// A commentator sees a table as late as its address says, and can do nothing there.
import { overflowing } from './support/overflow';
import { expect, test } from './support/table';

test('a commentator sees everything later', async ({ house }) => {
  const link = await house.openTable({ scenario: 'S1' });
  const ana = await house.player('Ana');
  await ana.enter(link);
  const cas = await house.player('Cas');
  await cas.page.addInitScript(() => localStorage.setItem('magicmaze.name', '"Cas"'));
  const before = Date.now();
  // Said for three seconds and no longer, however long the page takes to come.
  const told = expect(cas.page.getByText('You watch 3 seconds later')).toBeVisible();
  await Promise.all([told, cas.page.goto(`${link}?delay=3`)]);
  await expect(cas.page.getByText('Ana').first()).toBeVisible();
  expect(Date.now() - before).toBeGreaterThan(3_000);
  await expect(cas.page.getByText('Shown 3 s later')).toBeVisible();
  await expect(cas.page.getByText('The game is shown to you a little later.')).toBeVisible();
  await expect(cas.page.getByText('Sit here')).toHaveCount(0);

  // For the table it is a spectator.
  const code = link.split('/').at(-1) ?? '';
  const answer = await fetch(`${house.server.url}/api/tables/${code}`);
  expect(await answer.json()).toMatchObject({ players: 1, spectators: 1 });
});

test('a commentator is told how late it is, and is offered nothing', async ({ house }) => {
  const link = await house.openTable({ scenario: 'S1' });
  const ana = await house.player('Ana');
  const bo = await house.player('Bo');
  await house.gather(link, [ana, bo]);
  const cas = await house.player('Cas', { viewport: { width: 360, height: 740 }, hasTouch: true });
  await cas.page.addInitScript(() => localStorage.setItem('magicmaze.name', '"Cas"'));
  await cas.page.goto(`${link}?delay=2`);
  await cas.seesTheMall();
  const sign = cas.page.getByText('Shown 2 s later');
  await expect(sign).toBeVisible();
  await expect(cas.page.getByText('You are watching. Tap a seat to see from there.')).toBeVisible();
  expect(await overflowing(cas.page)).toEqual([]);

  // What is said can be read, and nothing be answered.
  await cas.button('Talk').click();
  const panel = cas.page.getByRole('region', { name: 'Talk' });
  await expect(panel.getByText('Who watches later can read along and no more.')).toBeVisible();
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await expect(panel.getByRole('button')).toHaveText(['']); // the one that closes it
  await panel.getByRole('button', { name: 'Close' }).click();

  // A deserted seat is for those who are there.
  await bo.page.close();
  await cas.page.locator('[data-seat="1"][data-presence="away"]').click();
  const sheet = cas.page.getByRole('group', { name: 'Bo', exact: true });
  await expect(sheet.getByRole('button', { name: 'See from here' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Take this seat' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'See from here' }).click();
  await expect(sign).toBeVisible();
});
