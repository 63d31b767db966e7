// Mouse, wheel and fingers on the mall: dragging heroes, panning, zooming, pinching, long presses, and touches that get lost.
import type { BrowserContextOptions } from '@playwright/test';
import type { Player } from './support/player';
import { expect, playOn, readScript, test, type TestSite } from './support/table';
import { TouchScreen, type Point } from './support/touch';

const game = readScript('won_s1_by_two');
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desk = { viewport: { width: 1280, height: 800 } };

// Seat 0 brings heroes south and west, seat 1 north and east.
async function seated(
  site: TestSite,
  device: BrowserContextOptions,
  moves = 0,
  more = {},
): Promise<readonly [Player, Player]> {
  const link = await site.openTable({ ...game.choice, ...more });
  const players = [await site.player('Ana', device), await site.player('Bo')] as const;
  await site.gather(link, players);
  await playOn(players, game.script.slice(0, moves));
  return players;
}

interface Sight extends Point {
  readonly size: number;
}

// Where a space is on the screen and how large it is: panning and zooming change this.
async function sightOf({ page }: Player, place = '1a:1,1'): Promise<Sight> {
  const box = await page.locator(`[data-space="${place}"]`).boundingBox();
  if (box === null) throw new Error(`${place} is not on the board.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: box.width };
}

// A space without a pawn: a press there pans.
const floorOf = (player: Player): Promise<Point> => sightOf(player, '1a:0,1');

async function isAt(player: Player, wanted: Point, place?: string): Promise<void> {
  const near = async (): Promise<string> => {
    const { x, y } = await sightOf(player, place);
    return Math.hypot(x - wanted.x, y - wanted.y) < 2 ? 'there' : `at ${x.toFixed(0)}, ${y.toFixed(0)}`;
  };
  await expect
    .poll(near, { message: `${place ?? 'the mall'} lies at ${wanted.x.toFixed(0)}, ${wanted.y.toFixed(0)}` })
    .toBe('there');
}

const moved = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y });

test('a hero is dragged with the mouse, and goes back if dropped on nothing', async ({ site }) => {
  const [ana, bo] = await seated(site, desk);
  const { mouse } = ana.page;
  const { version } = await ana.position();
  const start = await sightOf(ana, '1a:1,1');
  const goal = await sightOf(ana, '1a:1,0');
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(goal.x, goal.y, { steps: 5 });
  await mouse.up();
  await ana.reaches(version + 1);
  await ana.sees('green', '1a:1,0');
  await bo.sees('green', '1a:1,0');

  await mouse.move(goal.x, goal.y);
  await mouse.down();
  await mouse.move(goal.x + 15, goal.y + 5, { steps: 5 });
  await mouse.up();
  await ana.sees('green', '1a:1,0');
  expect((await ana.position()).version).toBe(version + 1);
});

test('the mouse pans the mall, even beyond its edge, and only while the button is down', async ({ site }) => {
  const [ana] = await seated(site, desk);
  const { mouse } = ana.page;
  const before = await sightOf(ana);
  const floor = await floorOf(ana);
  await mouse.move(floor.x, floor.y);
  await mouse.down();
  await mouse.move(floor.x + 60, floor.y + 30, { steps: 5 });
  await isAt(ana, moved(before, { x: 60, y: 30 }));
  await mouse.move(5, floor.y + 30, { steps: 5 }); // over the panel next to the mall
  await mouse.up();
  const after = await sightOf(ana);
  expect(after.x).toBeLessThan(before.x);
  await mouse.move(floor.x, floor.y, { steps: 5 });
  await mouse.move(floor.x + 80, floor.y, { steps: 5 });
  await isAt(ana, after);
});

test('releasing the button outside the mall ends the pan', async ({ site }) => {
  const [ana] = await seated(site, desk);
  const { mouse } = ana.page;
  const stage = await ana.page.locator('[data-board]').boundingBox();
  if (stage === null) throw new Error('There is no board.');
  const before = await sightOf(ana);
  // Straight out, so that the mall only sees the press.
  await mouse.move(stage.x + 2, stage.y + stage.height / 2);
  await mouse.down();
  await mouse.move(stage.x - 40, stage.y + stage.height / 2);
  await mouse.up();
  await mouse.move(stage.x + 100, stage.y + stage.height / 2, { steps: 4 });
  await mouse.move(stage.x + 200, stage.y + stage.height / 2, { steps: 4 });
  await isAt(ana, before);
});

test('a press whose end was missed does not pan when the mouse comes back', async ({ site }) => {
  const [ana] = await seated(site, desk);
  const before = await sightOf(ana);
  const floor = await floorOf(ana);
  // The browser doesn't report a release over another window; the next move shows that no button is down.
  await ana.page.locator('[data-board]').evaluate((board, at) => {
    const stage = board.querySelector('.mall-stage');
    const send = (type: string, x: number, buttons: number): void => {
      const common = { pointerId: 1, pointerType: 'mouse', isPrimary: true, bubbles: true, clientX: x, clientY: at.y };
      stage?.dispatchEvent(new PointerEvent(type, { ...common, button: type === 'pointerdown' ? 0 : -1, buttons }));
    };
    send('pointerdown', at.x, 1);
    send('pointermove', at.x + 60, 0);
    send('pointermove', at.x + 90, 0);
  }, floor);
  await isAt(ana, before);
});

test('the wheel zooms around the pointer', async ({ site }) => {
  const [ana] = await seated(site, desk);
  const { mouse } = ana.page;
  const before = await sightOf(ana);
  await mouse.move(before.x, before.y);
  await mouse.wheel(0, -240);
  await expect.poll(async () => (await sightOf(ana)).size).toBeGreaterThan(before.size * 1.2);
  await isAt(ana, before); // the space under the pointer stays there
  const close = await sightOf(ana);
  await mouse.wheel(0, 240);
  await expect.poll(async () => (await sightOf(ana)).size).toBeLessThan(close.size * 0.9);
  await isAt(ana, before);
});

test('a finger drags a hero; a cancelled touch puts it back', async ({ site }) => {
  const [ana] = await seated(site, phone);
  const screen = await TouchScreen.of(ana.page);
  const { version } = await ana.position();
  const start = await sightOf(ana, '1a:1,1');
  const goal = await sightOf(ana, '1a:1,0');
  await screen.down(1, start);
  await screen.move({ 1: goal });
  await screen.cancel();
  await ana.sees('green', '1a:1,1');
  expect((await ana.position()).version).toBe(version);
  await screen.down(1, start);
  await screen.move({ 1: goal });
  await screen.up(1);
  await ana.reaches(version + 1);
  await ana.sees('green', '1a:1,0');
});

test('two fingers pinch, and the remaining one pans', async ({ site }) => {
  const [ana] = await seated(site, phone);
  const screen = await TouchScreen.of(ana.page);
  const before = await sightOf(ana);
  const near = { left: { x: before.x - 30, y: before.y }, right: { x: before.x + 30, y: before.y } };
  const far = { left: { x: before.x - 60, y: before.y }, right: { x: before.x + 60, y: before.y } };
  await screen.down(1, near.left);
  await screen.down(2, near.right);
  await screen.move({ 1: far.left, 2: far.right });
  await expect.poll(async () => (await sightOf(ana)).size / before.size).toBeCloseTo(2, 1);
  await isAt(ana, before); // what is between the fingers stays there
  await screen.up(1);
  await screen.move({ 2: moved(far.right, { x: -40, y: 50 }) });
  await isAt(ana, moved(before, { x: -40, y: 50 }));
  const after = await sightOf(ana);
  expect(after.size / before.size).toBeCloseTo(2, 1);
  await screen.up(2);
  await ana.sees('green', '1a:1,1'); // nobody was dragged
});

test('a third finger changes nothing, and the remaining two keep pinching', async ({ site }) => {
  const [ana] = await seated(site, phone);
  const screen = await TouchScreen.of(ana.page);
  const before = await sightOf(ana);
  await screen.down(1, { x: before.x, y: before.y - 60 });
  await screen.down(2, { x: before.x - 30, y: before.y });
  await screen.down(3, { x: before.x + 30, y: before.y });
  await screen.up(1);
  await screen.move({ 2: { x: before.x - 60, y: before.y }, 3: { x: before.x + 60, y: before.y } });
  await expect.poll(async () => (await sightOf(ana)).size / before.size).toBeCloseTo(2, 1);
  await isAt(ana, before);
});

test('losing a touch along with the element under it does not turn one finger into two', async ({ site }) => {
  const [ana, bo] = await seated(site, phone, 3);
  const screen = await TouchScreen.of(ana.page);
  const offer = await ana.page.locator('[data-draw] circle').first().boundingBox(); // the lens
  if (offer === null) throw new Error('Nothing to explore.');
  await screen.down(1, { x: offer.x + offer.width / 2, y: offer.y + offer.height / 2 });
  // While the finger rests on the offer, the other player takes the hero away and the offer with it.
  await bo.begin('g 1a:2,3@1a:3,0');
  await expect(ana.page.locator('[data-draw]')).toHaveCount(0);
  await ana.sees('green', '1a:3,0');
  await screen.move({ 1: { x: 180, y: 736 } }, 1); // below the mall, before the mall has seen it move
  await screen.up(1);

  const before = await sightOf(ana);
  const floor = await floorOf(ana);
  await screen.down(2, floor);
  await screen.move({ 2: moved(floor, { x: -30, y: 40 }) });
  await isAt(ana, moved(before, { x: -30, y: 40 }));
  expect((await sightOf(ana)).size).toBeCloseTo(before.size, 1);
  await screen.up(2);
});

test('a long press does nothing: no menu, no selection, no move, and the next touch is normal', async ({ site }) => {
  const [ana] = await seated(site, phone);
  const screen = await TouchScreen.of(ana.page);
  const { version } = await ana.position();
  const before = await sightOf(ana);
  await screen.longPress(await floorOf(ana));
  await screen.longPress(before); // the elf
  expect(await ana.page.evaluate(() => getSelection()?.toString() ?? '')).toBe('');
  expect((await ana.position()).version).toBe(version);
  await isAt(ana, before);
  // Phones ask for a menu during a long press, a mouse by its right button.
  await ana.page.evaluate(() => {
    addEventListener(
      'contextmenu',
      (event) => (document.body.dataset['menu'] = event.defaultPrevented ? 'none' : 'opens'),
    );
  });
  await ana.page.mouse.click(before.x, before.y, { button: 'right' });
  await expect(ana.page.locator('body')).toHaveAttribute('data-menu', 'none');

  const goal = await sightOf(ana, '1a:1,0');
  await screen.down(1, before);
  await screen.move({ 1: goal });
  await screen.up(1);
  await ana.reaches(version + 1);
  await ana.sees('green', '1a:1,0');
});

test('a tap soon after a drag counts', async ({ site }) => {
  const [ana] = await seated(site, desk);
  const { page } = ana;
  await page.clock.install();
  const floor = await floorOf(ana);
  await page.mouse.move(floor.x, floor.y);
  await page.mouse.down();
  await page.mouse.move(floor.x + 20, floor.y, { steps: 3 });
  await page.mouse.up();
  const hero = await sightOf(ana, '1a:1,1');
  await page.mouse.move(hero.x, hero.y);
  await page.mouse.down();
  await page.clock.fastForward(400);
  await page.mouse.up();
  await expect(ana.pawn('green')).toHaveAttribute('aria-pressed', 'true');
});

test('while talking is allowed a long press points, unless it is released outside', async ({ site }) => {
  const [ana, bo] = await seated(site, desk, 0, { free_talk: true });
  const { page } = ana;
  const marks = bo.page.locator('[data-talk-mark]');
  await expect(page.locator('[data-talk-hands="open"]')).toBeVisible();
  await page.clock.install();
  const stage = await page.locator('[data-board]').boundingBox();
  if (stage === null) throw new Error('There is no board.');
  const [west, floor] = [await sightOf(ana, '1a:1,0'), await floorOf(ana)];
  await page.mouse.move(west.x, west.y);
  await page.mouse.down();
  await page.mouse.move(stage.x - 40, west.y);
  await page.mouse.up();
  await page.clock.fastForward(600);
  await page.mouse.move(floor.x, floor.y);
  await page.mouse.down();
  await page.clock.fastForward(600);
  await page.mouse.up();
  await expect(marks.first()).toHaveAttribute('data-talk-at', '1a:0,1');
  await expect(marks).toHaveCount(1);
});
