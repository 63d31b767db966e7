// From the first screen to the countdown.
import { expect, readScript } from '../e2e/support/table';
import { regular, scene, take, test, visitor, type Studio } from './support/scene';

const scenarioOne = { scenario: 'S1' };

async function home({ site }: Studio, name: string): Promise<void> {
  const { page } = await visitor(site);
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: 'Open a table' })).toBeVisible();
  await take(page, name);
}

scene('home', (studio) => home(studio, 'home'));

scene('home-tables', async (studio) => {
  const { site, guests } = studio;
  const tables = [
    [{ scenario: 'S1', public: true }, ['Mirjam']],
    [{ scenario: 'S4', public: true }, ['Tomé', 'Ida', 'Wen']],
    [{ ...readScript('won_s1_by_two').choice, public: true, seats: 2 }, ['Ole', 'Kiri']],
  ] as const;
  for (const [choice, names] of tables) {
    const link = await site.openTable(choice);
    const people = [];
    for (const who of names) people.push(await guests.join(link, who));
    if (names.length === 2) for (const person of people) await person.sayReady();
  }
  await home(studio, 'home-tables');
});

scene('home-no-server', async ({ site }) => {
  const { page } = await visitor(site);
  await page.route(/\/api\//, (route) => route.abort());
  await page.goto(site.url);
  await expect(page.getByText('Can’t reach the game server')).toBeVisible();
  await take(page, 'home-no-server');
});

scene('settings', async ({ site }) => {
  const { page } = await visitor(site);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'settings');
});

scene('settings-below', async ({ site }) => {
  const { page } = await visitor(site);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Settings' }).first().click();
  const last = page.getByRole('dialog').getByRole('button').last();
  await take(page, 'settings-below', async () => last.scrollIntoViewIfNeeded());
});

scene('avatar', async ({ site }) => {
  const ana = await visitor(site);
  await ana.page.goto(site.url);
  await ana.button('Change your avatar').click();
  await expect(ana.page.getByRole('dialog')).toBeVisible();
  await take(ana.page, 'avatar');
});

scene('about', async ({ site }) => {
  const ana = await visitor(site);
  await ana.page.goto(site.url);
  await ana.button('About').click();
  await expect(ana.page.getByRole('dialog')).toBeVisible();
  await take(ana.page, 'about');
});

scene('report', async ({ site }) => {
  const ana = await visitor(site);
  await ana.page.goto(site.url);
  await ana.button('Report a bug').click();
  await ana.page.getByText('Show the whole report').click();
  await take(ana.page, 'report');
});

scene('door', async ({ site, guests }) => {
  const link = await site.openTable({ scenario: 'S3' });
  await guests.join(link, 'Mirjam');
  await guests.join(link, 'Ole');
  const ana = await visitor(site);
  await ana.page.goto(link);
  await expect(ana.button('Come in')).toBeVisible();
  await take(ana.page, 'door');
});

scene('lobby-alone', async ({ site }) => {
  const ana = await regular(site);
  await ana.page.goto(await site.openTable(scenarioOne));
  await expect(ana.button(/^Ready$/)).toBeVisible();
  await take(ana.page, 'lobby-alone');
});

scene('lobby-four', async ({ site, guests }) => {
  const link = await site.openTable({ scenario: 'S3', pauses: true });
  const ana = await regular(site);
  await ana.page.goto(link);
  await ana.isOnline();
  const bo = await guests.join(link, 'Bo');
  await guests.join(link, 'Clementine');
  const di = await guests.join(link, 'Di');
  await guests.join(link, 'Eva', 'spectator');
  await bo.sayReady();
  await di.sayReady();
  await expect(ana.page.getByText('Clementine').first()).toBeVisible();
  await take(ana.page, 'lobby-four');
});

// What is further down: what will be played, and the teammates.
scene('lobby-below', async ({ site }) => {
  const ana = await regular(site);
  await ana.page.goto(await site.openTable({ scenario: 'S4', pauses: true, free_talk: false }));
  const teammates = ana.heading('Teammates');
  await expect(teammates).toBeVisible();
  await take(ana.page, 'lobby-tonight', async () => ana.heading('Tonight').evaluate((at) => at.scrollIntoView()));
  await take(ana.page, 'lobby-teammates', async () => teammates.evaluate((at) => at.scrollIntoView()));
});

scene('lobby-person', async ({ site, guests }) => {
  const ana = await regular(site);
  const link = await site.openTable(scenarioOne);
  await ana.page.goto(link);
  await ana.isOnline();
  await guests.join(link, 'Bo');
  await ana.page.locator('[data-seat]', { hasText: 'Bo' }).click();
  await expect(ana.button('Report')).toBeVisible();
  await take(ana.page, 'lobby-person');
  await ana.button('Remove').click();
  await take(ana.page, 'lobby-remove');
  await ana.button('Cancel').click();
  await ana.page.locator('[data-seat]', { hasText: 'Bo' }).click();
  await ana.button('Report').click();
  await take(ana.page, 'lobby-report');
});

scene('lobby-nine', async ({ site, guests }) => {
  const link = await site.openTable({ scenario: 'S9' });
  const mirjam = await guests.join(link, 'Mirjam');
  for (const name of ['Bo', 'Clementine', 'Di', 'Emre', 'Fatou', 'Giuseppe', 'Hanneke']) await guests.join(link, name);
  const ana = await regular(site);
  await ana.page.goto(link);
  await mirjam.sayReady();
  await expect(ana.button(/^Ready$/)).toBeVisible();
  await take(ana.page, 'lobby-nine');
});

scene('chooser', async ({ site }) => {
  const ana = await regular(site);
  await ana.page.goto(await site.openTable(scenarioOne));
  await ana.button('Choose').click();
  await expect(ana.page.getByRole('dialog')).toBeVisible();
  await take(ana.page, 'chooser');
  // Only a narrow window has two tabs.
  const options = ana.page.getByRole('dialog').getByText('Options', { exact: true });
  await take(ana.page, 'chooser-options', async () => {
    if (await options.isVisible()) await options.click();
  });
});

test.describe('with time to look', () => {
  test.use({ serverOptions: ['--countdown-ms', '60000'] });
  scene('countdown', async ({ site }) => {
    const ana = await regular(site);
    // The page is told that three seconds are left, and then nothing more.
    await ana.page.clock.install();
    await ana.page.goto(await site.openTable(scenarioOne));
    await ana.sayReady();
    await expect(ana.page.getByRole('alertdialog')).toBeVisible();
    await ana.page.clock.fastForward(57_500);
    await take(ana.page, 'countdown');
  });
  scene('countdown-expansion', async ({ site }) => {
    const ana = await regular(site);
    await ana.page.clock.install();
    await ana.page.goto(await site.openTable({ scenario: 'T6', seats: 1 }));
    await ana.sayReady();
    await expect(ana.page.getByRole('alertdialog').locator('[data-news="T6"]')).toBeVisible();
    await ana.page.clock.fastForward(57_500);
    await take(ana.page, 'countdown-expansion');
  });
});
