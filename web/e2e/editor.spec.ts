// A custom scenario is put together, refused with its rule if it can't be won, shared and played.
import type { Locator } from '@playwright/test';
import { expect, test } from './support/table';
import { overflowing } from './support/overflow';
import { TouchScreen, type Point } from './support/touch';

const verdict = '[data-flaw]';

test('SX-2: a scenario is checked while it is edited, and a table opens with it', { tag: '@quick' }, async ({
  site,
}) => {
  const { page } = await site.player('Ana');
  await page.addInitScript(() => localStorage.setItem('magicmaze.name', '"Ana"'));
  await page.goto(`${site.url}/editor`);
  await expect(page.locator(verdict)).toHaveAttribute('data-flaw', 'NameIsMissing');
  await page.getByRole('textbox', { name: 'Name' }).fill('Quiet heist');
  await expect(page.locator(verdict)).toHaveAttribute('data-flaw', '');
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('S17');
  await expect(page.getByRole('radio', { name: 'forbidden' })).toBeChecked();
  await page.getByRole('radio', { name: 'one for everyone' }).check();
  await expect(page.locator(verdict)).toHaveAttribute('data-flaw', 'GroupsNeedOwnExits');
  await expect(page.getByRole('button', { name: 'Open a table' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: 'pairs only' }).check();
  await expect(page.locator(verdict)).toHaveAttribute('data-flaw', 'GroupsNeedOwnExits');
  await page.getByRole('radio', { name: 'own colour', exact: true }).last().check();
  await expect(page.locator(verdict)).toHaveAttribute('data-flaw', '');

  // An item is missing, and then it is there again.
  await page.getByRole('radio', { name: '12', exact: true }).check();
  const needed = page.locator('[data-tile][data-in="in"]').last();
  await needed.click();
  await expect(page.locator('[data-tile][data-in="in"]')).toHaveCount(10);
  await page.getByRole('radio', { name: '12', exact: true }).check();
  await page.getByRole('radio', { name: 'put on top' }).check();
  await page.locator('[data-tile="9"]').click();
  await expect(page.locator('[data-tile="9"]')).toHaveAttribute('data-in', 'top');
  await expect(page.locator(verdict)).toHaveAttribute('data-flaw', '');

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.url()).toMatch(/\/editor#s=[\w-]+$/);
  const link = page.url();

  // Anyone who follows the link has the same scenario.
  const other = (await site.player('Bo')).page;
  await other.goto(link);
  await expect(other.getByRole('textbox', { name: 'Name' })).toHaveValue('Quiet heist');
  await expect(other.locator('[data-tile="9"]')).toHaveAttribute('data-in', 'top');

  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-link', 'online');
  await expect(page.getByText('Quiet heist').first()).toBeVisible();
});

test('SX-2: modules are switched on by name, and the editor says what one of them lacks', async ({ site }) => {
  const { page } = await site.player('Ana', { locale: 'de-DE' });
  await page.goto(`${site.url}/editor`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Nachts');
  await expect(page.locator('[data-module]')).toHaveCount(13);
  const guard = page.getByRole('switch', { name: '1 · Wache', exact: true });
  await guard.check();
  await expect(page.locator(verdict)).toHaveAttribute('data-flaw', 'ModuleNeedsATile'); // none of the expansion is in the deck
  await expect(page.locator(verdict)).toContainText('1 · Wache: ');
  await guard.uncheck();
  await expect(page.locator(verdict)).toHaveAttribute('data-flaw', '');
});

test('tiles are dragged through the deck, and the search says that the scenario can be won', async ({ site }) => {
  const { page } = await site.player('Ana', { viewport: { width: 1366, height: 3000 } }); // all lanes in view
  await page.goto(`${site.url}/editor`);
  await page.getByRole('textbox', { name: 'Name' }).fill('By hand');
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('S1');
  const tile = (name: string) => page.locator(`[data-tile="${name}"]`);
  const lane = (name: string) => page.locator(`[data-lane-of="${name}"]`);
  await tile('9').dragTo(lane('top'));
  await expect(lane('top').locator('[data-tile="9"]')).toHaveAttribute('data-in', 'top');
  await tile('5').dragTo(tile('9'));
  await expect(lane('top').locator('[data-tile]')).toHaveText([/5 ↑1$/, /9 ↑2$/]);
  await tile('9').dragTo(lane('bottom'));
  await expect(tile('9')).toHaveAttribute('data-in', 'bottom');
  await tile('5').dragTo(lane('in'));
  await expect(tile('5')).toHaveAttribute('data-in', 'in');
  await tile('20').dragTo(lane('in'));
  await tile('20').dragTo(lane('out'));
  await expect(tile('20')).toHaveAttribute('data-in', 'out');
  const odds = page.locator('[data-odds="done"]');
  await expect(odds).toHaveText(/^Deals tried: 3\. Won: 3, in \d+(–\d+)? actions\.$/, { timeout: 60_000 });
  await page.getByRole('radio', { name: 'own colour', exact: true }).last().check();
  await page.getByRole('radio', { name: 'forbidden' }).check();
  await expect(odds).toHaveCount(0); // the search starts over
});

test('a finger that rests on a tile drags it, and one that moves at once scrolls', async ({ site }) => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const { page } = await site.player('Ana', phone);
  await page.goto(`${site.url}/editor`);
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('S1');
  const tile = page.locator('[data-tile="2"]');
  const lane = page.locator('[data-lane-of="top"]');
  const fingers = await TouchScreen.of(page);
  const middle = async (of: Locator): Promise<Point> => {
    const box = await of.boundingBox();
    if (box === null) throw new Error('It is not shown.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await lane.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await fingers.down(0, await middle(tile));
  await expect(tile).toHaveAttribute('data-lifted');
  await fingers.move({ 0: await middle(lane) });
  await expect(lane).toHaveAttribute('data-target', 'true');
  await fingers.up(0);
  await expect(lane.locator('[data-tile="2"]')).toHaveAttribute('data-in', 'top');
  await expect(lane).toHaveAttribute('data-target', 'false');

  // A tap does what it is set to, and a swipe leaves everything where it was.
  const other = page.locator('[data-tile="3"]');
  await other.tap();
  await expect(other).toHaveAttribute('data-in', 'out');
  await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => scrollY);
  const start = await middle(tile);
  await fingers.down(0, start);
  await fingers.move({ 0: { x: start.x, y: start.y - 200 } });
  await fingers.up(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(tile).toHaveAttribute('data-in', 'top');
  await expect(tile).not.toHaveAttribute('data-lifted');
});

test('trying a scenario with teammates', async ({ site }) => {
  const { page } = await site.player('Ana');
  await page.addInitScript(() => localStorage.setItem('magicmaze.name', '"Ana"'));
  await page.goto(`${site.url}/editor`);
  await page.getByRole('textbox', { name: 'Name' }).fill('First try');
  await page.getByRole('button', { name: 'Try it with teammates' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-link', 'online');
  await expect(page.getByRole('button', { name: /teammate/ })).not.toHaveCount(0);
});

test('saving a file and opening it again', async ({ site }) => {
  const { page } = await site.player('Ana');
  await page.goto(`${site.url}/editor`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Kept: one');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Kept-one.json');
  await page.getByRole('textbox', { name: 'Name' }).fill('Other');
  await page.locator('input[type=file]').setInputFiles(await download.path());
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Kept: one');
  const nothing = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[]') };
  await page.locator('input[type=file]').setInputFiles(nothing);
  await expect(page.getByText('There’s no scenario in this file.')).toBeVisible();
});

test("a broken link is reported, and so is anything that couldn't be loaded from an odd one", async ({ site }) => {
  const { page } = await site.player('Ana');
  await page.goto(`${site.url}/editor#s=!!!!`);
  await expect(page.getByText('There’s no scenario in this link.')).toBeVisible();
  // Another link in the same tab.
  const odd = Buffer.from('{"name":"S17","sand_ms":1e300,"level":100000}').toString('base64url');
  await page.evaluate((hash) => (location.hash = hash), `#s=${odd}`);
  await expect(page.getByText('Some settings couldn’t be loaded: level, sand_ms.')).toBeVisible();
  await expect(page.getByText('10 min', { exact: true })).toBeVisible();
  await expect(page.locator(verdict)).toHaveAttribute('data-flaw', 'NameIsPrinted');
  await expect(page.getByRole('button', { name: 'Open a table' })).toHaveAttribute('aria-disabled', 'true');
});

for (const [width, height] of [
  [360, 740],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`the editor fits ${width}x${height}, in three languages`, async ({ site }) => {
    for (const locale of ['en-GB', 'de-DE', 'pt-BR']) {
      const { page } = await site.player('Ana', { viewport: { width, height }, locale });
      await page.goto(`${site.url}/editor`);
      await expect(page.locator('[data-tile]').first()).toBeVisible();
      expect(await overflowing(page)).toEqual([]);
      await page.context().close();
    }
  });
}
