// axe-core finds nothing serious on any screen, by day and by night.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Player } from './support/player';
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

// The page's own policy allows no foreign scripts, so axe is injected through the developer tools.
async function isSound(page: Page, where: string): Promise<void> {
  // Colours are checked without animations.
  const isMoving = (): boolean =>
    document.getAnimations().some((each) => each.effect?.getComputedTiming().endTime !== Infinity);
  await expect.poll(() => page.evaluate(isMoving), { message: `${where} stands still` }).toBe(false);
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { readonly axe: Axe };
    // People who control the page by voice say what they read on a button; axe only checks that on request.
    const rules = { 'label-content-name-mismatch': { enabled: true } };
    return (await axe.run({ rules })).violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      nodes: nodes.map(({ html }) => ({ html: html.slice(0, 160) })),
    }));
  });
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect
    .soft(
      serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      where,
    )
    .toEqual([]);
}

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

for (const [size, device] of Object.entries({ desktop: {}, phone })) {
  test(`a game with tokens and spells, ${size}`, async ({ site }) => {
    const ana = await site.player('Ana', device);
    await ana.page.goto(`${site.url}/practice/solo?scenario=F3`);
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

// Everyone starts with the night theme; the day theme is a choice.
for (const theme of ['night', 'dawn'] as const) {
  const tag = theme === 'dawn' ? ['@long'] : [];
  const telling = theme === 'dawn' ? ['@long'] : ['@quick'];
  const chosen = async (player: Player): Promise<Player> => {
    const keep = (name: string): void => localStorage.setItem('magicmaze.theme', JSON.stringify(name));
    if (theme === 'dawn') await player.page.addInitScript(keep, theme);
    return player;
  };

  test(`before and away from the table, ${theme}`, { tag }, async ({ site }) => {
    const { page } = await chosen(await site.player('Ana'));
    await page.goto(site.url);
    await expect(page.getByRole('button', { name: 'Open a table' })).toBeVisible();
    await expect(page.locator(':root')).toHaveAttribute('data-theme', theme);
    await isSound(page, 'home');
    await page.getByRole('button', { name: 'Settings' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('radio', { name: 'the page’s voice' }).check();
    await expect(page.getByRole('slider', { name: 'Speed' })).toBeVisible();
    await isSound(page, 'settings');
    await page.keyboard.press('Escape');
    await page.goto(`${site.url}/practice/introduction?by-ear`);
    await expect(page.getByRole('application', { name: 'Play by ear' })).toBeVisible();
    await isSound(page, 'the lesson in playing by ear');
    for (const [path, name] of [
      ['/rules', /./],
      ['/practice', /./],
      ['/editor', /Custom scenario/],
      ['/replay', /Watch a game/],
      ['/t/ABCDEF', /no table/],
      ['/nowhere', /nothing behind/],
    ] as const) {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { name }).first()).toBeVisible();
      await isSound(page, path);
    }
  });

  test(`around and at the table, ${theme}`, { tag: telling }, async ({ site }) => {
    const link = await site.openTable(game.choice);
    const players = [await chosen(await site.player('Ana')), await chosen(await site.player('Bo'))] as const;
    const [ana, bo] = players;
    await ana.page.goto(link);
    await expect(ana.button('Come in')).toBeVisible();
    await isSound(ana.page, 'the join screen');
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
