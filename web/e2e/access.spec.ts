// axe-core finds nothing serious on any screen, by day and by night.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, playOn, readScript, test } from './support/table';

const game = readScript('won_s1_by_two');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

interface Axe {
  run(options: { readonly rules: Readonly<Record<string, { readonly enabled: boolean }>> }): Promise<{
    violations: readonly Violation[];
  }>;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// The page's own policy lets no foreign script in, so axe comes through the developer's door.
async function isSound(page: Page, where: string): Promise<void> {
  // Colours are those of what stands still.
  const isMoving = (): boolean => document.getAnimations().some((each) => each.effect?.getComputedTiming().endTime !== Infinity);
  await expect.poll(() => page.evaluate(isMoving), { message: `${where} stands still` }).toBe(false);
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { readonly axe: Axe };
    // Who speaks to the page says what they read on a button; axe asks about that only when it is told to.
    const rules = { 'label-content-name-mismatch': { enabled: true } };
    return (await axe.run({ rules })).violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      nodes: nodes.map(({ html }) => ({ html: html.slice(0, 160) })),
    }));
  });
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect.soft(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`), where).toEqual([]);
}

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

for (const [size, device] of Object.entries({ desktop: {}, phone })) {
  test(`a game with tokens and spells, ${size}`, async ({ house }) => {
    const ana = await house.player('Ana', device);
    await ana.page.goto(`${house.url}/practice/solo?scenario=F3`);
    const start = ana.button('Start the heist');
    await expect(start).toBeVisible();
    await isSound(ana.page, 'the briefing');
    await start.click();
    await ana.seesTheMall();
    await expect(ana.page.locator('[data-token]').first()).toBeVisible();
    await isSound(ana.page, 'the table with tokens');
    const fit = await ana.button('Show the whole mall').boundingBox();
    const least = size === 'phone' ? 44 : 40;
    expect(fit?.width).toBeGreaterThanOrEqual(least);
    expect(fit?.height).toBeGreaterThanOrEqual(least);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  const tag = colorScheme === 'dark' ? ['@long'] : [];
  const telling = colorScheme === 'dark' ? ['@long'] : ['@quick'];

  test(`before and beside the table, ${colorScheme}`, { tag }, async ({ house }) => {
    const { page } = await house.player('Ana', { colorScheme });
    await page.goto(house.url);
    await expect(page.getByRole('button', { name: 'Open a table' })).toBeVisible();
    await isSound(page, 'home');
    await page.getByRole('button', { name: 'Settings' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isSound(page, 'settings');
    for (const [path, name] of [
      ['/rules', /./],
      ['/practice', /./],
      ['/editor', /own scenario/],
      ['/replay', /Watch a game/],
      ['/t/ABCDEF', /no table/],
      ['/nowhere', /nothing behind/],
    ] as const) {
      await page.goto(house.url + path);
      await expect(page.getByRole('heading', { name }).first()).toBeVisible();
      await isSound(page, path);
    }
  });

  test(`around and at the table, ${colorScheme}`, { tag: telling }, async ({ house }) => {
    const link = await house.openTable(game.choice);
    const players = [await house.player('Ana', { colorScheme }), await house.player('Bo', { colorScheme })] as const;
    const [ana, bo] = players;
    await ana.page.goto(link);
    await expect(ana.button('Come in')).toBeVisible();
    await isSound(ana.page, 'the door');
    await ana.enter(link);
    await isSound(ana.page, 'the lobby');
    await ana.button('Choose').click();
    await expect(ana.page.getByRole('dialog')).toBeVisible();
    await isSound(ana.page, 'the chooser');
    await ana.page.keyboard.press('Escape');
    await bo.enter(link);
    for (const player of players) await player.sayReady();
    for (const player of players) await player.seesTheMall();
    await isSound(ana.page, 'the table');
    await playOn(players, game.script.slice(0, 4));
    await isSound(ana.page, 'the table with more tiles');
    await ana.button('Menu').click();
    await expect(ana.page.getByRole('dialog')).toBeVisible();
    await isSound(ana.page, 'the menu');
    await ana.button('Give up').click();
    const sure = ana.page.getByRole('dialog', { name: 'Give up?' });
    await expect(sure).toBeVisible();
    await isSound(ana.page, 'giving up');
    await sure.getByRole('button', { name: 'Give up' }).click();
    await expect(ana.heading('Given up')).toBeVisible();
    await isSound(ana.page, 'the end');
  });
}
