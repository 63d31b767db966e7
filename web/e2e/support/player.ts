// Someone at a table, with a browser page. It uses the page only through the contract of docs/client-hooks.md.
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { mouse, pawnOn, spaceOn, type Hands } from './hands';

export interface Position {
  readonly version: number;
  readonly hash: string | null;
}

export class Player {
  constructor(
    readonly page: Page,
    readonly name: string,
    private readonly hands: Hands = mouse,
  ) {}

  get context(): BrowserContext {
    return this.page.context();
  }

  get root(): Locator {
    return this.page.locator(':root');
  }

  pawn(pawn: string): Locator {
    return pawnOn(this.page, pawn);
  }

  space(place: string): Locator {
    return spaceOn(this.page, place);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name });
  }

  // ---- coming in

  async enter(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByRole('textbox', { name: 'Your name' }).fill(this.name);
    await this.button('Come in').press('Enter');
    await this.isOnline();
  }

  async sayReady(): Promise<void> {
    await this.button(/^Ready$/).press('Enter');
  }

  async seesTheMall(): Promise<void> {
    await expect(this.pawn('yellow')).toBeVisible();
  }

  async isOnline(): Promise<void> {
    await expect(this.root).toHaveAttribute('data-link', 'online');
  }

  // ---- what the page shows

  async position(): Promise<Position> {
    return this.page.evaluate(() => {
      const { version, hash } = document.documentElement.dataset;
      return { version: Number(version ?? -1), hash: hash ?? null };
    });
  }

  async reaches(version: number): Promise<void> {
    await this.page.waitForFunction((v) => Number(document.documentElement.dataset['version'] ?? -1) >= v, version, {
      polling: 20,
    });
  }

  // The space a pawn is drawn on: the one whose middle is nearest to the pawn's.
  async placeOf(pawn: string): Promise<string | null> {
    return this.page.evaluate((name) => {
      const middle = (element: Element): { x: number; y: number } => {
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const figure = document.querySelector(`[data-pawn="${name}"] circle`);
      if (figure === null) return null;
      const at = middle(figure);
      let best: string | null = null;
      let least = Infinity;
      for (const space of document.querySelectorAll('[data-space]')) {
        const there = middle(space);
        const away = Math.hypot(there.x - at.x, there.y - at.y);
        if (away >= least) continue;
        least = away;
        best = space.getAttribute('data-space');
      }
      return best;
    }, pawn);
  }

  async sees(pawn: string, place: string): Promise<void> {
    await expect.poll(() => this.placeOf(pawn), { message: `${this.name} sees ${pawn} on ${place}` }).toBe(place);
  }

  // ---- after a game

  // A way on that isn't the main one.
  async goesOn(way: string): Promise<void> {
    await this.button('More').click();
    await this.page.getByRole('dialog').getByRole('button', { name: way }).click();
  }

  // ---- playing

  // Does it without waiting for anyone.
  async begin(action: string): Promise<void> {
    await this.hands.act(this.page, action, () => Promise.resolve());
  }

  // Returns the version after it, as this page knows it.
  async act(action: string): Promise<number> {
    let { version } = await this.position();
    await this.hands.act(this.page, action, async () => {
      version += 1;
      await this.reaches(version);
    });
    return version;
  }
}
