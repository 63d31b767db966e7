// Talking and keeping silent, in four browsers: text, phrases, pointing, sketches and signs.
import {
  close,
  corner,
  elfExplores,
  flip,
  fourAt,
  hears,
  letSandRun,
  opens,
  panel,
  says,
  stepEast,
  talkChoice,
} from './support/talkers';
import { expect, test } from './support/table';

test('S4-2, B-COM-5: text while talking is allowed is gone with the first action, and the draft stays', {
  tag: '@quick',
}, async ({ site }) => {
  const people = await fourAt(site, talkChoice(elfExplores.scenario, elfExplores.heroes));
  const [ana, bo, cleo, dan] = people;
  for (const player of people) await expect(corner(player)).toHaveAttribute('data-talk-words', 'shut');
  await opens(ana);
  await opens(bo);
  await expect(panel(ana)).toBeHidden();
  await expect(ana.page.getByText('No talking now.')).toBeVisible();
  await bo.act('draw');
  for (const player of people) await expect(corner(player)).toHaveAttribute('data-talk-words', 'open');
  await says(ana, 'To <b>the</b> left');
  await hears(bo, 'To <b>the</b> left');
  await hears(ana, 'To <b>the</b> left');
  await expect(dan.button('Chat, 1 new')).toBeVisible();
  await panel(bo).getByRole('button', { name: 'Wait.' }).click();
  await hears(ana, 'Wait.');

  await ana.page.getByRole('textbox', { name: 'Say something' }).fill('half a sent');
  await cleo.act(stepEast);
  for (const player of people) await expect(corner(player)).toHaveAttribute('data-talk-words', 'shut');
  await expect(panel(ana)).toBeHidden();
  await expect(panel(bo)).toBeHidden();
  for (const player of people) await expect(player.page.locator('[data-talk-line]')).toHaveCount(0);
  await expect(ana.page.getByText('Your message is saved')).toBeVisible();
});

test('everyone reads a phrase in their own language', { tag: '@quick' }, async ({ site }) => {
  const link = await site.openTable(talkChoice('S2'));
  const ana = await site.player('Ana');
  const bo = await site.player('Bo', { locale: 'de-DE' });
  await ana.enter(link);
  await bo.page.goto(link);
  await bo.page.getByRole('textbox').fill('Bo');
  await bo.page.getByRole('textbox').press('Enter');
  await bo.isOnline();
  await bo.page.getByRole('button', { name: /^Chat/ }).click();
  await opens(ana);
  await panel(ana).getByRole('button', { name: 'Go to the sand timer.' }).click();
  await hears(bo, 'Zur Sanduhr.');
});

test('S12-1, R-20: pointing, sketches and signs while gestures are allowed, but no words', { tag: '@long' }, async ({
  site,
}) => {
  test.setTimeout(120_000);
  const people = await fourAt(site, talkChoice('S12'));
  const [ana, bo, cleo, dan] = people;
  await letSandRun(ana);
  await ana.act(flip);
  await expect(corner(ana)).toHaveAttribute('data-talk-hands', 'open');
  await opens(ana);
  await expect(panel(ana).getByText('Gestures only')).toBeVisible();
  await expect(ana.page.getByRole('textbox', { name: 'Say something' })).toHaveCount(0);

  // A sign disappears after a few seconds: everyone starts looking before it is given.
  const seen = people.map((player) => expect(player.page.locator('[data-talk-sign="thumbs_up"]')).toBeAttached());
  await Promise.all([...seen, panel(ana).getByRole('button', { name: 'thumbs up' }).click()]);

  await panel(ana).getByRole('button', { name: 'Point' }).click();
  await ana.button('Close chat').click();
  await ana.space('1a:1,1').click();
  await expect(bo.page.locator('[data-talk-mark="point"][data-talk-at="1a:1,1"]')).toBeAttached();
  await expect(bo.page.getByRole('status').filter({ hasText: 'Ana points at something.' })).toBeAttached();

  // A long press means the same, and moves nobody.
  const { hash } = await bo.position();
  await bo.space('1a:1,1').click({ delay: 800 });
  await expect(cleo.page.locator('[data-talk-mark="point"]').first()).toBeAttached();
  expect((await bo.position()).hash).toBe(hash);

  await bo.space('1a:1,1').focus();
  await bo.page.keyboard.press('o');
  await expect(ana.page.locator('[data-talk-mark="point"]').first()).toBeAttached();

  await opens(ana);
  await panel(ana).getByRole('button', { name: 'Sketch a route' }).click();
  await ana.button('Close chat').click();
  const from = await ana.space('1a:1,1').boundingBox();
  const to = await ana.space('1a:3,1').boundingBox();
  if (from === null || to === null) throw new Error('the mall is not there');
  await ana.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await ana.page.mouse.down();
  await ana.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await ana.page.mouse.up();
  await expect(bo.page.locator('[data-talk-mark="sketch"]')).toBeAttached();

  await dan.act(close); // the action tiles have passed
  for (const player of people) await expect(corner(player)).toHaveAttribute('data-talk-hands', 'shut');
  for (const player of people) await expect(player.page.locator('[data-talk-mark]')).toHaveCount(0);
});

test('R-16: a pause is silent, whatever was open before', { tag: '@long' }, async ({ site }) => {
  const [ana, bo] = await fourAt(site, talkChoice(elfExplores.scenario, elfExplores.heroes));
  await bo.act('draw');
  await expect(corner(bo)).toHaveAttribute('data-talk-words', 'open');
  await ana.button('Menu').click();
  await ana.button('Pause').click();
  await expect(corner(bo)).toHaveAttribute('data-talk-words', 'shut');
  await expect(bo.page.locator('.talk-sign').first()).toHaveAttribute('data-talk', 'silent');
  await bo.button('Resume').click();
  await expect(corner(bo)).toHaveAttribute('data-talk-words', 'open');
});

test('spectators talk among themselves', { tag: '@long' }, async ({ site }) => {
  const link = await site.openTable(talkChoice('S2'));
  const players = [
    await site.player('Ana'),
    await site.player('Bo'),
    await site.player('Cleo'),
    await site.player('Dan'),
  ];
  await site.gather(link, players);
  const watchers = [await site.player('Eva'), await site.player('Ole')];
  for (const watcher of watchers) {
    await watcher.enter(link); // a game is running: you join as a spectator
    await watcher.seesTheMall();
    await opens(watcher);
  }
  const [eva, ole] = watchers;
  const [ana] = players;
  if (eva === undefined || ole === undefined || ana === undefined) throw new Error('nobody came');
  await says(eva, 'They forget the mage');
  await hears(ole, 'They forget the mage');
  await expect(ole.page.locator('[data-talk-line]')).toContainText('A spectator');
  await expect(corner(ana)).toHaveAttribute('data-talk-words', 'shut');
  await expect(ana.button('Chat')).toBeVisible(); // and nothing new

  // After the end everyone talks with everyone.
  await ana.button('Menu').click();
  await ana.button('Give up').click();
  await ana.button('Give up').click();
  await expect(corner(ana)).toHaveAttribute('data-talk-words', 'open');
  await opens(ana);
  await says(eva, 'Bad luck');
  await hears(ana, 'Bad luck');
});

test('the host mutes someone', async ({ site }) => {
  const link = await site.openTable(talkChoice('S2'));
  const ana = await site.player('Ana');
  const bo = await site.player('Bo');
  await ana.enter(link);
  await bo.enter(link);
  await opens(ana);
  await opens(bo);
  await panel(ana).getByText('Who may talk').click();
  await panel(ana).getByRole('button', { name: 'Mute Bo' }).click();
  await expect(panel(bo).getByText('The host has muted you.')).toBeVisible();
  await expect(bo.page.getByRole('textbox', { name: 'Say something' })).toHaveCount(0);
  await panel(ana).getByRole('button', { name: 'Unmute Bo' }).click();
  await says(bo, 'Thanks');
  await hears(ana, 'Thanks');
});

test('a voice in the lobby is a ring around the lamp of its seat', async ({ site }) => {
  const link = await site.openTable({ scenario: 'S1', voice: 'built_in' });
  const [ana, bo] = [await site.player('Ana'), await site.player('Bo')];
  await ana.enter(link);
  await bo.enter(link);
  await ana.button(/^Chat/).click();
  await ana.button('Join voice chat').click();
  await ana.button('Just listen').click();
  const place = ana.page.locator('[data-seat="0"]');
  await expect(place).toHaveAttribute('data-voice', 'here');
  const edge = (selector: string) =>
    place.locator(selector).evaluate((element) => {
      const { outlineStyle, borderRadius } = getComputedStyle(element);
      return { outlineStyle, borderRadius };
    });
  expect(await edge('xpath=.')).toMatchObject({ outlineStyle: 'none' });
  expect(await edge('.lobby-lamp')).toEqual({ outlineStyle: 'dotted', borderRadius: '50%' });
});
