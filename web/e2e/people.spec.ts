// People around the table: what they show and how they stare is seen where they sit.
import type { Page } from '@playwright/test';
import { type Guest, Guests } from '../shots/support/guests';
import { firstMix, customScenario } from '../src/scenarios/security_mix';
import { expect, test } from './support/table';

const screens = [
  [1920, 1080],
  [1366, 768],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [360, 740],
  [844, 390],
] as const;

// Pixels between two boxes; Infinity while one of them isn't there, and it has to be large enough to be seen.
function apart(page: Page, shown: string, place: string): Promise<number> {
  return page.evaluate(
    ([one, other]) => {
      const sign = document.querySelector(one)?.getBoundingClientRect();
      const seats = [...document.querySelectorAll(other)].map((seat) => seat.getBoundingClientRect());
      const seat = seats.find(({ width }) => width > 0);
      if (!sign || !seat || sign.width < 24 || sign.height < 16) return Infinity;
      const across = Math.max(sign.left - seat.right, seat.left - sign.right, 0);
      const down = Math.max(sign.top - seat.bottom, seat.top - sign.bottom, 0);
      return Math.hypot(across, down);
    },
    [shown, place] as const,
  );
}

for (const seats of [3, 8]) {
  test(`signs and stares of ${seats} people appear at their seats, mine at my hand`, { tag: '@long' }, async ({
    site,
    browser,
  }) => {
    test.setTimeout(120_000);
    const guests = await Guests.arrive(browser, site);
    const scenario = { ...customScenario({ ...firstMix, modules: new Set() }), talk: 'free' };
    const link = await site.openTable({ scenario, seats, sand_ms: 420_000 });
    const ana = await site.player('Ana');
    await ana.enter(link);
    const others: Guest[] = [];
    for (let i = 1; i < seats; i += 1) others.push(await guests.join(link, `Guest ${i}`));
    for (const other of others) await other.sayReady();
    await ana.sayReady();
    await ana.seesTheMall();
    await expect(ana.page.locator('.talk-corner')).toHaveAttribute('data-talk-hands', 'open');
    const last = others.at(-1);
    for (const [width, height] of screens) {
      await test.step(`${width}x${height}`, async () => {
        await ana.page.setViewportSize({ width, height });
        await others[0]?.request({ t: 'emote', emote: 'clap' });
        const clap = `[data-seat="1"] [data-talk-sign="clap"]`;
        await expect.poll(() => apart(ana.page, clap, '[data-seat="1"]')).toBeLessThanOrEqual(40);
        await last?.request({ t: 'do', a: 'stare 0' });
        const eyes = `[data-seat="${seats - 1}"] [data-stare]`;
        await expect.poll(() => apart(ana.page, eyes, `[data-seat="${seats - 1}"]`)).toBeLessThanOrEqual(40);
        await expect(ana.page.getByText(`Guest ${seats - 1} is staring at you`, { exact: true })).toBeVisible();
        await expect(ana.page.locator('[data-stare]')).toHaveCount(0);
      });
    }
    await ana.page.keyboard.press('KeyC');
    for (const [width, height] of screens) {
      await ana.page.setViewportSize({ width, height });
      const button = ana.page.getByRole('button', { name: 'heart' });
      await button.evaluate((element: HTMLElement) => element.click());
      const hand = '[data-float="hand"], [data-float="hand"] .your-place-right';
      await expect
        .poll(() => apart(ana.page, '[data-talk-sign="heart"]', hand), `my own at ${width}x${height}`)
        .toBeLessThanOrEqual(40);
    }
  });
}
