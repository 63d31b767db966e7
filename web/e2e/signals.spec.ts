// Around the board: the red pawn, the stare, the pause, the end.
import { expect, readScript, test } from './support/table';

const choice = { ...readScript('won_s1_by_two').choice, pauses: true };

test('the red pawn and a stare reach the other one', async ({ house }) => {
  const link = await house.openTable(choice);
  const ana = await house.player('Ana');
  const bo = await house.player('Bo');
  await house.gather(link, [ana, bo]);
  await ana.button(/^Do Something! Put the red pawn/).click();
  await expect(bo.button(/^Do Something! The red pawn stands before you/)).toBeVisible();
  await expect(ana.button(/^Bo, .*the red pawn stands there/)).toBeVisible();
  await expect(bo.page.getByRole('status').filter({ hasText: 'Ana puts the red pawn before you' })).toBeAttached();
  await bo.button(/^Ana, /).click();
  // Nobody stares for long: the other one looks before it begins.
  const stare = expect(ana.page.getByText('Bo stares at you', { exact: true })).toBeVisible();
  await Promise.all([stare, bo.button('Stare').click()]);
});

test('a pause stands in both pages until one of them goes on', async ({ house }) => {
  const link = await house.openTable(choice);
  const ana = await house.player('Ana');
  const bo = await house.player('Bo');
  await bo.page.clock.install();
  await house.gather(link, [ana, bo]);
  await ana.button('Menu').click();
  await ana.button('Pause').click();
  const timer = bo.page.getByRole('timer');
  await expect(bo.page.getByText('The sand waits.')).toBeVisible();
  await bo.page.clock.fastForward(1_500); // what is left is written a moment after the sand has stopped
  const before = await timer.getAttribute('aria-label');
  await bo.page.clock.fastForward(1_500);
  expect(await timer.getAttribute('aria-label')).toBe(before);
  await bo.button('Go on').click();
  await expect(ana.page.getByText('The sand waits.')).toBeHidden();
  await expect(timer).not.toHaveAttribute('aria-label', before ?? '');
});

test('whoever gives up sees the end with everybody, and the host calls the next game', async ({ house }) => {
  const link = await house.openTable(choice);
  const ana = await house.player('Ana');
  const bo = await house.player('Bo');
  await house.gather(link, [ana, bo]);
  await ana.button('Menu').click();
  await ana.button('Give up').click();
  await ana.page.getByRole('dialog', { name: 'Give up?' }).getByRole('button', { name: 'Give up' }).click();
  for (const player of [ana, bo]) await expect(player.heading('Given up')).toBeVisible();
  await expect(bo.page.getByText('Ana decides what comes next.')).toBeVisible();
  await ana.button('Same deal').click();
  for (const player of [ana, bo]) await expect(player.button(/^Ready$/)).toBeVisible();
});
