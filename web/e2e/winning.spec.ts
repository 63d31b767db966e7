// Four browsers win whole games with fixed deals.
import { allAgree, expect, playOn, readScript, test } from './support/table';

for (const [scenario, name] of [
  ['scenario 1', 'won_s1'],
  ['scenario 3', 'won_s3'],
] as const) {
  test(`four browsers win ${scenario}`, { tag: '@long' }, async ({ site }) => {
    test.setTimeout(180_000);
    const game = readScript(name);
    const link = await site.openTable(game.choice);
    const players = await Promise.all(['Ana', 'Bo', 'Cy', 'Di'].map((who) => site.player(who)));
    await site.gather(link, players);
    await playOn(players, game.script);
    for (const player of players) await expect(player.heading('You got away')).toBeVisible();
    await allAgree(players);
  });
}
