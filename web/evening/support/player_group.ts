// Four people at a table who play the whole evening together, on connections that break.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Player } from '../../e2e/support/player';
import { planFor, type PlannedAction } from './deal';

const pictures = fileURLToPath(new URL('../../../build/evening/', import.meta.url));
// A page that has been offline for longer repeats nothing: the player has to act again.
const patienceMs = 5_000;

export class PlayerGroup {
  constructor(
    readonly name: string,
    readonly code: string,
    readonly players: readonly [Player, Player, Player, Player],
    private readonly folder: string,
  ) {}

  get host(): Player {
    return this.players[0];
  }

  async each(does: (player: Player) => Promise<void>): Promise<void> {
    await Promise.all(this.players.map(does));
  }

  // Everyone is ready, the countdown runs down, the mall is there. A player whose connection broke in between is no
  // longer ready, and presses the button again.
  async begin(): Promise<readonly PlannedAction[]> {
    await this.each((player) => expect(player.button(/^Ready$/)).toBeVisible({ timeout: 60_000 }));
    await this.each(async (player) => {
      await expect(async () => {
        const ready = player.button(/^Ready$/);
        if (await ready.isVisible()) await ready.press('Enter', { timeout: 2_000 }).catch(() => undefined);
        await expect(player.pawn('yellow')).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 120_000 });
    });
    return planFor(this.folder, this.code);
  }

  async play(plan: readonly PlannedAction[]): Promise<void> {
    let { hash } = await this.host.position();
    for (const { seat, action } of plan) {
      const player = this.players[seat];
      if (player === undefined) throw new Error(`Nobody sits on seat ${seat}.`);
      await this.shows(player, hash);
      const before = hash;
      await this.surely(
        player,
        () => player.begin(action),
        async () => (await player.position()).hash !== before,
      );
      hash = (await player.position()).hash;
    }
    await this.agrees();
  }

  // All screens show the same, hash by hash.
  async agrees(): Promise<void> {
    await expect
      .poll(async () => new Set(await Promise.all(this.players.map(async (p) => (await p.position()).hash))).size, {
        message: `all screens of ${this.name} show the same`,
        timeout: 60_000,
      })
      .toBe(1);
  }

  // The host presses it again if the connection was down: the page says so.
  async goOn(): Promise<void> {
    const ready = this.host.button(/^Ready$/);
    await this.surely(
      this.host,
      () => this.host.button('Next scenario').click({ timeout: 2_000 }),
      () => ready.isVisible(),
    );
  }

  async wins(): Promise<void> {
    await this.each((player) => expect(player.heading('You got away')).toBeVisible({ timeout: 60_000 }));
  }

  async picture(title: string): Promise<void> {
    mkdirSync(pictures, { recursive: true });
    for (const player of [this.players[0], this.players[1]])
      await player.page.screenshot({ path: `${pictures}${title}-${player.name.toLowerCase()}.png` });
  }

  private async shows(player: Player, hash: string | null): Promise<void> {
    await expect
      .poll(async () => (await player.position()).hash, { message: `${player.name} is told`, timeout: 60_000 })
      .toBe(hash);
  }

  // People check whether it has happened before they do it again.
  private async surely(player: Player, act: () => Promise<void>, isDone: () => Promise<boolean>): Promise<void> {
    await expect(async () => {
      await player.isOnline();
      if (await isDone()) return;
      await act().catch(() => undefined);
      await expect.poll(isDone, { timeout: patienceMs, intervals: [30] }).toBe(true);
    }).toPass({ timeout: 120_000 });
  }
}
