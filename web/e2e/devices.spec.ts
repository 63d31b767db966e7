// Without a mouse: on a phone, by keyboard, and with what a screen reader reads.
import { finger, keyboard, mouse, words } from './support/hands';
import { allAgree, expect, playOn, readScript, test } from './support/table';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test('playing on a phone-sized touch screen', async ({ site }) => {
  const game = readScript('won_s1_by_two');
  const link = await site.openTable(game.choice);
  const players = [await site.player('Ana', {}, mouse), await site.player('Bo', phone, finger)];
  await site.gather(link, players);
  await playOn(players, game.script.slice(0, 30));
  await allAgree(players);
});

test('playing with the keyboard alone, from the link to the board', async ({ site }) => {
  const game = readScript('won_s1_by_two');
  const link = await site.openTable(game.choice);
  const ana = await site.player('Ana', {}, keyboard);
  const bo = await site.player('Bo');
  await ana.page.goto(link);
  const name = ana.page.getByRole('textbox', { name: 'Your name' });
  await expect(name).toBeVisible();
  for (let i = 0; i < 20 && !(await name.evaluate((element) => element === document.activeElement)); i += 1) {
    await ana.page.keyboard.press('Tab');
  }
  await ana.page.keyboard.type('Ana');
  await ana.page.keyboard.press('Enter');
  await ana.isOnline();
  await bo.enter(link);
  const ready = ana.button(/^Ready$/);
  for (let i = 0; i < 40 && !(await ready.evaluate((element) => element === document.activeElement)); i += 1) {
    await ana.page.keyboard.press('Tab');
  }
  await ana.page.keyboard.press('Enter');
  await bo.sayReady();
  await ana.seesTheMall();
  await bo.seesTheMall();
  await playOn([ana, bo], game.script.slice(0, 30));
  await allAgree([ana, bo]);
});

test('scenario 1 is won by roles and names alone', async ({ site }) => {
  test.setTimeout(180_000);
  const game = readScript('won_s1_by_two');
  const link = await site.openTable(game.choice);
  const players = [await site.player('Ana', {}, words), await site.player('Bo', {}, words)];
  await site.gather(link, players);
  await playOn(players, game.script);
  for (const player of players) await expect(player.heading('You got away')).toBeVisible();
  await allAgree(players);
});

const landscapes = [
  ['en-GB', 'escalator'],
  ['de-DE', 'Rolltreppe'],
] as const;

for (const [locale, word] of landscapes) {
  test(`a word broken on a small button has its hyphen, ${locale}`, async ({ site }) => {
    const ana = await site.player('Ana', { ...phone, viewport: { width: 740, height: 360 }, locale });
    await ana.page.goto(`${site.url}/practice/introduction`);
    await ana.seesTheMall();
    const caption = ana.page.locator('[data-ability="escalator"] .action-button-caption');
    await expect(caption).toHaveText(word); // the word itself has none
    const breaks = await caption.evaluate((element) => {
      const lines = (range: Range): number =>
        new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      const whole = document.createRange();
      whole.selectNodeContents(element);
      const [first] = element.children;
      return { lines: lines(whole), hyphen: first && getComputedStyle(first, '::after').content };
    });
    // On one line it is invisible.
    expect(breaks.lines).toBeLessThanOrEqual(2);
    expect(breaks.hyphen).toBe('"\u00ad"');
  });
}
