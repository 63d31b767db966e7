// The mall turned so that each player's seat is below, as around a real table.
import type { Player } from './support/player';
import { keyboard } from './support/hands';
import { allAgree, expect, playOn, readScript, test } from './support/table';

const game = readScript('won_s1');
const names = ['Ana', 'Bo', 'Cy', 'Di'];
const desk = { viewport: { width: 1280, height: 800 } };

async function turnsTheMall({ page }: Player): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('magicmaze.seatBelow', 'true'));
}

// In which direction of the screen one space is from another: clockwise from above.
async function seen({ page }: Player, from: string, to: string): Promise<number> {
  return page.evaluate(
    ([one, other]) => {
      const middle = (place: string | undefined): DOMRect => {
        const space = document.querySelector(`[data-space="${place ?? ''}"]`);
        if (space === null) throw new Error(`${place ?? ''} is not on the board.`);
        return space.getBoundingClientRect();
      };
      const [a, b] = [middle(one), middle(other)];
      return (Math.round((Math.atan2(b.x - a.x, a.y - b.y) * 2) / Math.PI) + 4) % 4;
    },
    [from, to],
  );
}

// Where an arrow of an action tile points: how it is drawn, and how far the picture is turned.
async function pointsTo({ page }: Player, ability: string): Promise<number | null> {
  const picture = page.locator(`.your-place [data-ability="${ability}"] .ability-icon`);
  if ((await picture.count()) === 0) return null;
  const turn = await picture.evaluate((icon) => Number.parseInt(getComputedStyle(icon).rotate, 10) || 0);
  return (['north', 'east', 'south', 'west'].indexOf(ability) + turn / 90) % 4;
}

test('four people with their seats below win scenario 1, each by what they see', { tag: '@long' }, async ({ site }) => {
  test.setTimeout(180_000);
  const link = await site.openTable(game.choice);
  const players = await Promise.all(names.map((name) => site.player(name, desk, keyboard)));
  for (const player of players) await turnsTheMall(player);
  await site.gather(link, players);

  // North is above for the first, and one quarter farther for each seat around the table.
  const norths = await Promise.all(players.map((player) => seen(player, '1a:1,1', '1a:0,1')));
  expect(norths).toEqual([0, 3, 2, 1]);
  for (const player of players) {
    const ways = { north: '1a:0,1', east: '1a:1,2', south: '1a:2,1', west: '1a:1,0' };
    for (const [way, to] of Object.entries(ways)) {
      const arrow = await pointsTo(player, way);
      if (arrow !== null) expect(arrow, `${player.name}: ${way}`).toBe(await seen(player, '1a:1,1', to));
    }
  }

  await playOn(players, game.script);
  for (const player of players) await expect(player.heading('You got away')).toBeVisible();
  await allAgree(players);
});

test('a hero is dragged where it is seen, and the mall turns back at once', async ({ site }) => {
  const two = readScript('won_s1_by_two');
  const link = await site.openTable(two.choice);
  const players = [await site.player('Ana', desk), await site.player('Bo', desk)];
  const [ana, bo] = players as [Player, Player];
  await turnsTheMall(bo);
  await site.gather(link, players);
  expect(await seen(ana, '1a:1,1', '1a:0,1')).toBe(0);
  expect(await seen(bo, '1a:1,1', '1a:0,1')).toBe(2);

  // Bo drags the barbarian north, which is below; Ana sees him go up.
  const [from, to] = ['1a:1,2', '1a:0,2'];
  const middle = async (place: string): Promise<readonly [number, number]> => {
    const box = await bo.space(place).boundingBox();
    if (box === null) throw new Error(`${place} is not on the board.`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const { version } = await bo.position();
  await bo.page.mouse.move(...(await middle(from)));
  await bo.page.mouse.down();
  await bo.page.mouse.move(...(await middle(to)), { steps: 5 });
  await bo.page.mouse.up();
  await bo.reaches(version + 1);
  await ana.reaches(version + 1);
  await bo.sees('yellow', to);
  await ana.sees('yellow', to);

  await bo.button('Menu').click();
  await bo.page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await bo.page.getByRole('switch', { name: 'Turn the mall to my seat' }).uncheck();
  await expect.poll(() => seen(bo, '1a:1,1', '1a:0,1')).toBe(0);
});
