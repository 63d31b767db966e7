// Several people around one computer: each with a part of the keyboard or a gamepad, and without a server.
import { readAction } from './support/game_script';
import type { Player } from './support/player';
import { withSameDeal } from './support/same_deal';
import { expect, test } from './support/table';

const desk = { viewport: { width: 1366, height: 768 } };

// Two gamepads that the test holds, as the browser would report them.
async function plugIn({ page }: Player): Promise<void> {
  await page.addInitScript(() => {
    const pad = () => ({
      connected: true,
      axes: [0, 0, 0, 0],
      buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
    });
    const pads = [pad(), pad()];
    Object.assign(window, { pads });
    navigator.getGamepads = () => pads as unknown as (Gamepad | null)[];
  });
}

type Part = { readonly button: number } | { readonly axis: number; readonly to: number };

// Down, long enough to be seen, and up again.
async function push({ page }: Player, pad: number, part: Part): Promise<void> {
  await page.evaluate(
    async ([which, what]) => {
      const { pads } = window as unknown as { pads: { axes: number[]; buttons: { pressed: boolean }[] }[] };
      const own = pads[which];
      const frames = async (): Promise<void> => {
        for (let i = 0; i < 2; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      };
      const set = (down: boolean): void => {
        if (own === undefined) return;
        if ('axis' in what) own.axes[what.axis] = down ? what.to : 0;
        else Object.assign(own.buttons[what.button] ?? {}, { pressed: down });
      };
      set(true);
      await frames();
      set(false);
      await frames();
    },
    [pad, part] as const,
  );
}

const heroButtons: Readonly<Record<string, number>> = { yellow: 3, purple: 2, green: 0, orange: 1 };
const [vortex, escalator, explore, theft, confirm] = [4, 5, 7, 8, 9];

const hand = ({ page }: Player, seat: number) => page.locator(`[data-hand="${seat}"]`);

// Among numbered places: to the right until it is the wanted one, then confirm.
async function pick(player: Player, seat: number, place: string): Promise<void> {
  const pointed = player.page.locator('[data-choice][data-pointed="true"]');
  const count = await player.page.locator('[data-choice]').count();
  for (let i = 0; i < count; i += 1) {
    if ((await pointed.getAttribute('data-choice')) === place) break;
    await push(player, seat, { axis: 0, to: 1 });
  }
  await push(player, seat, { button: confirm });
}

// One action of that seat's by its gamepad: heroes by buttons, ways by the stick.
async function act(player: Player, seat: number, action: string): Promise<void> {
  const step = readAction(action);
  const { page } = player;
  if (step.kind === 'theft') return push(player, seat, { button: theft });
  if (step.kind === 'draw') return push(player, seat, { button: explore });
  if (step.kind === 'place') {
    const { version } = await player.position();
    await push(player, seat, { button: explore });
    if ((await player.position()).version === version) await pick(player, seat, step.before);
    return;
  }
  if (step.kind !== 'move') throw new Error(`Nobody does "${action}" here.`);
  const hero = hand(player, seat).locator(`[data-hero="${step.pawn}"]`);
  if ((await hero.getAttribute('data-chosen')) !== 'true')
    await push(player, seat, { button: heroButtons[step.pawn] ?? 0 });
  await expect(hero).toHaveAttribute('data-chosen', 'true');
  if (step.way !== '>') {
    const { version } = await player.position();
    await push(player, seat, { button: step.way === '/' ? escalator : vortex });
    if ((await player.position()).version === version) await pick(player, seat, step.to);
    return;
  }
  const [across = 0, down = 0] = await player.space(step.from).evaluate((space, to) => {
    const goal = document.querySelector(`[data-space="${to}"]`)?.getBoundingClientRect();
    const from = space.getBoundingClientRect();
    return goal ? [Math.round((goal.x - from.x) / from.width), Math.round((goal.y - from.y) / from.height)] : [];
  }, step.to);
  const part = across !== 0 ? { axis: 0, to: Math.sign(across) } : { axis: 1, to: Math.sign(down) };
  for (let i = 0; i < Math.abs(across + down); i += 1) await push(player, seat, part);
  // At its exit a hero leaves the mall.
  const pawn = page.locator(`[data-pawn="${step.pawn}"]`);
  await expect.poll(async () => [null, step.to].includes(await pawn.getAttribute('data-at'))).toBe(true);
}

interface Hint {
  readonly action: string;
  readonly seats: readonly number[];
}

// The next step of a plan and who can do it; null at the end of the game.
async function askForHint(player: Player): Promise<Hint | null> {
  const panel = player.page.locator('[data-hint]');
  const offer = player.button('Hint'); // none when the game is over, even before its end is shown
  const panelOrEnd = panel.or(player.heading(/^(You got away|Caught)$/)).first();
  await panelOrEnd.or(offer).first().waitFor();
  if ((await panel.count()) === 0 && (await offer.isVisible())) await offer.click();
  await panelOrEnd.waitFor({ timeout: 30_000 });
  if ((await panel.count()) === 0) return null;
  const [action, seats] = await panel.evaluate((one: HTMLElement) => [one.dataset['hint'], one.dataset['hintSeats']]);
  return { action: action ?? '', seats: (seats ?? '').split(' ').map(Number) };
}

test('two people with two gamepads win scenario 1, without a server', { tag: '@long' }, async ({ site }) => {
  test.setTimeout(300_000);
  const ana = await site.player('Ana', desk);
  await withSameDeal(ana.page);
  await plugIn(ana);
  const asked: string[] = [];
  ana.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await ana.page.goto(`${site.url}/practice/solo?people=2&seats=2&scenario=1&with=pad1+pad2&sand=420000`);
  await ana.button('Start the heist').click();
  await ana.seesTheMall();
  await expect(ana.page.locator('[data-hand]')).toHaveCount(2);

  const over = ana.heading('You got away');
  while (!(await over.isVisible())) {
    const hint = await askForHint(ana);
    if (hint === null) break;
    const { hash } = await ana.position();
    const [seat = 0] = hint.seats;
    await test.step(`player ${seat + 1}: ${hint.action}`, () => act(ana, seat, hint.action));
    await expect.poll(async () => (await ana.position()).hash).not.toBe(hash);
  }
  await expect(over).toBeVisible();
  expect(asked.filter((path) => /^\/(api\/tables|ws)/.test(path))).toEqual([]);
  // This browser remembers it as what it was.
  const kept = await ana.page.evaluate(() => localStorage.getItem('magicmaze.games'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ scenarios: { S1: { games: 1, won: 1 } }, around: 1 });
});

test('two people share a keyboard, each with their own half and their own action tile', async ({ site }) => {
  const ana = await site.player('Ana', desk);
  const { page } = ana;
  await withSameDeal(ana.page);
  await page.goto(`${site.url}/practice`);
  await page.getByRole('link', { name: 'Around one screen' }).click();
  await page.getByRole('group', { name: /seats/i }).getByRole('radio', { name: '2', exact: true }).check();
  await ana.button('Lay out the mall').click();
  const { version: before } = await ana.position();
  await ana.button('Start the heist').click();
  await ana.reaches(before + 1);

  // Both choose the barbarian: two rings, two numbers.
  await page.keyboard.press('1');
  await page.keyboard.press('7');
  await expect(page.locator('[data-chosen="yellow"][data-person]')).toHaveCount(2);
  await page.keyboard.press('9');
  await expect(hand(ana, 0).locator('[data-hero="yellow"]')).toHaveAttribute('data-chosen', 'true');
  await expect(hand(ana, 1).locator('[data-hero="green"]')).toHaveAttribute('data-chosen', 'true');
  await page.keyboard.press('7');

  // What one has on their action tile moves the barbarian by their keys alone.
  const ways = { north: ['w', 'i'], east: ['d', 'l'], south: ['s', 'k'], west: ['a', 'j'] };
  const has = (seat: number, way: string) => hand(ana, seat).locator(`[data-ability="${way}"]`);
  let moves = 0;
  for (const [way, keys] of Object.entries(ways)) {
    const owner = (await has(0, way).count()) > 0 ? 0 : 1;
    const { version } = await ana.position();
    await page.keyboard.press(keys[1 - owner] ?? '');
    await expect(hand(ana, 1 - owner).getByRole('status')).toHaveText(/not on your action tile/);
    expect((await ana.position()).version).toBe(version);
    if ((await has(owner, way).getAttribute('data-possible')) === 'true') {
      await page.keyboard.press(keys[owner] ?? '');
      moves += (await ana.position()).version - version;
    }
  }
  expect(moves).toBeGreaterThan(0);

  // Another key, shown at once.
  await ana.button('Change Player 1’s keys').click();
  await ana.button('Change the key for Vortex, now Q').click();
  await page.keyboard.press('z');
  await expect(ana.button('Change the key for Vortex, now Z')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    page.locator('[data-hand="0"] [data-ability="vortex"] kbd, [data-hand="1"] [data-ability="vortex"] kbd'),
  ).toHaveText(/^[ZU]$/);
});

test('teammates take the seats that no person has', async ({ site }) => {
  const ana = await site.player('Ana', desk);
  await ana.page.goto(`${site.url}/practice/solo?people=2&seats=4&pace=instant&scenario=1&with=left+right`);
  await expect(ana.page.getByRole('button', { name: /teammate/ })).toHaveCount(2);
  const { hash } = await ana.position();
  await ana.button('Start the heist').click();
  await expect.poll(async () => (await ana.position()).hash, { timeout: 30_000 }).not.toBe(hash);
});
