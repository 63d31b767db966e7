// Two browsers play one tutorial of each module to its goal: shafts, breaches, codes and the guard room, maps, the
// beholder, telekinesis, spells, guards, the control room and the sensor, all by mouse.
import { securityMouse } from './support/security_hands';
import { allAgree, expect, playOn, readScript, test } from './support/table';

const tutorials = Array.from({ length: 13 }, (_, i) => i + 1);

for (const number of tutorials) {
  test(`tutorial ${number} is won in two browsers`, { tag: '@long' }, async ({ site }) => {
    test.setTimeout(240_000);
    const game = readScript(`tutorials/t${number}`);
    const link = await site.openTable(game.choice);
    const players = await Promise.all(['Ana', 'Bo'].map((who) => site.player(who, {}, securityMouse)));
    await site.gather(link, players);
    for (const { page } of players) await page.locator('[data-goal] button').click(); // it lies over the board
    await playOn(players, game.script);
    for (const player of players) await expect(player.heading('You got away')).toBeVisible();
    await allAgree(players);
  });
}
