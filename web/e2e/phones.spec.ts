// What phones do around the page: bars and notches, pulling at the edge, a long press on a button.
import type { Page } from '@playwright/test';
import { finger } from './support/hands';
import type { Player } from './support/player';
import { expect, readScript, test, type TestSite } from './support/table';

const insets = { top: 0, left: 47, bottom: 21, right: 47 }; // a phone with a notch, in landscape
const phone = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const tablet = { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

async function withInsets(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never);
}

// Visible buttons that reach under the phone's own bars.
function underBars(page: Page): Promise<readonly string[]> {
  return page.evaluate(({ top, left, bottom, right }) => {
    const isTop = (button: Element, x: number, y: number): boolean => button.contains(document.elementFromPoint(x, y));
    return [...document.querySelectorAll('button, a.button')].flatMap((button) => {
      const box = button.getBoundingClientRect();
      if (box.width <= 1 || !isTop(button, box.x + box.width / 2, box.y + box.height / 2)) return [];
      const isFree =
        box.top >= top && box.left >= left && box.bottom <= innerHeight - bottom && box.right <= innerWidth - right;
      return isFree
        ? []
        : [`${button.getAttribute('aria-label') ?? button.textContent ?? ''}: ${Math.round(box.bottom)}`];
    });
  }, insets);
}

function selectable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, .button, summary')]
      .filter((button) => getComputedStyle(button).userSelect !== 'none')
      .map((button) => button.outerHTML.slice(0, 120)),
  );
}

const overscroll = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY);

async function twoAt(site: TestSite, options: object): Promise<readonly [Player, Player]> {
  const link = await site.openTable(readScript('won_s1_by_two').choice);
  const ana = await site.player('Ana', options, finger);
  const bo = await site.player('Bo');
  await withInsets(ana.page);
  for (const player of [ana, bo]) await player.enter(link);
  return [ana, bo];
}

for (const [name, options] of Object.entries({ phone, tablet })) {
  test(`no button is under the bars of a ${name} in landscape`, async ({ site }) => {
    const [ana, bo] = await twoAt(site, options);
    await expect(ana.button(/^Ready$/)).toBeVisible();
    expect(await underBars(ana.page), 'lobby').toEqual([]);
    await ana.sayReady();
    await bo.sayReady();
    await ana.seesTheMall();
    expect(await underBars(ana.page), 'table').toEqual([]);
    await ana.button('Menu').click();
    await expect(ana.page.getByRole('dialog')).toBeVisible();
    expect(await underBars(ana.page), 'menu').toEqual([]);
  });
}

test('a pull at the edge does not reload a table, and a long press selects no button', async ({ site }) => {
  const [ana, bo] = await twoAt(site, phone);
  await expect(ana.button(/^Ready$/)).toBeVisible();
  expect(await overscroll(ana.page)).toBe('none');
  expect(await selectable(ana.page), 'lobby').toEqual([]);
  await ana.sayReady();
  await bo.sayReady();
  await ana.seesTheMall();
  expect(await overscroll(ana.page)).toBe('none');
  expect(await selectable(ana.page), 'table').toEqual([]);
  await ana.page.goto(`${site.url}/rules`);
  await expect(ana.page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await overscroll(ana.page)).toBe('auto'); // there is nothing to lose
  expect(await selectable(ana.page), 'rules').toEqual([]);
});

test("in the lobby of a phone, Ready is always in view and covers nothing that can't be scrolled away from it", async ({
  site,
}) => {
  const ana = await site.player('Anna-Magdalena', { viewport: { width: 360, height: 740 }, hasTouch: true });
  await ana.enter(await site.openTable({ scenario: 'S13', seats: 4, pauses: false }));
  await ana.button('Fill the table').click();
  const bar = ana.page.locator('.lobby-ready');
  for (const language of ['en', 'de', 'fr'] as const) {
    await ana.page.evaluate((chosen) => localStorage.setItem('magicmaze.language', JSON.stringify(chosen)), language);
    await ana.page.reload();
    await ana.isOnline();
    await expect(bar, language).toBeInViewport({ ratio: 1 });
    const covered = (): Promise<readonly string[]> =>
      ana.page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        const top = document.querySelector('.lobby-ready')?.getBoundingClientRect().top ?? 0;
        return [...document.querySelectorAll('.lobby-side *, .lobby-watching *')]
          .filter((part) => part.getBoundingClientRect().bottom > top + 1)
          .map((part) => part.outerHTML.slice(0, 80));
      });
    await expect.poll(covered, language).toEqual([]);
    await expect(bar, `${language}, at the end`).toBeInViewport({ ratio: 1 });
  }
});
