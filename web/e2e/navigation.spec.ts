// From screen to screen: the tab's title, where the keyboard focus goes, and where "back" and "forward" lead.
import type { Page } from '@playwright/test';
import { readBriefing } from './support/briefing';
import { expect, readScript, test } from './support/table';

const game = readScript('won_s1_by_two');

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.trim() ?? ''}`);

test.describe('with games in the Book', () => {
  test.use({ finishedGames: 300 });

  test('every screen has its own title', async ({ site }) => {
    const { page } = await site.player('Ana');
    const titles = new Map<string, string>();
    for (const [path, title] of [
      ['/', 'Magic Maze Online'],
      ['/practice', 'Practice · Magic Maze Online'],
      ['/practice/solo?scenario=3', /^3 · .* · Magic Maze Online$/],
      ['/rules', /^(The )?rules · Magic Maze Online$/i],
      ['/rules/T1', /^.+ · (The )?rules · Magic Maze Online$/i],
      ['/book', /Book.* · Magic Maze Online$/],
      ['/crew', /crew · Magic Maze Online$/i],
      ['/heist', /heist.* · Magic Maze Online$/i],
      ['/editor', /scenario.* · Magic Maze Online$/i],
      ['/replay', 'Watch a game · Magic Maze Online'],
      ['/t/ABCDEF', /no table.* · Magic Maze Online$/i],
      ['/nowhere', /nothing behind.* · Magic Maze Online$/i],
    ] as const) {
      await page.goto(site.url + path);
      await expect(page).toHaveTitle(title);
      titles.set(path, await page.title());
    }
    expect(new Set(titles.values()).size).toBe(titles.size);
  });

  test('"back" and "forward" restore the scroll position', async ({ site }) => {
    const { page } = await site.player('Ana', { viewport: { width: 900, height: 500 } });
    await page.goto(`${site.url}/book`);
    await expect(page.locator('.entry-row').nth(20)).toBeVisible();
    await expect(page.locator('.book-row .scenario-picture').first()).toBeVisible(); // the wall above is there, too
    const link = page.locator('.entry-row a[href*="/replay/"]').nth(10);
    await link.scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(500);
    // A link far down leads to a screen that starts at the top.
    await link.click();
    await expect(page).toHaveURL(/\/replay\//);
    await expect(page.locator('[data-board]')).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => scrolled(page)).toBe(300);
    await page.goBack();
    await expect(page).toHaveURL(/\/book$/);
    await expect.poll(() => scrolled(page)).toBe(left);
    await page.goForward();
    await expect(page).toHaveURL(/\/replay\//);
    await expect.poll(() => scrolled(page)).toBe(300);
    await page.reload();
    await expect.poll(() => scrolled(page)).toBe(300);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(left);
  });
});

test('"back" leads to where you came from, also after "forward" and after a reload', async ({ site }) => {
  const { page } = await site.player('Ana');
  const back = page.getByRole('button', { name: 'Back' });
  await page.goto(`${site.url}/book`);
  await page.getByRole('link', { name: /heist/i }).first().click();
  await expect(page).toHaveURL(/\/heist$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/book$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/heist$/);
  await back.click();
  await expect(page).toHaveURL(/\/book$/);
  await page.goForward();
  await page.reload();
  await back.click();
  await expect(page).toHaveURL(/\/book$/);
  await back.click(); // nothing of this page comes before it
  await expect(page).toHaveURL(/\/$/);
});

test('a practice game chosen in the address is the one played after "back"', async ({ site }) => {
  const ana = await site.player('Ana');
  const { page } = ana;
  await page.goto(`${site.url}/practice/solo?scenario=3`);
  await readBriefing(page);
  await ana.seesTheMall();
  await expect(page).toHaveTitle(/^3 · /);
  await page.evaluate(() => {
    history.pushState({ entry: 1 }, '', '/practice/solo?scenario=2');
    history.back();
  });
  await expect(page).toHaveURL(/scenario=3/);
  await page.goForward();
  await expect(page).toHaveTitle(/^2 · /);
});

test('the keyboard continues at the heading of each screen', async ({ site }) => {
  const ana = await site.player('Ana');
  const { page } = ana;
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: 'Open a table' })).toBeVisible();
  expect(await focused(page)).toMatch(/^BODY/); // the browser reads a page that was just opened from its top
  await page
    .getByRole('link', { name: /^Practi[cs]e/ })
    .first()
    .press('Enter');
  await expect.poll(() => focused(page)).toBe('H1 Practice');
  await page.getByRole('link', { name: 'Watch a replay' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('H1 Watch a game');
  await page.goBack();
  await expect.poll(() => focused(page)).toBe('H1 Practice');
  await page.goBack();
  await expect.poll(() => focused(page)).toBe('H1 Magic Maze Online');
});

test('the focus is never lost on the way from the join screen into the game', async ({ site }) => {
  const link = await site.openTable(game.choice);
  const [ana, bo] = [await site.player('Ana'), await site.player('Bo')];
  await bo.enter(link);
  await ana.enter(link);
  await expect.poll(() => focused(ana.page)).toMatch(/^H1 Table /);
  await expect(ana.page).toHaveTitle(/^Table \w{3}.\w{3} · Magic Maze Online$/);
  await bo.sayReady();
  await ana.sayReady();
  await ana.seesTheMall();
  await expect.poll(() => focused(ana.page)).toMatch(/^H1 At the table: /);
  await expect(ana.page).toHaveTitle(/^1 · .* · \w{3}.\w{3} · Magic Maze Online$/);
  await ana.button('Menu').press('Enter');
  await ana.button('Leave the table').press('Enter');
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Leave the table' }).press('Enter');
  await expect(ana.heading('You’ve left')).toBeVisible();
  await expect.poll(() => focused(ana.page)).toMatch(/^H1 You’ve left/);
});
