// Maximum Security: choosing its games, tutorials and modules, and what is on the table then.
import { expect } from '../e2e/support/table';
import { firstMix, customScenario, upTo } from '../src/scenarios/security_mix';
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
    await ana.isOnline(); // or the guest would begin alone
    const guest = await guests.join(link, 'Bo');
    await guest.sayReady();
    await expect(ana.page.getByText('Goal:').first()).toBeVisible();
    await ana.sayReady();
    await ana.seesTheMall();
    await ana.page.waitForTimeout(5_500); // the first banner has gone
    await take(ana.page, `security-table-${game.toLowerCase()}`);
  });
}

// Eight people, all modules, the chat open, the red pawn before me: as much as there can be on one screen.
scene('security-everything', async ({ site, guests }) => {
  const ana = await regular(site);
  const scenario = { ...customScenario(upTo(firstMix, 13)), talk: 'free' };
  const link = await site.openTable({ scenario, seats: 8, sand_ms: 420_000, pauses: true });
  await ana.page.goto(link);
  await ana.isOnline();
  const others = [];
  for (const name of ['Bo', 'Clementine', 'Di', 'Emre', 'Fatou', 'Giuseppe', 'Hanneke']) {
    others.push(await guests.join(link, name));
  }
  await guests.join(link, 'Eva', 'spectator');
  for (const other of others) await other.sayReady();
  await ana.sayReady();
  await ana.seesTheMall();
  await expect(ana.page.locator('[data-token], [data-spell]').first()).toBeVisible();
  await ana.page.waitForTimeout(5_500); // the first banner has gone
  await take(ana.page, 'security-everything');
  await others[1]?.request({ t: 'say', text: 'Let the elf go east first.' });
  await others[0]?.request({ t: 'do', a: 'do-something 0' });
  await ana.page.keyboard.press('KeyC');
  await expect(ana.page.locator('[data-float="panel"]')).toBeVisible();
  await take(ana.page, 'security-everything-talk');
});
