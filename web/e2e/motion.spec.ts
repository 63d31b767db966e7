// Movement: nothing that people wait for takes longer than 300 ms, the next one interrupts it, and a hero leaves through
// the door.
import type { Page } from '@playwright/test';
import { Guests } from '../shots/support/guests';
import { expect, readScript, test } from './support/table';

interface Movement {
  readonly what: string; // the animation's name, the property, or the class of what is moved
  readonly ms: number;
}

declare global {
  interface Window {
    movements: Movement[];
    exits: { readonly from: string; readonly to: string; readonly opacity: string }[];
  }
}

// What stays for a while or keeps on moving, and nobody waits for it (CONTRIBUTING.md, "The page").
const lingers = new Set([
  'celebration-fall', // confetti
  'your-place-fresh', // new actions glow
  'mark-fade', // a finger on the mall
  'mall-trail', // where someone went
  'mall-tag-text', // and who it was
  'stare-eyes-open',
  'stare-eyes-look',
  'countdown-beat', // three, two, one
]);

// Writes down every movement of the page from its beginning.
async function watchMovements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.movements = [];
    window.exits = [];
    const seen = new WeakSet<Animation>();
    const nameOf = (one: Animation): string => {
      if (one instanceof CSSAnimation) return one.animationName;
      if (one instanceof CSSTransition) return `transition of ${one.transitionProperty}`;
      const target = one.effect instanceof KeyframeEffect ? one.effect.target : null;
      return target?.getAttribute('class')?.split(' ')[0] ?? target?.tagName ?? '?';
    };
    const look = (): void => {
      for (const one of document.getAnimations()) {
        if (seen.has(one)) continue;
        seen.add(one);
        const { activeDuration, iterations } = one.effect?.getComputedTiming() ?? {};
        if (iterations !== Infinity) window.movements.push({ what: nameOf(one), ms: Number(activeDuration) });
        if (nameOf(one) !== 'mall-pawn-body' || !(one.effect instanceof KeyframeEffect)) continue;
        const [first, ...rest] = one.effect.getKeyframes();
        const last = rest.at(-1);
        const at = (frame: ComputedKeyframe | undefined): string => String(frame?.['transform'] ?? '');
        window.exits.push({ from: at(first), to: at(last), opacity: String(last?.['opacity'] ?? '') });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const isTooLong = ({ what, ms }: Movement): boolean => ms > 300 && !lingers.has(what);

test('during a theft, escapes and the end nothing takes longer than 300 ms, and heroes leave through the door', {
  tag: '@long',
}, async ({ site, browser }) => {
  test.setTimeout(180_000);
  const game = readScript('won_s1_by_two');
  const link = await site.openTable(game.choice);
  const guests = await Guests.arrive(browser, site);
  const ana = await site.player('Ana', { reducedMotion: 'no-preference', viewport: { width: 1366, height: 768 } });
  await watchMovements(ana.page);
  await ana.enter(link);
  const bo = await guests.join(link, 'Bo');
  await bo.sayReady();
  await ana.sayReady();
  await ana.seesTheMall();
  for (const [seat, action] of game.script) {
    const { version } = await ana.position();
    if (seat === 0) await ana.act(action);
    else await bo.act(action);
    await ana.reaches(version + 1);
  }
  await expect(ana.heading('You got away')).toBeVisible();
  await expect
    .poll(() => ana.page.evaluate(() => window.movements.some(({ what }) => what === 'celebration-fall')))
    .toBe(true);
  const movements = await ana.page.evaluate(() => window.movements);
  const names = new Set(movements.map(({ what }) => what));
  for (const expected of ['mall-pawn-body', 'talk-frame-wash', 'end-panel-in', 'end-scene-run']) {
    expect([...names], expected).toContain(expected);
  }
  expect(movements.filter(isTooLong)).toEqual([]);
  // Tile 2 has the exit of all four in scenario 1, in the west of 2:0,0 as it lies here.
  const exits = (await ana.page.evaluate(() => window.exits)).filter(({ opacity }) => opacity === '0');
  expect(exits).toHaveLength(4);
  for (const { from, to } of exits) {
    expect(from).toContain('translate(0px, 0px)');
    expect(to).toMatch(/^translate\((0(\.0)?px, -?100(\.0)?px|-?100(\.0)?px, 0(\.0)?px)\)$/);
  }
  expect(names).toContain('art-lamp'); // the leaves of the door
});

test('a flip takes no longer than 300 ms, and a phone feels it', async ({ site, browser }) => {
  const explorer = ['south', 'west', 'escalator', 'explore'];
  const setup = { side: '1a', heroes: { yellow: '1a:0,1' }, deal: [explorer, ['north', 'east', 'vortex']] };
  const link = await site.openTable({ scenario: 'S3', seats: 2, setup, seed: 1, sand_ms: 420_000 });
  const guests = await Guests.arrive(browser, site);
  const ana = await site.player('Ana', { reducedMotion: 'no-preference', hasTouch: true });
  await watchMovements(ana.page);
  await ana.page.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(window, { felt });
    Object.defineProperty(navigator, 'vibrate', { value: (pattern: unknown) => felt.push(pattern) > 0 });
  });
  await ana.enter(link);
  const bo = await guests.join(link, 'Bo');
  await bo.sayReady();
  await ana.sayReady();
  await ana.seesTheMall();
  await ana.act('y 1a:0,1>1a:0,0');
  await expect(ana.root).toHaveAttribute('data-talk', 'window');
  const felt = (): Promise<unknown> => ana.page.evaluate(() => (window as unknown as { felt: unknown[] }).felt);
  await expect.poll(felt).toContainEqual([40, 50, 40]);
  await expect
    .poll(() => ana.page.evaluate(() => window.movements.some(({ what }) => what === 'talk-frame-open')))
    .toBe(true);
  const movements = await ana.page.evaluate(() => window.movements);
  expect(movements.filter(isTooLong)).toEqual([]);
});

test('the next movement interrupts the one before', async ({ site, browser }) => {
  const game = readScript('won_s1_by_two');
  const link = await site.openTable(game.choice);
  const guests = await Guests.arrive(browser, site);
  const ana = await site.player('Ana', { reducedMotion: 'no-preference' });
  await ana.enter(link);
  const bo = await guests.join(link, 'Bo');
  await bo.sayReady();
  await ana.sayReady();
  await ana.seesTheMall();
  const tools = await ana.context.newCDPSession(ana.page);
  await tools.send('Animation.enable');
  await tools.send('Animation.setPlaybackRate', { playbackRate: 0.02 }); // a swirl lasts long enough to be met in the middle
  const green = (): Promise<{ readonly at: string | undefined; readonly running: number; readonly from: string }> =>
    ana.pawn('green').evaluate((pawn) => {
      const all = pawn.getAnimations({ subtree: true }).filter((one) => one.playState === 'running');
      const [first] = all[0]?.effect instanceof KeyframeEffect ? all[0].effect.getKeyframes() : [];
      const at = pawn.closest<HTMLElement>('[data-at]')?.dataset['at'];
      return { at, running: all.length, from: String(first?.['transform'] ?? '') };
    });
  const { version } = await ana.position();
  await bo.act('g 1a:1,1@1a:3,0');
  await ana.reaches(version + 1);
  await expect.poll(green).toMatchObject({ at: '1a:3,0', running: 1, from: expect.stringContaining('rotate') });
  await bo.act('g 1a:3,0>1a:3,2');
  await ana.reaches(version + 2);
  // It is where the state says, and one movement shows how it got there: from where it was drawn.
  const after = await green();
  expect(after).toMatchObject({ at: '1a:3,2', running: 1 });
  expect(after.from).not.toContain('rotate');
  // Nobody has to wait for it either: the same pawn can be moved on at once.
  await ana.act('g 1a:3,2/1a:2,3');
  expect((await green()).at).toBe('1a:2,3');
});
