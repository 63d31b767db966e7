// Around the board: the red pawn, the stare, the pause, the end.
import { expect, readScript, test } from './support/table';

const choice = { ...readScript('won_s1_by_two').choice, pauses: true };

test('the red pawn and a stare reach the other player', async ({ site }) => {
  const link = await site.openTable(choice);
  const ana = await site.player('Ana');
  const bo = await site.player('Bo');
  await site.gather(link, [ana, bo]);
  await ana.button(/^Do something! Put the red pawn/).click();
  await expect(bo.button(/^Do something! The red pawn is in front of you/)).toBeVisible();
  await expect(ana.button(/^Bo, .*has the red pawn/)).toBeVisible();
  await expect(bo.page.getByRole('status').filter({ hasText: 'Ana puts the red pawn in front of you' })).toBeAttached();
  await bo.button(/^Ana, /).click();
  // Nobody stares for long: the other one looks before it begins.
  const stare = expect(ana.page.getByText('Bo is staring at you', { exact: true })).toBeVisible();
  await Promise.all([stare, bo.button('Stare').click()]);
});

test('a pause is shown on both pages until one of them resumes', async ({ site }) => {
  const link = await site.openTable(choice);
  const ana = await site.player('Ana');
  const bo = await site.player('Bo');
  await bo.page.clock.install();
  await site.gather(link, [ana, bo]);
  await ana.button('Menu').click();
  await ana.button('Pause').click();
  const timer = bo.page.getByRole('timer');
  await expect(bo.page.getByText('The sand has stopped.')).toBeVisible();
  await bo.page.clock.fastForward(1_500); // the time left is written a moment after the sand has stopped
  const before = await timer.getAttribute('aria-label');
  await bo.page.clock.fastForward(1_500);
  expect(await timer.getAttribute('aria-label')).toBe(before);
  await bo.button('Resume').click();
  await expect(ana.page.getByText('The sand has stopped.')).toBeHidden();
  await expect(timer).not.toHaveAttribute('aria-label', before ?? '');
});

test('giving up shows everyone the end, and the host starts the next game', async ({ site }) => {
  const link = await site.openTable(choice);
  const ana = await site.player('Ana');
  const bo = await site.player('Bo');
  await site.gather(link, [ana, bo]);
  await ana.button('Menu').click();
  await ana.button('Give up').click();
  await ana.page.getByRole('dialog', { name: 'Give up?' }).getByRole('button', { name: 'Give up' }).click();
  for (const player of [ana, bo]) await expect(player.heading('Given up')).toBeVisible();
  await expect(bo.page.getByText('Ana decides what’s next.')).toBeVisible();
  await ana.goesOn('Same deal');
  for (const player of [ana, bo]) await expect(player.button(/^Ready$/)).toBeVisible();
});
