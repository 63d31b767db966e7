// At the table: the game in all its states, what can be opened over it, and how it ends.
import { TestConnection } from '../e2e/support/test_connection';
import { expect } from '../e2e/support/table';
import type { Player } from '../e2e/support/player';
import { act, sitFour } from './support/four';
import { regular, scene, take, type Studio } from './support/scene';

const explorer = ['south', 'west', 'escalator', 'explore'];
const climber = ['north', 'east', 'vortex'];

type Choice = Readonly<Record<string, unknown>>;

// One person; the other seat stays free, if there is one.
async function alone({ site }: Studio, choice: Choice): Promise<Player> {
  const ana = await regular(site);
  await ana.page.goto(await site.openTable({ seed: 1, sand_ms: 420_000, ...choice }));
  await ana.sayReady();
  await ana.seesTheMall();
  return ana;
}

scene('table-begins', async (studio) => {
  const { ana } = await sitFour(studio, 'won_s1', 0);
  await take(ana.page, 'table-begins');
});

scene('table-silence', async (studio) => {
  const { ana } = await sitFour(studio, 'won_s1', 16);
  await ana.page.waitForTimeout(5_000); // the banner of the beginning is gone by now
  await take(ana.page, 'table-silence');
});

// Ana sits opposite the first seat and has turned the mall to her own.
scene('table-turned', async (studio) => {
  const prepare = async ({ page }: Player): Promise<void> => {
    await page.addInitScript(() => localStorage.setItem('magicmaze.seatBelow', 'true'));
  };
  const { ana } = await sitFour(studio, 'won_s1', 16, { prepare });
  await ana.pawn('green').press('Enter');
  await take(ana.page, 'table-turned');
});

scene('table-chosen', async (studio) => {
  const { ana } = await sitFour(studio, 'won_s1', 16);
  await ana.pawn('green').press('Enter');
  await take(ana.page, 'table-chosen');
});

scene('table-refused', async (studio) => {
  const { ana } = await sitFour(studio, 'won_s1', 16);
  const why = async (): Promise<void> => {
    if ((await ana.pawn('purple').getAttribute('aria-pressed')) !== 'true') await ana.pawn('purple').press('Enter');
    await ana.space('1a:2,2').press('Enter');
  };
  await take(ana.page, 'table-refused', why);
});

scene('table-late', async (studio) => {
  const { ana } = await sitFour(studio, 'won_s3', 60);
  await take(ana.page, 'table-late');
});

scene('table-nine', async (studio) => {
  const choice = { scenario: 'S9', setup: undefined }; // the only one for nine
  const { ana } = await sitFour(studio, 'won_s1', 0, { choice, people: 9 });
  await take(ana.page, 'table-nine');
});

scene('table-talk', async (studio) => {
  const setup = { side: '1a', heroes: { yellow: '1a:0,1' }, deal: [explorer, climber] };
  const ana = await alone(studio, { scenario: 'S3', seats: 2, setup });
  await ana.page.waitForTimeout(8_000); // some sand has to run before it can be turned over
  await ana.act('y 1a:0,1>1a:0,0');
  await expect(ana.root).toHaveAttribute('data-talk', 'window');
  await take(ana.page, 'table-talk');
});

scene('table-theft', async (studio) => {
  const { ana } = await sitFour(studio, 'won_s1', 32);
  await take(ana.page, 'table-theft');
});

scene('table-held', async (studio) => {
  const heroes = { purple: '1b:1,0', orange: '1b:3,1', green: '1b:0,2', yellow: '1b:2,3' };
  const setup = { side: '1b', deck: ['16', '17', '18', '19'], heroes, deal: [explorer, climber] };
  const ana = await alone(studio, { scenario: 'S7', seats: 2, setup });
  await ana.act('draw');
  await take(ana.page, 'table-held');
});

scene('table-solo', async (studio) => {
  const ana = await alone(studio, { scenario: 'S1', seats: 1 });
  await ana.button(/^Turn over the next action/).click();
  await ana.button(/^Turn over the next action/).click();
  await take(ana.page, 'table-solo');
});

scene('table-knock', async (studio) => {
  const four = await sitFour(studio, 'won_s1', 6);
  await act(four, 0, `do-something ${four.anasSeat}`);
  await take(four.ana.page, 'table-knock');
});

scene('table-seat', async (studio) => {
  const { ana } = await sitFour(studio, 'won_s1', 6);
  await take(ana.page, 'table-seat', async () => {
    await ana.page.keyboard.press('Escape');
    await ana.button(/^Bo, /).click();
  });
});

scene('table-paused', async (studio) => {
  const { ana, others } = await sitFour(studio, 'won_s1', 16);
  await others.get(0)?.request({ t: 'pause' });
  await expect(ana.page.getByText('The sand has stopped.')).toBeVisible();
  await take(ana.page, 'table-paused');
});

scene('table-interrupted', async (studio) => {
  const { ana } = await sitFour(studio, 'won_s1', 16);
  await studio.site.server.kill();
  await expect(ana.root).toHaveAttribute('data-link', 'reconnecting');
  await studio.site.server.run();
  await ana.isOnline();
  await expect(ana.page.getByText('The game was interrupted')).toBeVisible();
  await take(ana.page, 'table-interrupted');
});

scene('table-reconnecting', async (studio) => {
  let connection: TestConnection | null = null;
  const prepare = async ({ page }: Player): Promise<void> => {
    connection = await TestConnection.of(page);
  };
  const { ana } = await sitFour(studio, 'won_s1', 16, { prepare });
  await (connection as TestConnection | null)?.cut();
  await expect(ana.page.getByText('Connection lost')).toBeVisible();
  await take(ana.page, 'table-reconnecting');
});

scene('table-menu', async (studio) => {
  const { ana } = await sitFour(studio, 'won_s1', 6);
  await ana.button('Menu').click();
  await expect(ana.page.getByRole('dialog')).toBeVisible();
  await take(ana.page, 'table-menu');
});

scene('table-give-up', async (studio) => {
  const ana = await alone(studio, { scenario: 'S3', seats: 2 });
  await ana.button('Menu').click();
  await ana.button('Give up').click();
  await expect(ana.page.getByText('The game ends for everyone.')).toBeVisible();
  await take(ana.page, 'table-give-up');
});

scene('table-overview', async (studio) => {
  const { ana } = await sitFour(studio, 'won_s3', 60);
  await take(ana.page, 'table-overview', async () => {
    await ana.page.keyboard.press('Escape');
    const overview = ana.button('Overview');
    if (await overview.isVisible()) await overview.click();
  });
});

scene('table-people', async (studio) => {
  const { ana } = await sitFour(studio, 'won_s1', 6);
  await ana.button('Menu').click();
  await ana.button('Players and invite').click();
  await expect(ana.heading(/^At the table$/)).toBeVisible();
  await take(ana.page, 'table-people');
});

scene('table-keys', async (studio) => {
  const { ana } = await sitFour(studio, 'won_s1', 6);
  await ana.button('Menu').click();
  await ana.button('Keyboard shortcuts').click();
  await expect(ana.heading('Keyboard shortcuts')).toBeVisible();
  await take(ana.page, 'table-keys');
});

scene('end-won', async (studio) => {
  const { ana } = await sitFour(studio, 'won_s1', 60);
  await expect(ana.heading('You got away')).toBeVisible();
  await take(ana.page, 'end-won');
});

scene('end-lost', async (studio) => {
  const { ana } = await sitFour(studio, 'won_s1', 12, { choice: { sand_ms: 30_000 } });
  await expect(ana.heading('Caught')).toBeVisible({ timeout: 60_000 });
  await take(ana.page, 'end-lost');
});

scene('end-given-up', async (studio) => {
  const { ana, others } = await sitFour(studio, 'won_s1', 12);
  await others.get(0)?.request({ t: 'give_up' });
  await expect(ana.heading('Given up')).toBeVisible();
  await take(ana.page, 'end-given-up');
});
