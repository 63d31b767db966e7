// A tablet flat on the table: four people, four edges, and all their fingers on one glass.
import type { Locator } from '@playwright/test';
import { readAction } from './support/game_script';
import type { Player } from './support/player';
import { withSameDeal } from './support/same_deal';
import { expect, test } from './support/table';
import { type Point, TouchScreen } from './support/touch';

const tablet = { viewport: { width: 1180, height: 820 }, hasTouch: true };
const seats = [0, 1, 2, 3] as const;

async function middleOf(what: Locator): Promise<Point> {
  const box = await what.boundingBox();
  if (box === null) throw new Error(`${String(what)} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const key = ({ page }: Player, seat: number, what: string): Locator =>
  page.locator(`[data-hand="${seat}"] [data-touch="${what}"]`);

async function begin(player: Player, search: string): Promise<TouchScreen> {
  await withSameDeal(player.page);
  await player.page.goto(search);
  await player.button('Start the heist').tap();
  await expect(player.pawn('yellow')).toBeVisible();
  return TouchScreen.of(player.page);
}

type Places = Readonly<Record<string, Point>>;

interface Look {
  readonly hint: { readonly action: string; readonly seats: readonly number[] } | null;
  readonly version: number;
  readonly held: readonly string[]; // "0 yellow"
  readonly inside: readonly string[]; // heroes
  readonly at: Places; // the middle of everything a finger may be put on: "0 north", "1a:0,1", "place 5:1,2"
}

// Everything at one moment, and a hint if there is none yet.
async function look({ page }: Player): Promise<Look> {
  return page.evaluate(async () => {
    const all = (selector: string): readonly (HTMLElement | SVGElement)[] =>
      [...document.querySelectorAll(selector)] as (HTMLElement | SVGElement)[];
    const panel = (): HTMLElement | null => document.querySelector('[data-hint]');
    const button = document.querySelector<HTMLButtonElement>('.hint-panel button');
    if (panel() === null && button?.disabled === false) button.click();
    while (panel() === null && document.querySelector('#end-panel-title') === null)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    // A finger goes where the eye has seen something come to rest: the camera follows a new tile.
    const somewhere = (): string => JSON.stringify(document.querySelector('[data-space]')?.getBoundingClientRect());
    for (let seen = '', still = 0; still < 20; still = somewhere() === seen ? still + 1 : 0) {
      seen = somewhere();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const keyName = (key: HTMLElement | SVGElement): string =>
      `${key.closest<HTMLElement>('[data-hand]')?.dataset['hand'] ?? ''} ${key.dataset['touch'] ?? ''}`;
    const at: Record<string, { x: number; y: number }> = {};
    const note = (name: string, element: Element | null): void => {
      const box = element?.getBoundingClientRect();
      if (box) at[name] = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    for (const key of all('[data-touch]')) note(keyName(key), key);
    for (const space of all('[data-space]')) note(space.dataset['space'] ?? '', space);
    for (const place of all('[data-place]'))
      note(`place ${place.dataset['place'] ?? ''}`, place.querySelector('circle'));
    const { hint: action = '', hintSeats = '' } = panel()?.dataset ?? {};
    return {
      hint: panel() === null ? null : { action, seats: hintSeats.split(' ').map(Number) },
      version: Number(document.documentElement.dataset['version'] ?? -1),
      held: all('.touch-hand-heroes [aria-pressed="true"]').map(keyName),
      inside: all('[data-hand="0"] [data-escaped="false"]').map((hero) => hero.dataset['touch'] ?? ''),
      at,
    };
  });
}

// From which key an action is carried, and where to.
function wayOf(action: string, at: Places): { readonly what: string; readonly to: Point | null } {
  const step = readAction(action);
  if (step.kind === 'draw') return { what: 'explore', to: null };
  if (step.kind === 'theft') return { what: 'theft', to: null };
  if (step.kind === 'place') return { what: 'explore', to: at[`place ${step.before}`] ?? null };
  if (step.kind !== 'move') throw new Error(`Nobody does "${action}" here.`);
  const [from, to] = [at[step.from], at[step.to]];
  if (from === undefined || to === undefined) throw new Error(`${action} is not in the mall.`);
  if (step.way !== '>') return { what: step.way === '/' ? 'escalator' : 'vortex', to };
  const isAcross = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  return { what: isAcross ? (to.x > from.x ? 'east' : 'west') : to.y > from.y ? 'south' : 'north', to };
}

test('four hands at once win scenario 1 on one glass, and no touch is lost or another’s', { tag: '@long' }, async ({
  site,
}) => {
  test.setTimeout(600_000);
  const ana = await site.player('Ana', tablet);
  const touch = await begin(ana, `${site.url}/practice/solo?people=4&seats=4&scenario=1&with=touch&sand=420000`);
  let rounds = 0;
  for (let now = await look(ana); now.hint !== null; rounds += 1) {
    const { hint, version, held, inside, at } = now;
    const [actor = 0] = hint.seats;
    const step = readAction(hint.action);
    const pointOf = (name: string): Point => at[name] ?? { x: 0, y: 0 };
    // The actor holds the hero, pressed by a finger of their own.
    if (step.kind === 'move' && !held.includes(`${actor} ${step.pawn}`)) {
      await touch.down(0, pointOf(`${actor} ${step.pawn}`));
      await touch.up(0);
    }
    const { what, to } = wayOf(hint.action, at);
    const others = seats.filter((seat) => seat !== actor);
    const wanted = others.map((seat) => `${seat} ${inside[(rounds + seat) % inside.length]}`);

    // Everyone at once: one carries an action, the others press a hero in their own hand.
    await touch.down(actor, pointOf(`${actor} ${what}`));
    for (const [i, seat] of others.entries()) await touch.down(seat, pointOf(wanted[i] ?? ''));
    if (to !== null) await touch.move({ [actor]: to }, 2);
    for (const seat of [...seats.slice(rounds % 4), ...seats.slice(0, rounds % 4)]) await touch.up(seat);

    await ana.reaches(version + 1);
    now = await look(ana);
    expect(now.version, hint.action).toBe(version + 1);
    if (step.kind === 'move') expect([null, step.to]).toContain(await ana.pawn(step.pawn).getAttribute('data-at'));
    for (const name of wanted) {
      if (!now.inside.includes(name.slice(2))) continue; // that hero has just left
      expect(now.held.includes(name), `round ${rounds}: ${name}`).toBe(!held.includes(name));
    }
  }
  await expect(ana.heading('You got away')).toBeVisible();
  expect(rounds).toBeGreaterThan(20);
});

test('a finger acts by the tile it comes from, and by no other', async ({ site }) => {
  const ana = await site.player('Ana', tablet);
  const touch = await begin(ana, `${site.url}/practice/solo?people=4&seats=4&scenario=1&with=touch`);
  const { page } = ana;
  // Each edge is turned towards its person.
  const turned = await page
    .locator('[data-hand]')
    .evaluateAll((hands) =>
      hands
        .map((hand) => new DOMMatrix(getComputedStyle(hand).transform))
        .map(({ a, b }) => [Math.round(a), Math.round(b)]),
    );
  expect(turned).toEqual([
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ]);
  // Arrows point where the way is seen on the glass, whoever looks at them.
  const ways = await page.locator('[data-touch] [data-way="true"] > .ability-icon').evaluateAll((icons) =>
    icons.map((icon) => {
      const hand = icon.closest('[data-hand]') ?? icon;
      const turn = new DOMMatrix(getComputedStyle(hand).transform);
      const edge = Math.round(Math.atan2(turn.b, turn.a) / (Math.PI / 2));
      const own = (Number.parseInt(getComputedStyle(icon).rotate, 10) || 0) / 90;
      return (edge + own + 4) % 4;
    }),
  );
  expect(new Set(ways)).toEqual(new Set([0]));

  // Two actions are pressed that could both mean the same hero: a finger on the mall is then nobody's.
  const owner = async (ability: string): Promise<number> =>
    Number(await page.locator(`[data-hand]:has([data-touch="${ability}"])`).getAttribute('data-hand'));
  const [north, west] = [await owner('north'), await owner('west')];
  test.skip(north === west, 'one person has both');
  const { hash } = await ana.position();
  for (const [i, [seat, what]] of [
    [north, 'north'],
    [west, 'west'],
  ].entries()) {
    await touch.down(i, await middleOf(key(ana, Number(seat), String(what))));
  }
  await touch.up(0);
  await touch.up(1);
  await expect(key(ana, north, 'north')).toHaveAttribute('aria-pressed', 'true');
  await expect(key(ana, west, 'west')).toHaveAttribute('aria-pressed', 'true');

  // Carried there, it is clear whose it is.
  const free = await page
    .locator('[data-pawn]')
    .evaluateAll((pawns) => pawns.map((pawn) => pawn.getAttribute('data-pawn')));
  for (const pawn of free) {
    const at = await middleOf(
      ana
        .pawn(pawn ?? '')
        .locator('circle')
        .first(),
    );
    await touch.down(0, await middleOf(key(ana, north, 'north')));
    await touch.move({ 0: at }, 4);
    await touch.up(0);
    if ((await ana.position()).hash !== hash) break;
  }
  expect((await ana.position()).hash).not.toBe(hash);

  // The red pawn is pushed across the glass.
  await touch.down(0, await middleOf(key(ana, 0, 'do_something')));
  await touch.move({ 0: await middleOf(page.locator('[data-hand="2"]')) }, 5);
  await touch.up(0);
  await expect(page.locator('[data-hand="2"] [data-touch="do_something"]')).toHaveAttribute('data-here', 'true');

  // The mall is turned to the next edge, and everything on it with it.
  const upper = await middleOf(ana.space('1a:0,1'));
  const middle = await middleOf(ana.space('1a:2,1'));
  expect(upper.y).toBeLessThan(middle.y - 20);
  await ana.button('Turn the mall').tap();
  await expect
    .poll(async () => {
      const [a, b] = [await middleOf(ana.space('1a:0,1')), await middleOf(ana.space('1a:2,1'))];
      return a.x > b.x + 20 && Math.abs(a.y - b.y) < 4;
    })
    .toBe(true);
});
