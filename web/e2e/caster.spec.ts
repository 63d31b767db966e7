// A commentator sees a table as late as its address says, and can do nothing there.
import { expect, test } from './support/table';

test('a commentator sees everything later', async ({ house }) => {
  const link = await house.openTable({ scenario: 'S1' });
  const ana = await house.player('Ana');
  await ana.enter(link);
  const cas = await house.player('Cas');
  await cas.page.addInitScript(() => localStorage.setItem('magicmaze.name', '"Cas"'));
  const before = Date.now();
  await cas.page.goto(`${link}?delay=3`);
  await expect(cas.page.getByText('You watch 3 seconds later')).toBeVisible();
  await expect(cas.page.getByText('Ana').first()).toBeVisible();
  expect(Date.now() - before).toBeGreaterThan(3_000);

  // For the table it is a spectator.
  const code = link.split('/').at(-1) ?? '';
  const answer = await fetch(`${house.server.url}/api/tables/${code}`);
  expect(await answer.json()).toMatchObject({ players: 1, spectators: 1 });
});
