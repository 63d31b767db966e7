// What people are told in good time: who played, what a table is for, that they're host now, and that they can pause.
import { Guests } from '../shots/support/guests';
import { foundCrew, secretOf, winFor } from './support/crews';
import { expect, test } from './support/table';

test('the replay and the join screen of a race: names for the crew that played, and what the table is for', async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const ana = await site.player('Ana');
  const { page } = ana;
  const link = await foundCrew(site, page, 'The Foxes');
  await winFor(site, await Guests.arrive(browser, site), link, 'won_s1_by_two');
  await page.goto(`${site.url}/book`);
  const watch = page.locator('.entry-row').getByRole('link', { name: 'Watch' });
  const record = /\/replay\/(.*)$/.exec((await watch.getAttribute('href')) ?? '')?.[1] ?? '';
  await watch.click();
  await expect(page.locator('button[data-seat="0"]')).toContainText('Bo');
  await expect(page.locator('button[data-seat="1"]')).toContainText('Cy');
  // Nobody else finds out who played at a private table.
  const dee = await site.player('Dee');
  await dee.page.goto(`${site.url}/replay/${record}`);
  await expect(dee.page.locator('button[data-seat="0"]')).toContainText('Seat 1');

  const race = await site.openTable({ race: record });
  await dee.page.goto(race);
  await expect(dee.page.locator('[data-challenge="race"]')).toContainText('racing against a finished game');
  const heist = await site.openTable({ heist: true, crew: secretOf(link) });
  await dee.page.goto(heist);
  await expect(dee.page.locator('[data-challenge="heist"]')).toContainText('heist of the day');
  await dee.page.goto(await site.openTable({ scenario: 'S1' }));
  await expect(dee.button('Come in')).toBeVisible();
  await expect(dee.page.locator('[data-challenge]')).toHaveCount(0);
});

test('someone who becomes host in the lobby is told', async ({ site }) => {
  const link = await site.openTable({ scenario: 'S1' });
  const [ana, bo] = [await site.player('Ana'), await site.player('Bo')];
  await ana.enter(link);
  await bo.enter(link);
  await ana.button('Leave').click();
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).last().click();
  await expect(bo.page.getByText('You’re the host now')).toBeVisible();
  await expect(ana.page.getByText('You’re the host now')).toHaveCount(0);
});

test('R-16: you can pause when alone with teammates', async ({ site }) => {
  const ana = await site.player('Ana');
  await ana.page.goto(site.url);
  await ana.page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await ana.page.locator('[data-way="mates"]').click();
  await ana.sayReady();
  await ana.seesTheMall();
  await ana.button('Menu').click();
  await ana.button('Pause').click();
  await expect(ana.page.locator('[data-standing="paused"]').first()).toBeVisible();
  await ana.button('Resume').first().click();
  await expect(ana.page.locator('[data-standing="running"]').first()).toBeVisible();
});
