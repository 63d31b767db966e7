// The mall is the screen: what floats over it is small, doesn't overlap anything else, and leaves the mall nearly all
// the room.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { Guests } from '../shots/support/guests';
import { firstMix, customScenario, upTo } from '../src/scenarios/security_mix';
import { readBriefing } from './support/briefing';
import { collisions, screens, sizes } from './support/floats';
import type { GameScript } from './support/game_script';
import { expect, test } from './support/table';

interface Seen {
  readonly space: number; // pixels
  readonly bare: number; // what the screen would allow without anything but the hand
  readonly hand: number; // part of the height
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const corners = [...document.querySelectorAll('[data-board] [data-tile]')].map((tile) => {
      const [, x, y] = /translate\((-?\d+) (-?\d+)\)/.exec(tile.getAttribute('transform') ?? '') ?? [];
      return { x: Number(x) / 100, y: Number(y) / 100 };
    });
    const across = (of: readonly number[]): number => Math.max(...of) - Math.min(...of) + 4; // spaces
    const hands = [...document.querySelectorAll('[data-float="hand"]')].map((hand) => hand.getBoundingClientRect());
    const hand = Math.max(...hands.map(({ height }) => height)); // at the side it has no box
    const space = document.querySelector('[data-space]')?.getBoundingClientRect().width ?? 0;
    const columns = across(corners.map(({ x }) => x));
    const rows = across(corners.map(({ y }) => y));
    return { space, bare: Math.min(innerWidth / columns, (innerHeight - hand) / rows), hand: hand / innerHeight };
  });
}

test('a mall of 12, 19 and 24 tiles is nearly as large as the bare screen allows', { tag: ['@long'] }, async ({
  site,
  browser,
}) => {
  test.setTimeout(240_000);
  const path = new URL('../bench/games/many_tiles.json', import.meta.url);
  const game = JSON.parse(readFileSync(path, 'utf8')) as GameScript;
  const guests = await Guests.arrive(browser, site);
  const link = await site.openTable(game.choice);
  const bo = await guests.join(link, 'Bo');
  const ana = await site.player('Ana');
  await ana.enter(link);
  await bo.sayReady();
  await ana.sayReady();
  await ana.seesTheMall();
  await ana.button('Show the whole mall').click(); // and it stays in sight as it grows
  let tiles = 1;
  for (const [seat, action] of game.script) {
    const { version } = await ana.position();
    if (seat === 0) await bo.act(action);
    else await ana.act(action);
    await ana.reaches(version + 1);
    if (action !== 'draw') continue;
    tiles += 1;
    if (![12, 19, 24].includes(tiles)) continue;
    for (const [width, height] of sizes) {
      await test.step(`${tiles} tiles at ${width}x${height}`, async () => {
        await ana.page.setViewportSize({ width, height });
        await expect
          .poll(async () => {
            const { space, bare } = await look(ana.page);
            return space / bare;
          }, `${tiles} tiles at ${width}x${height}`)
          .toBeGreaterThanOrEqual(0.9);
        const most = height < 500 ? 0 : width < height ? 0.24 : 0.14;
        await expect.poll(async () => (await look(ana.page)).hand, 'the hand').toBeLessThanOrEqual(most);
      });
    }
  }
});

test('the mall of a replay is nearly as large as the bare screen allows, with its playback in view', async ({
  site,
}) => {
  const { page } = await site.player('Ana');
  await page.goto(`${site.url}/replay`);
  const record = fileURLToPath(new URL('../../tests/records/v1/won-s07-4-seats.mmr', import.meta.url));
  await page.locator('input[type=file]').setInputFiles(record);
  await expect(page.locator('[data-pawn="yellow"]')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('2'); // what this seat may do is shown, too
  await expect(page.locator('[data-seen-from]')).toBeVisible();
  expect(await page.locator('[data-board] [data-tile]').count()).toBeGreaterThanOrEqual(17);
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    const where = `${width}x${height}`;
    await expect
      .poll(async () => {
        const { space, bare } = await look(page);
        return space / bare;
      }, where)
      .toBeGreaterThanOrEqual(0.9);
    await expect
      .poll(async () => (await look(page)).hand, where)
      .toBeLessThanOrEqual(width < height ? 0.24 : height < 500 ? 0.2 : 0.14);
    await expect.poll(() => collisions(page), where).toEqual([]);
    for (const part of ['.replay-scrubber', '.replay-controls .button-primary', '.replay-mall']) {
      await expect(page.locator(part), `${part} at ${where}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test("floating elements don't cover each other: eight seats, all modules, talk, notices, three languages", {
  tag: ['@long'],
}, async ({ site, browser }) => {
  test.setTimeout(240_000);
  const guests = await Guests.arrive(browser, site);
  const scenario = { ...customScenario(upTo(firstMix, 13)), talk: 'free' };
  const link = await site.openTable({ scenario, seats: 8, sand_ms: 420_000, pauses: true });
  const ana = await site.player('Anna-Magdalena', { hasTouch: true });
  await ana.enter(link);
  const others = [];
  for (const name of ['Bo', 'Clementine', 'Di', 'Emre', 'Fatou', 'Giuseppe', 'Hanneke']) {
    others.push(await guests.join(link, name));
  }
  for (const other of others) await other.sayReady();
  await ana.sayReady();
  await ana.seesTheMall();
  const seven = async (state: string): Promise<void> => {
    for (const [width, height] of screens) {
      await ana.page.setViewportSize({ width, height });
      await expect.poll(() => collisions(ana.page), `${state} at ${width}x${height}`).toEqual([]);
    }
  };
  await seven('the banner of the beginning');
  for (const language of ['en', 'de', 'fr'] as const) {
    await ana.page.evaluate((chosen) => localStorage.setItem('magicmaze.language', JSON.stringify(chosen)), language);
    await ana.page.reload();
    await ana.seesTheMall();
    await expect(ana.page.locator('[data-token], [data-spell]').first()).toBeVisible();
    await others[0]?.request({ t: 'do', a: 'do-something 0' });
    await seven(`${language}, red pawn`);
    await ana.page.locator('[data-board]').hover();
    for (let i = 0; i < 8; i += 1) await ana.page.mouse.wheel(0, -120);
    await expect(ana.page.locator('[data-float="map"]')).toHaveCount(1); // hidden where there is no room for it
    await seven(`${language}, close, with the small map`);
    await ana.page.keyboard.press('KeyF');
    await ana.page.locator('[data-seat="3"]').click();
    await expect(ana.page.locator('[data-seat="3"]')).toHaveAttribute('aria-expanded', 'true');
    await seven(`${language}, what can be done with a seat`);
    await ana.page.keyboard.press('Escape');
    await others[0]?.request({ t: 'do', a: 'stare 0' });
    await seven(`${language}, a stare`);
    await ana.page.keyboard.press('KeyC');
    await expect(ana.page.locator('[data-float="panel"]')).toBeVisible();
    await seven(`${language}, talk`);
    await others[0]?.request({ t: 'pause' });
    await seven(`${language}, talk and pause`);
    await ana.page.keyboard.press('KeyC');
    await expect(ana.page.locator('[data-float="panel"]')).toBeHidden();
    await seven(`${language}, pause`);
    await others[0]?.request({ t: 'resume' });
  }
  // What was said last stays for a few seconds; the small map is in the corner next to it. Nobody talks too much.
  await ana.page.locator('[data-board]').hover();
  for (let i = 0; i < 8; i += 1) await ana.page.mouse.wheel(0, -120);
  for (const [index, [width, height]] of screens.entries()) {
    const size = `${width}x${height}`;
    await ana.page.setViewportSize({ width, height });
    await others[index]?.request({ t: 'say', text: `${size}: let the elf go east, and the dwarf can wait a little` });
    await expect(ana.page.locator('.talk-newest')).toContainText(`${size}: `);
    await expect.poll(() => collisions(ana.page), `what was said last at ${size}`).toEqual([]);
  }
});

test('in practice, neither the coach nor the hints cover anything', { tag: ['@long'] }, async ({ site }) => {
  test.setTimeout(240_000);
  const ana = await site.player('Ana', { hasTouch: true });
  const seven = async (state: string): Promise<void> => {
    for (const [width, height] of screens) {
      await ana.page.setViewportSize({ width, height });
      await expect.poll(() => collisions(ana.page), `${state} at ${width}x${height}`).toEqual([]);
    }
  };
  await ana.page.goto(`${site.url}/practice/introduction`);
  await ana.seesTheMall();
  const skip = ana.button(/^(Skip|Move them for me)$/);
  for (let lesson = 1; lesson <= 17; lesson += 1) {
    await expect(ana.page.getByText(`Lesson ${lesson} of 17`)).toBeVisible();
    await seven(`lesson ${lesson}`);
    await skip.click();
  }
  await ana.page.goto(`${site.url}/practice/solo?scenario=1&seats=8`);
  await readBriefing(ana.page);
  await ana.seesTheMall();
  await ana.button('Hint').click();
  await expect(ana.page.locator('[data-hint]')).not.toHaveAttribute('data-hint', '');
  await seven('a hint');
});

test('a note of the page never lies on the hand', async ({ site }) => {
  const ana = await site.player('Ana');
  await ana.enter(await site.openTable({ scenario: 'S1', seats: 1 }));
  await ana.sayReady();
  await ana.seesTheMall();
  // One that stays.
  await ana.page.locator('.toasts').evaluate((place) => {
    const note = document.createElement('p');
    note.className = 'toasts-note toasts-trouble';
    note.textContent = 'Your last actions didn’t get through, so the table shows what really happened.';
    place.append(note);
    (place as HTMLElement).showPopover();
  });
  const note = ana.page.locator('.toasts-note');
  for (const [width, height] of screens) {
    await ana.page.setViewportSize({ width, height });
    await expect(note).toBeInViewport({ ratio: 1 });
    const isOverHand = (): Promise<boolean> =>
      note.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const hands = [...document.querySelectorAll('[data-float="hand"]')].flatMap((hand) =>
          getComputedStyle(hand).display === 'contents' ? [...hand.children] : [hand],
        );
        return hands.some((hand) => {
          const { left, top, right, bottom } = hand.getBoundingClientRect();
          return right > box.left && left < box.right && bottom > box.top && top < box.bottom;
        });
      });
    await expect.poll(isOverHand, `${width}x${height}`).toBe(false);
  }
});

test('while zoomed in, a small map shows the view, and a press on it moves there', async ({ site }) => {
  const ana = await site.player('Ana', { viewport: { width: 1366, height: 768 } });
  await ana.enter(await site.openTable({ scenario: 'S1', seats: 1 }));
  await ana.sayReady();
  await ana.seesTheMall();
  const map = ana.page.locator('[data-float="map"]');
  await expect(map).toHaveCount(0);
  for (let i = 0; i < 4; i += 1) await ana.button('Zoom in').click();
  await expect(map).toBeVisible();
  const before = await ana.space('1a:0,0').boundingBox();
  await map.click({ position: { x: 12, y: 12 } });
  await expect.poll(async () => ((await ana.space('1a:0,0').boundingBox())?.x ?? 0) > (before?.x ?? 0) + 50).toBe(true);
  await ana.button('Show the whole mall').click();
  await expect(map).toHaveCount(0);
});
