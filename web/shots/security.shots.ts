// Maximum Security: choosing its games, tutorials and modules, and what is on the table then.
import { expect } from '../e2e/support/table';
import { regular, scene, take } from './support/scene';

scene('security-chooser', async ({ site }) => {
  const ana = await regular(site);
  await ana.page.goto(await site.openTable({ scenario: 'S1', seats: 2 }));
  await ana.button('Choose').click();
  await ana.button('Maximum Security').click();
  await expect(ana.page.locator('[data-tutorial="T1"]')).toBeVisible();
  await take(ana.page, 'security-chooser');
  await take(ana.page, 'security-modules', async () =>
    ana.page.locator('[data-module="M5"]').first().scrollIntoViewIfNeeded(),
  );
});

scene('security-lobby', async ({ site }) => {
  const ana = await regular(site);
  await ana.page.goto(await site.openTable({ scenario: 'F0', seats: 2 }));
  await expect(ana.page.getByText('Night watch')).not.toHaveCount(0);
  await take(ana.page, 'security-lobby');
});

for (const game of ['T1', 'T6', 'F0', 'F3'] as const) {
  scene(`security-table-${game.toLowerCase()}`, async ({ site, guests }) => {
    const ana = await regular(site);
    const link = await site.openTable({ scenario: game, seats: 2, sand_ms: 420_000 });
    await ana.page.goto(link);
    const guest = await guests.join(link, 'Bo');
    await guest.sayReady();
    await expect(ana.page.getByText('Goal:')).toBeVisible();
    await ana.sayReady();
    await ana.seesTheMall();
    await ana.page.waitForTimeout(5_500); // the first banner has gone
    await take(ana.page, `security-table-${game.toLowerCase()}`);
  });
}
