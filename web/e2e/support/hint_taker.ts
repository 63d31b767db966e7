// A clueless player: asks for a hint and follows it, if they can.
import type { Player } from './player';

interface Hint {
  readonly action: string;
  readonly seats: readonly number[];
}

async function hintOf({ page }: Player): Promise<Hint | null> {
  return page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('[data-hint]');
    const seats = (panel?.dataset['hintSeats'] ?? '').split(' ').map(Number);
    return panel === null ? null : { action: panel.dataset['hint'] ?? '', seats };
  });
}

// Something has happened, or the game is over, or nobody is waiting for anyone.
async function somethingChanges({ page }: Player, hash: string | null): Promise<void> {
  const changed = (before: string | null): boolean => document.documentElement.dataset['hash'] !== before;
  await page.waitForFunction(changed, hash, { polling: 20, timeout: 1_000 }).catch(() => undefined);
}

// Plays until the end is on the screen. What teammates did in between may have overtaken a hint.
export async function playByHints(player: Player, seat: number): Promise<void> {
  const over = player.heading(/^(You got away|Caught)$/);
  while (!(await over.isVisible())) {
    const { hash } = await player.position();
    if ((await hintOf(player)) === null) {
      await player
        .button('Hint')
        .click({ timeout: 1_000 })
        .catch(() => undefined);
      await player.page.waitForSelector('[data-hint]', { timeout: 1_000 }).catch(() => undefined);
    }
    const hint = await hintOf(player);
    if (hint?.seats.includes(seat)) await player.begin(hint.action).catch(() => undefined);
    await somethingChanges(player, hash);
  }
}
