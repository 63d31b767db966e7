// Vortex, item and exploration are told apart by their shape where a space is 18 pixels: in every palette, by night and in
// high contrast, without a look at the colour.
import type { Page } from '@playwright/test';
import { Guests } from '../shots/support/guests';
import { expect, readScript, test } from './support/table';

const pixels = 18;
const kinds = ['vortex', 'item', 'exploration'] as const;
const colours = ['yellow', 'purple', 'green', 'orange'] as const;
type Kind = (typeof kinds)[number];
const themes = ['night', 'contrast'] as const;
const mostAlike = { night: 0.55, contrast: 0.75 } as const; // a potion fills more of its space than the other weapons
const pairs = [
  ['vortex', 'item'],
  ['vortex', 'exploration'],
  ['item', 'exploration'],
] as const;

interface Printed {
  readonly place: string;
  readonly symbol: string;
  readonly colour: string | null;
}

// How bright each pixel of a picture is.
function brightness(lab: Page, png: Buffer): Promise<readonly number[]> {
  return lab.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('There is no canvas.');
    pen.drawImage(image, 0, 0);
    const { data: rgba } = pen.getImageData(0, 0, image.width, image.height);
    const at = (i: number): number => rgba[i] ?? 0;
    return Array.from({ length: rgba.length / 4 }, (_, i) => (2 * at(4 * i) + 5 * at(4 * i + 1) + at(4 * i + 2)) / 8);
  }, png.toString('base64'));
}

// 1: the same drawing; 0: nothing in common. Two drawings of one kind with different weapons have up to 0.63.
function likeness(one: readonly number[], other: readonly number[]): number {
  const centred = (all: readonly number[]): readonly number[] => {
    const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
    return all.map((value) => value - mean);
  };
  const [a, b] = [centred(one), centred(other)];
  const dot = (x: readonly number[], y: readonly number[]): number =>
    x.reduce((sum, value, i) => sum + value * (y[i] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

test('vortex, item and exploration differ in shape at 18 pixels', { tag: '@long' }, async ({ site, browser }) => {
  test.setTimeout(180_000);
  const game = readScript('won_s1_by_two');
  const guests = await Guests.arrive(browser, site);
  const link = await site.openTable(game.choice);
  const ana = await site.player('Ana', { viewport: { width: 1366, height: 768 } });
  await ana.enter(link);
  const bo = await guests.join(link, 'Bo');
  await bo.sayReady();
  await ana.sayReady();
  await ana.seesTheMall();
  const { page } = ana;
  const lab = await (await browser.newContext()).newPage();
  const catalog = (await (await fetch(`${site.url}/api/catalog`)).json()) as {
    readonly tiles: readonly { readonly spaces: readonly Printed[] }[];
  };
  const printed = catalog.tiles.flatMap(({ spaces }) => spaces);

  // Each colour's brightness where it is printed first in this mall, without a pawn on it.
  const look = async (kind: Kind): Promise<ReadonlyMap<string, readonly number[]>> => {
    const seen = new Map<string, readonly number[]>();
    for (const colour of colours) {
      const places = printed.filter((space) => space.symbol === kind && space.colour === colour);
      for (const { place } of places) {
        const space = page.locator(`[data-space="${place}"]`);
        if (seen.has(colour) || (await space.count()) === 0 || (await page.locator(`[data-at="${place}"]`).count()) > 0)
          continue;
        const { x, y, width, height } = (await space.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const corner = [x + (width - pixels) / 2, y + (height - pixels) / 2].map(Math.round);
        const clip = { x: corner[0] ?? 0, y: corner[1] ?? 0, width: pixels, height: pixels };
        seen.set(colour, await brightness(lab, await page.screenshot({ clip })));
      }
    }
    return seen;
  };
  const shrink = async (): Promise<void> => {
    await page.locator('[data-board]').hover();
    const size = async (): Promise<number> => (await ana.space('1a:0,0').boundingBox())?.width ?? 0;
    for (let i = 0; i < 120; i += 1) {
      const width = await size();
      if (Math.abs(width - pixels) <= 0.8) break;
      await page.mouse.wheel(0, (width > pixels ? 1 : -1) * (Math.abs(width - pixels) > 6 ? 60 : 12));
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    expect(Math.abs((await size()) - pixels)).toBeLessThanOrEqual(0.8);
  };
  const palettes = ['standard', 'red_green', 'blue_yellow', 'bold'];
  const looks = palettes.flatMap((palette) => themes.map((theme) => ({ palette, theme })));
  const drawn = new Map<string, ReadonlyMap<string, readonly number[]>>();
  const lookAll = async (kind: Kind): Promise<void> => {
    for (const { palette, theme } of looks) {
      await page.evaluate(
        ([name, light]) => Object.assign(document.documentElement.dataset, { palette: name, theme: light }),
        [palette, theme] as const,
      );
      drawn.set(`${kind} ${palette} ${theme}`, await look(kind));
    }
  };
  await shrink();
  await lookAll('vortex');
  await lookAll('exploration');
  const untilAllTiles = game.script.findLastIndex(([, action]) => action === 'draw') + 1;
  for (const [seat, action] of game.script.slice(0, untilAllTiles)) {
    const { version } = await ana.position();
    if (seat === 0) await ana.act(action);
    else await bo.act(action);
    await ana.reaches(version + 1);
  }
  await shrink();
  await lookAll('item');
  let compared = 0;
  for (const { palette, theme } of looks) {
    for (const [one, other] of pairs) {
      for (const colour of colours) {
        const [a, b] = [one, other].map((kind) => drawn.get(`${kind} ${palette} ${theme}`)?.get(colour));
        if (a === undefined || b === undefined) continue; // a hero stands on it
        compared += 1;
        expect(likeness(a, b), `${colour} ${one} and ${other}, ${palette}, ${theme}`).toBeLessThan(mostAlike[theme]);
      }
    }
  }
  expect(compared).toBeGreaterThanOrEqual(looks.length * pairs.length * 2);
});
