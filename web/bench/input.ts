// From an input to the paint that shows it, with a slow processor and a slow connection. One person moves a hero, by
// key and by mouse in turn; a guest moves it back. For comparison, a bare page: a circle that moves at a key press.
import type { Browser, Page } from '@playwright/test';
import type { Guest } from '../shots/support/guests';
import { atLeast, below, percentile, told, type Figure } from './figures';
import { newcomer, openTable, reaches, slowDown, versionOf, withRoom } from './room';
import { SlowProxy } from './slow_proxy';
import { forgetMoves, movesSeen, watchMoves, type Seen } from './stamps';

const moves = 100;
const heldMs = 50; // nobody releases a key or a button sooner
const delayMs = 100; // each way
const explorer = ['south', 'west', 'escalator', 'explore'];
const climber = ['north', 'east', 'vortex'];
const heroes = { yellow: '1a:1,2', purple: '1a:1,1', green: '1a:2,1', orange: '1a:2,2' };
const [from, to] = ['1a:2,1', '1a:3,1'];

async function moveAndBack(page: Page, guest: Guest, byKey: boolean): Promise<void> {
  const version = await versionOf(page);
  if (byKey) await page.keyboard.press('ArrowDown', { delay: heldMs });
  else await page.locator(`[data-space="${to}"]`).click({ delay: heldMs });
  await reaches(page, version + 1);
  await guest.act(`g ${to}>${from}`);
  await reaches(page, version + 2);
  await page.waitForTimeout(150);
}

const barePage = `<svg><circle data-pawn="green" r="20" transform="translate(40,40)"/></svg><script>
  let down = false;
  addEventListener('keydown', () => {
    down = !down;
    document.querySelector('circle').setAttribute('transform', down ? 'translate(40,90)' : 'translate(40,40)');
  });
</script>`;

async function bareMoves(browser: Browser): Promise<readonly Seen[]> {
  const [page, wire] = await newcomer(browser);
  await watchMoves(page);
  await page.goto(`data:text/html,${encodeURIComponent(barePage)}`);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  for (let i = 0; i < moves + 4; i += 1) {
    if (i === 4) await forgetMoves(page);
    await page.keyboard.press('ArrowDown', { delay: heldMs });
    await page.waitForTimeout(100 + ((i * 37) % 50)); // not in step with the frames
  }
  const seen = await movesSeen(page);
  await page.context().close();
  return seen;
}

interface Round {
  readonly mall: readonly Seen[];
  readonly bare: readonly Seen[];
}

async function round(): Promise<Round> {
  return withRoom(async ({ browser, server, guests }) => {
    const bare = await bareMoves(browser);
    const proxy = await SlowProxy.before(server.url, delayMs);
    try {
      const setup = { side: '1a', heroes, deal: [explorer, climber] };
      const path = await openTable(server, { scenario: 'S1', seats: 2, seed: 1, sand_ms: 420_000, setup });
      const [page, wire] = await newcomer(browser);
      await watchMoves(page);
      await page.goto(proxy.url + path);
      const ready = page.getByRole('button', { name: 'Ready', exact: true });
      await ready.waitFor();
      const guest = await guests.join(path, 'Bo');
      await guest.sayReady();
      await ready.click();
      await page.locator('[data-pawn="green"]').click();
      await page.waitForTimeout(6_000); // the first banner has gone
      await wire.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
      for (let i = 0; i < 4; i += 1) await moveAndBack(page, guest, i % 2 === 0);
      await forgetMoves(page);
      for (let i = 0; i < moves; i += 1) await moveAndBack(page, guest, i % 2 === 0);
      return { mall: await movesSeen(page), bare };
    } finally {
      await proxy.close();
    }
  });
}

type Stamp = 'event' | 'painted';

export async function measureInput(rounds: number): Promise<readonly Figure[]> {
  const all: Round[] = [];
  for (let i = 0; i < rounds; i += 1) all.push(await round());
  const mall = all.map((each) => each.mall);
  const bare = all.map((each) => each.bare);
  const share = (seen: readonly Seen[]): number => (100 * seen.filter((one) => one.inFirstFrame).length) / seen.length;
  const at = (part: number, stamp: Stamp, of: readonly (readonly Seen[])[]): Pick<Figure, 'unit' | 'values'> => ({
    unit: 'ms',
    values: of.map((seen) =>
      percentile(
        seen.map((one) => one[stamp]),
        part,
      ),
    ),
  });
  return [
    { name: 'moves measured', unit: '', ...atLeast(moves), values: mall.map((seen) => seen.length) },
    { name: 'drawn in the first frame after the input', unit: '%', ...atLeast(100), values: mall.map(share) },
    { name: 'input to the end of the frame’s work, own stamp, p95', ...below(34), ...at(0.95, 'painted', mall) },
    { name: 'the same, p50', ...told, ...at(0.5, 'painted', mall) },
    { name: 'the same of a bare page, p95', ...told, ...at(0.95, 'painted', bare) },
    { name: 'input to presentation, Event Timing (steps of 8 ms), p95', ...below(34), ...at(0.95, 'event', mall) },
    { name: 'the same, p50', ...told, ...at(0.5, 'event', mall) },
    { name: 'the same of a bare page, p95', ...told, ...at(0.95, 'event', bare) },
  ];
}
