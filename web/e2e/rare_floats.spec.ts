// What floats over the mall only now and then: questions, what everyone waits for, trouble, signs at spaces. It covers nothing
// either, and what lies over a pawn fades.
import type { Page } from '@playwright/test';
import { Guests } from '../shots/support/guests';
import { customScenario, firstMix, upTo } from '../src/scenarios/security_mix';
import { readBriefing } from './support/briefing';
import { collisions, screens } from './support/floats';
import { panBy } from './support/pan';
import { withSameDeal } from './support/same_deal';
import { expect, readScript, test } from './support/table';
import { TestConnection } from './support/test_connection';

async function isFreeEverywhere(page: Page, state: string): Promise<void> {
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => collisions(page), `${state} at ${width}x${height}`).toEqual([]);
  }
}

// What can't be brought about in such a game is put where the page would put it.
const inserted = {
  'the theft': [
    '.table-below',
    '<div class="big-moment"><button class="big-moment-theft"><svg class="piece"></svg><span>Alles auf einmal stehlen</span></button></div>',
  ],
  'tiles to take out': [
    '.table-below',
    '<div class="big-moment"><p class="big-moment-due">Nehmt noch 2 Plättchen aus dem Einkaufszentrum.</p></div>',
  ],
  'a race': ['.table-above', '<p class="race-words"><strong>Die anderen:</strong> 12 Plättchen · 3 Mal umgedreht</p>'],
  'my microphone': [
    '.talk-row',
    '<p class="talk-voice-chip"><svg class="icon"></svg><span>Der Host hat dich stummgeschaltet.</span></p>',
  ],
  'push-to-talk': [
    '.talk-corner',
    '<div class="talk-hold-place" data-float="hold"><button class="talk-hold">Maintenir pour parler</button></div>',
  ],
} as const;

test('eight seats and all modules: questions, the theft, a race, voices and trouble cover nothing', {
  tag: ['@long'],
}, async ({ site, browser }) => {
  test.setTimeout(240_000);
  const guests = await Guests.arrive(browser, site);
  const scenario = { ...customScenario(upTo(firstMix, 13)), talk: 'free' };
  const link = await site.openTable({ scenario, seats: 8, sand_ms: 420_000, pauses: true });
  const ana = await site.player('Anna-Magdalena', { hasTouch: true });
  const { page } = ana;
  const connection = await TestConnection.of(page);
  await ana.enter(link);
  const others = [];
  for (const name of ['Bo', 'Clementine', 'Di', 'Emre', 'Fatou', 'Giuseppe', 'Hanneke']) {
    others.push(await guests.join(link, name));
  }
  for (const other of others) await other.sayReady();
  await ana.sayReady();
  await ana.seesTheMall();
  await page.evaluate(() => localStorage.setItem('magicmaze.language', '"de"'));
  await page.reload();
  await ana.seesTheMall();
  await page
    .locator('button[data-spell][data-possible="true"], button[data-token][data-possible="true"]')
    .first()
    .click();
  await expect(page.locator('.security-panel')).toBeVisible();
  await isFreeEverywhere(page, 'a question');
  await page.keyboard.press('Escape');
  await expect(page.locator('.security-panel')).toHaveCount(0);
  for (const [what, [where, markup]] of Object.entries(inserted)) {
    await page.locator(where).evaluate((place, html) => place.insertAdjacentHTML('beforeend', html), markup);
    await isFreeEverywhere(page, what);
    await page.locator(where).evaluate((place) => place.lastElementChild?.remove());
  }
  const hold = inserted['push-to-talk'][1];
  await page.locator('.talk-corner').evaluate((place, html) => place.insertAdjacentHTML('beforeend', html), hold);
  for (const [index, [width, height]] of screens.entries()) {
    await page.setViewportSize({ width, height });
    await others[index]?.request({ t: 'say', text: `${width}: let the elf go east, and the dwarf can wait a little` });
    await expect(page.locator('.talk-newest')).toContainText(`${width}: `);
    await expect.poll(() => collisions(page), `push-to-talk and what was said at ${width}x${height}`).toEqual([]);
  }
  await connection.cut();
  await expect(page.locator('.notices')).toBeVisible();
  await isFreeEverywhere(page, 'reconnecting');
});

test('eight seats: the theft, and what a flip would leave, cover nothing', { tag: ['@long'] }, async ({
  site,
  browser,
}) => {
  test.setTimeout(240_000);
  const { choice, script } = readScript('won_s1');
  const setup = choice['setup'] as { readonly deal: readonly (readonly string[])[] };
  const deal = [['north'], ...setup.deal.slice(1), ['west'], ['east'], ['south'], ['north']];
  const link = await site.openTable({ ...choice, seats: 8, setup: { ...setup, deal } });
  const ana = await site.player('Anna-Magdalena', { hasTouch: true });
  await ana.enter(link);
  const guests = await Guests.arrive(browser, site);
  const others = [];
  for (const name of ['Bo', 'Clementine', 'Di', 'Emre', 'Fatou', 'Giuseppe', 'Hanneke']) {
    others.push(await guests.join(link, name));
  }
  for (const other of others) await other.sayReady();
  await ana.sayReady();
  await ana.seesTheMall();
  for (const [seat, action] of script) {
    if (action === 'theft') break;
    const { version } = await ana.position();
    if (seat === 0) await ana.act(action);
    else await others[seat - 1]?.act(action);
    await ana.reaches(version + 1);
  }
  await expect(ana.page.locator('.big-moment-theft')).toBeVisible();
  await isFreeEverywhere(ana.page, 'the theft');
});

test('what a flip would leave covers nothing, and goes with its space', async ({ site }) => {
  const ana = await site.player('Ana', { hasTouch: true });
  const heroes = { yellow: '1a:0,1', purple: '1a:1,2', green: '1a:2,2', orange: '1a:2,1' };
  const deal = [
    ['south', 'west', 'escalator', 'explore'],
    ['north', 'east', 'vortex'],
  ];
  await ana.enter(await site.openTable({ scenario: 'S1', seed: 1, seats: 2, setup: { side: '1a', heroes, deal } }));
  await ana.button('Fill the table').click();
  await ana.sayReady();
  await ana.seesTheMall();
  const sign = ana.page.locator('[data-flip="1a:0,0"]');
  await expect(sign).toBeVisible();
  await isFreeEverywhere(ana.page, 'what a flip would leave');
  // Out of view, it is gone, too.
  await ana.page.setViewportSize({ width: 1366, height: 768 });
  const below = await ana.space('1a:2,1').boundingBox();
  await ana.page.mouse.move(below?.x ?? 0, below?.y ?? 0);
  for (let i = 0; i < 8; i += 1) await ana.page.mouse.wheel(0, -120);
  await expect(sign).toBeHidden();
});

test('the mark of an awaited action at the edge covers nothing', { tag: ['@long'] }, async ({ site }) => {
  test.setTimeout(180_000);
  const ana = await site.player('Ana', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await withSameDeal(ana.page);
  await ana.page.goto(`${site.url}/practice/solo?scenario=1&seats=2&pace=instant&sand=420000`);
  await readBriefing(ana.page);
  await ana.seesTheMall();
  const mark = ana.page.locator('[data-awaited]');
  await expect(mark).toHaveCount(1, { timeout: 60_000 });
  for (const [width, height] of screens) {
    await ana.page.setViewportSize({ width, height });
    const goAway = async (): Promise<boolean> => {
      if (await mark.isVisible()) return true;
      const place = await mark.getAttribute('data-awaited', { timeout: 1000 }).catch(() => null);
      const at = place === null ? null : await ana.space(place).boundingBox();
      if (at === null) return false;
      await ana.page.mouse.move(width / 2, height / 2);
      await ana.page.mouse.wheel(0, -200);
      await panBy(ana.page, at.x < width / 2 ? -90 : 90, at.y < height / 2 ? -90 : 90);
      return false;
    };
    await expect.poll(goAway, { intervals: [100] }).toBe(true);
    await expect.poll(() => collisions(ana.page), `at ${width}x${height}`).toEqual([]);
  }
});

test('what lies over a pawn fades, and comes back when the pawn is gone from under it', async ({ site }) => {
  const ana = await site.player('Ana', { viewport: { width: 1366, height: 768 } });
  await ana.enter(await site.openTable({ scenario: 'S1', seed: 1, seats: 1 }));
  await ana.sayReady();
  await ana.seesTheMall();
  const { page } = ana;
  await page.locator('[data-board]').hover();
  for (let i = 0; i < 6; i += 1) await page.mouse.wheel(0, -120);
  const sand = page.locator('[data-float="sand"]');
  const over = (): Promise<string | null> => sand.getAttribute('data-over');
  const middleOf = async (what: 'pawn' | 'sand'): Promise<{ readonly x: number; readonly y: number }> => {
    const box = await (what === 'sand' ? sand : page.locator('[data-pawn="green"] circle').first()).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  // Pans in strokes over the free middle of the screen.
  const bring = async (to: { readonly x: number; readonly y: number }): Promise<boolean> => {
    const at = await middleOf('pawn');
    const [dx, dy] = [to.x - at.x, to.y - at.y];
    if (Math.hypot(dx, dy) < 12) return true;
    const clamp = (by: number): number => Math.max(-150, Math.min(150, by));
    await panBy(page, clamp(dx), clamp(dy));
    return false;
  };
  const free = await middleOf('pawn');
  expect(await over()).not.toBe('true');
  const there = await middleOf('sand');
  await expect.poll(() => bring(there)).toBe(true);
  await expect.poll(over).toBe('true');
  await expect(sand).toHaveCSS('opacity', '0.3');
  await expect.poll(() => bring(free)).toBe(true);
  await expect.poll(over).toBe('false');
  await expect(sand).toHaveCSS('opacity', '1');
});
