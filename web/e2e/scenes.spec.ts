// One scene for each scenario, showing what is new in it.
import type { Locator } from '@playwright/test';
import { mouse } from './support/hands';
import type { Player } from './support/player';
import { expect, playOn, test, type TestSite } from './support/table';

// Two tiles for two seats; if one person is enough, the other seat stays free.
const explorer = ['south', 'west', 'escalator', 'explore'];
const climber = ['north', 'east', 'vortex'];

type Setup = Readonly<Record<string, unknown>>;

const sandMs = 420_000;

async function sitDown(
  site: TestSite,
  scenario: string,
  people: readonly string[],
  seats: number,
  setup: Setup,
): Promise<Player[]> {
  const link = await site.openTable({ scenario, seed: 1, seats, sand_ms: sandMs, setup });
  const players: Player[] = [];
  for (const name of people) players.push(await site.player(name, { viewport: { width: 1440, height: 900 } }, mouse));
  await site.gather(link, players);
  return players;
}

async function alone(site: TestSite, scenario: string, setup: Setup): Promise<Player> {
  const [ana] = await sitDown(site, scenario, ['Ana'], 2, setup);
  if (ana === undefined) throw new Error('nobody came');
  return ana;
}

// A flip leaves the sand that has run through, so some has to run first.
async function letSandRun(player: Player): Promise<void> {
  const secondsLeft = async (): Promise<number> => {
    const label = await player.page.getByRole('timer').getAttribute('aria-label');
    const [, minutes, seconds] = /^(\d+):(\d\d)/.exec(label ?? '') ?? [];
    return 60 * Number(minutes) + Number(seconds);
  };
  await expect.poll(secondsLeft, { timeout: 30_000 }).toBeLessThan(sandMs / 1000 - 7);
}

function hero(player: Player, name: string): Locator {
  return player.page.getByRole('group', { name: 'Heroes' }).getByRole('button', { name: new RegExp(`^${name},`) });
}

async function isToldWhyNot(player: Player, pawn: string, place: string, text: string): Promise<void> {
  await player.pawn(pawn).press('Enter');
  await player.space(place).press('Enter');
  await expect(player.page.getByText(text).first()).toBeAttached();
}

const beforePurpleDoor = { side: '1a', deck: ['2'], heroes: { purple: '1a:1,0' }, deal: [explorer, climber] };
const belowTheTimer = { side: '1b', heroes: { purple: '1b:1,0' }, deal: [climber, explorer] };

test('1: the purple exit is for everyone', async ({ site }) => {
  const ana = await alone(site, 'S1', beforePurpleDoor);
  await expect(hero(ana, 'mage')).toHaveAccessibleName(/exit not found/);
  await ana.act('draw');
  for (const name of ['barbarian', 'mage', 'elf', 'dwarf']) {
    await expect(hero(ana, name)).toHaveAccessibleName(/exit found/);
  }
});

test('2: each hero has its own exit', async ({ site }) => {
  const ana = await alone(site, 'S2', beforePurpleDoor);
  await ana.act('draw');
  await expect(hero(ana, 'mage')).toHaveAccessibleName(/exit found/);
  for (const name of ['barbarian', 'elf', 'dwarf']) {
    await expect(hero(ana, name)).toHaveAccessibleName(/exit not found/);
  }
});

test('3: a flip passes the action tiles to the left', async ({ site }) => {
  const ana = await alone(site, 'S3', { side: '1a', heroes: { yellow: '1a:0,1' }, deal: [explorer, climber] });
  await expect(ana.button(/^Go west/)).toBeVisible();
  await letSandRun(ana);
  await ana.act('y 1a:0,1>1a:0,0');
  await expect(ana.button(/^Go north/)).toBeVisible();
  await expect(ana.button(/^Go west/)).toBeHidden();
  await expect(ana.root).toHaveAttribute('data-talk', 'window');
});

test('4: exploring with the elf lets everyone talk, until someone acts', async ({ site }) => {
  const setup = { side: '1a', deck: ['13'], heroes: { green: '1a:2,3' }, deal: [explorer, climber] };
  const ana = await alone(site, 'S4', setup);
  await expect(ana.root).toHaveAttribute('data-talk', 'silent');
  await ana.act('draw');
  await expect(ana.root).toHaveAttribute('data-talk', 'window');
  await ana.act('g 1a:2,3/1a:3,2');
  await expect(ana.root).toHaveAttribute('data-talk', 'silent');
});

test('5: from a crystal ball, the mage adds up to two tiles anywhere', async ({ site }) => {
  const heroes = { purple: '1b:1,0', yellow: '1b:1,1', green: '1b:1,2', orange: '1b:2,1' };
  const ana = await alone(site, 'S5', { side: '1b', deck: ['15', '3', '4'], heroes, deal: [explorer, climber] });
  const script = ['draw', 'p 1b:1,0>15:2,3', 'p 15:2,3>15:3,3', 'draw', 'place 1b:0,2', 'draw', 'place 1b:3,1'];
  await playOn(
    [ana],
    script.map((action) => [0, action] as const),
  );
  await expect(ana.space('15:3,3')).toHaveAccessibleName(/out of order/);
  await expect(ana.space('3:0,2')).toBeAttached();
  await expect(ana.space('4:1,0')).toBeAttached();
});

test('6: two cameras block the timers, and the barbarian turns one off', async ({ site }) => {
  const heroes = { purple: '1b:1,0', yellow: '1b:2,3', orange: '1b:1,1', green: '1b:1,2' };
  const setup = { side: '1b', deck: ['16', '17'], heroes, deal: [climber, explorer] };
  const players = await sitDown(site, 'S6', ['Ana', 'Bo'], 2, setup);
  const [ana] = players;
  if (ana === undefined) throw new Error('nobody came');
  await playOn(players, [
    [1, 'draw'],
    [1, 'place 1b:1,0'],
    [1, 'draw'],
  ]);
  await ana.reaches((await players[1]?.position())?.version ?? 0);
  await expect(ana.page.getByText('Cameras: 2 on, 0 off')).toBeAttached();
  await isToldWhyNot(ana, 'purple', '1b:0,0', 'Two cameras are watching the timer spaces');
  const way = ['y 1b:2,3>17:1,1', 'y 17:1,1>17:0,1', 'y 17:0,1>17:0,2', 'y 17:0,2>17:2,2', 'y 17:2,2>17:2,0'];
  await playOn(
    players,
    way.map((action, i) => [i < 3 ? 0 : 1, action] as const),
  );
  await expect(ana.page.getByText('Cameras: 1 on, 1 off')).toBeAttached();
  await expect(ana.space('17:2,0')).toHaveAccessibleName(/camera, out of order/);
});

test('7: four cameras watch', async ({ site }) => {
  const heroes = { purple: '1b:1,0', orange: '1b:3,1', green: '1b:0,2', yellow: '1b:2,3' };
  const deck = ['16', '17', '18', '19'];
  const ana = await alone(site, 'S7', { side: '1b', deck, heroes, deal: [explorer, climber] });
  const script = ['draw', 'place 1b:1,0', 'draw', 'place 1b:3,1', 'draw', 'place 1b:0,2', 'draw'];
  await playOn(
    [ana],
    script.map((action) => [0, action] as const),
  );
  await expect(ana.page.getByText('Cameras: 4 on, 0 off')).toBeAttached();
  await expect(ana.page.getByText('14 tiles left').first()).toBeVisible();
});

test('8: the deck is face up', async ({ site }) => {
  const ana = await alone(site, 'S8', { deck: ['5'], deal: [climber, explorer] });
  await expect(ana.page.getByText('next up')).toBeVisible();
});

test('9: the leader has no actions, but is the only one with the red pawn', async ({ site }) => {
  const players = await sitDown(site, 'S9', ['Ana', 'Bo'], 3, { deal: [[], explorer, climber] });
  const [ana, bo] = players;
  if (ana === undefined || bo === undefined) throw new Error('nobody came');
  await expect(ana.page.getByText('No actions this time. You lead')).toBeVisible();
  await ana.button('Put the red pawn in front of someone').click();
  await ana.button(/^Bo,/).click();
  await expect(ana.button(/^Bo,.*has the red pawn/)).toBeVisible();
  await expect(bo.button(/^Go south/)).toBeVisible();
});

test('10: each hero needs an item of another colour', async ({ site }) => {
  const setup = { side: '1a', deck: ['9'], heroes: { purple: '1a:1,0', orange: '1a:2,2' }, deal: [climber, explorer] };
  const players = await sitDown(site, 'S10', ['Ana', 'Bo'], 2, setup);
  const [ana] = players;
  if (ana === undefined) throw new Error('nobody came');
  await expect(hero(ana, 'dwarf')).toHaveAccessibleName(/item not found/);
  await playOn(players, [
    [1, 'draw'],
    [0, 'o 1a:2,2@9:2,2'],
    [0, 'o 9:2,2>9:3,2'],
    [0, 'o 9:3,2>9:3,0'],
  ]);
  await expect(hero(ana, 'dwarf')).toHaveAccessibleName(/on an item/);
  await expect(ana.page.getByText('1 of 4 in place').first()).toBeVisible();
});

test('11: a flip takes two tiles out of the mall', { tag: '@long' }, async ({ site }) => {
  const heroes = { purple: '1b:1,0', orange: '1b:3,1', green: '1b:0,2', yellow: '1b:1,1' };
  const setup = { side: '1b', deck: ['13', '14'], heroes, deal: [climber, explorer] };
  const players = await sitDown(site, 'S11', ['Ana', 'Bo'], 2, setup);
  const [ana] = players;
  if (ana === undefined) throw new Error('nobody came');
  await playOn(players, [
    [1, 'draw'],
    [1, 'place 1b:0,2'],
    [1, 'draw'],
    [1, 'place 1b:3,1'],
  ]);
  await letSandRun(ana);
  await playOn(players, [[0, 'p 1b:1,0>1b:0,0']]);
  await expect(ana.page.getByText('Take 2 tiles out of the mall').first()).toBeVisible();
  await ana.act('discard 13');
  await expect(ana.page.getByText('Take 1 more tile out of the mall').first()).toBeVisible();
  await ana.act('discard 14');
  await expect(ana.space('13:0,2')).toHaveCount(0);
  await expect(ana.page.getByText('18 tiles left').first()).toBeVisible();
});

test('12: when talking is allowed, only gestures are', async ({ site }) => {
  const ana = await alone(site, 'S12', belowTheTimer);
  await letSandRun(ana);
  await ana.act('p 1b:1,0>1b:0,0');
  await expect(ana.root).toHaveAttribute('data-talk', 'gestures');
  await expect(ana.page.getByText('Gestures only', { exact: true })).toBeVisible();
});

test('13: there are two separate malls', async ({ site }) => {
  const ana = await alone(site, 'S13', { deal: [climber, explorer] });
  await expect(ana.page.getByText('Dimension 1')).toBeVisible();
  await expect(ana.page.getByText('Dimension 2')).toBeVisible();
  await expect(ana.space('3:0,2')).toHaveAccessibleName(/dimension 2/);
});

test('14: nobody ever talks, but the red pawn is there', { tag: '@long' }, async ({ site }) => {
  const ana = await alone(site, 'S14', belowTheTimer);
  await expect(ana.page.getByText('All game long.')).toBeVisible();
  await expect(ana.button('Put the red pawn in front of someone')).toBeVisible();
  await letSandRun(ana);
  await ana.act('p 1b:1,0>1b:0,0');
  await expect(ana.root).toHaveAttribute('data-talk', 'silent');
});

test('15: nobody ever talks, and there is no red pawn', async ({ site }) => {
  const ana = await alone(site, 'S15', belowTheTimer);
  await expect(ana.page.getByText('All game long.')).toBeVisible();
  await expect(ana.button('Put the red pawn in front of someone')).toHaveCount(0);
});

test('16: the vortex is out of service', async ({ site }) => {
  const ana = await alone(site, 'S16', { deal: [climber, explorer] });
  await ana.button('Through the vortex, not possible now').click();
  await expect(ana.page.getByText('The vortex is out of service in this game.').first()).toBeAttached();
});

test('17: no two heroes on one tile', async ({ site }) => {
  const setup = { side: '1b', deck: ['11'], heroes: { orange: '1b:3,1', yellow: '1b:3,0' }, deal: [explorer, climber] };
  const players = await sitDown(site, 'S17', ['Ana', 'Bo'], 2, setup);
  const [ana] = players;
  if (ana === undefined) throw new Error('nobody came');
  await playOn(players, [
    [0, 'draw'],
    [0, 'o 1b:3,1>11:2,3'],
    [0, 'o 11:2,3>11:1,3'],
    [1, 'y 1b:3,0>1b:3,1'],
  ]);
  await isToldWhyNot(ana, 'yellow', '11:2,3', 'One hero per tile');
});
