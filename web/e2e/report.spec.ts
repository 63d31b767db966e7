// Reporting a bug: from the menu of a running game, after its end, and where a connection has ended; and the About
// dialog.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, readScript, test } from './support/table';

const choice = { ...readScript('won_s1_by_two').choice, pauses: true };

// The file that the browser saves.
async function saved(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^magicmaze-report-[\d-]+\.txt$/);
  return readFile(await file.path(), 'utf8');
}

test('a report has what everyone saw while a game runs, and its record afterwards', async ({ site }) => {
  const link = await site.openTable(choice);
  const code = link.slice(-6);
  const ana = await site.player('Ana');
  const bo = await site.player('Bo');
  await site.gather(link, [ana, bo]);
  const { script } = readScript('won_s1_by_two');
  const [seat, action] = script[0] ?? [0, ''];
  await (seat === 0 ? ana : bo).act(action);
  await ana.page.evaluate(() => void Promise.reject(new Error('planted for the report')));
  const asked: string[] = [];
  ana.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await expect.poll(() => site.troubles.splice(0)).toEqual([expect.stringContaining('planted for the report')]);

  await ana.button('Menu').click();
  await ana.button('Report a bug').click();
  await ana.page.getByLabel('What happened?').fill('The elf went through a wall.');
  const running = await saved(ana.page);
  expect(running).toContain('The elf went through a wall.');
  expect(running).toContain('planted for the report');
  expect(running).toContain('"kind":"moved"');
  expect(running).toContain(`"hash":"${(await ana.position()).hash}"`);
  // What nobody may know yet, and what is private.
  expect(running).not.toMatch(/deck=|seed=/);
  expect(running).not.toMatch(new RegExp(`${code}|Ana|"Bo"`));
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([]);
  await ana.page.keyboard.press('Escape');

  await ana.button('Menu').click();
  await ana.button('Give up').click();
  await ana.page.getByRole('dialog', { name: 'Give up?' }).getByRole('button', { name: 'Give up' }).click();
  await expect(ana.heading('Given up')).toBeVisible();
  await ana.goesOn('Report a bug');
  await ana.page.getByText('Show the whole report').click();
  await expect(ana.page.getByRole('textbox', { name: 'Show the whole report' })).toHaveValue(
    /magicmaze-record 1 .*deck=/,
  );
  expect(await saved(ana.page)).toMatch(/magicmaze-record 1 .*deck=/);
});

test('bugs can be reported from an ending and from the home screen', async ({ site }) => {
  const ana = await site.player('Ana');
  await ana.page.goto(`${site.url}/t/AAAAAA`);
  await ana.button('Report a bug').click();
  expect(await saved(ana.page)).toContain('screen /t/…');
  await ana.page.goto(site.url);
  await ana.button('Report a bug').click();
  expect(await saved(ana.page)).toContain('screen /');
});

test('the page says what it is, who made it and under which licences', async ({ site }) => {
  const ana = await site.player('Ana');
  await ana.page.goto(site.url);
  await ana.button('About').click();
  const about = ana.page.getByRole('dialog', { name: 'About this game' });
  await expect(about).toContainText('unofficial fan project');
  await expect(about).toContainText(/Version \d+\.\d+\.\d+, page \w+/);
  const [licences] = await Promise.all([
    ana.page.waitForEvent('popup'),
    about.getByRole('link', { name: 'All licences' }).click(),
  ]);
  await expect(licences.locator('body')).toContainText('SIL OPEN FONT LICENSE');
  await expect(licences.locator('body')).toContainText('Boost Software License');
});
