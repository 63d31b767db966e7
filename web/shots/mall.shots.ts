// The growing mall, seen by one of two players: with 12, 19 and 24 tiles.
import { readFileSync } from 'node:fs';
import type { GameScript } from '../e2e/support/game_script';
import { regular, scene, take } from './support/scene';

const game = JSON.parse(readFileSync(new URL('../bench/games/many_tiles.json', import.meta.url), 'utf8')) as GameScript;

const tilesOf = (action: string): number => (action === 'draw' ? 1 : 0);

scene('mall-grows', async ({ site, guests }) => {
  const link = await site.openTable(game.choice);
  const ana = await regular(site);
  const bo = await guests.join(link, 'Bo');
  await ana.page.goto(link);
  await ana.isOnline();
  await bo.sayReady();
  await ana.sayReady();
  await ana.seesTheMall();
  let tiles = 1;
  for (const [seat, action] of game.script) {
    const { version } = await ana.position();
    if (seat === 0) await bo.act(action);
    else await ana.act(action);
    await ana.reaches(version + 1);
    tiles += tilesOf(action);
    if (tilesOf(action) > 0 && [12, 19, 24].includes(tiles)) {
      await ana.page.waitForTimeout(400);
      await take(ana.page, `mall-${tiles}`, () => ana.button('Show the whole mall').click());
      await ana.page.setViewportSize({ width: 1440, height: 900 });
    }
  }
});
