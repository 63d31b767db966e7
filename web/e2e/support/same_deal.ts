// Games in the page always get the same deal: chance is tested elsewhere.
import type { Page } from '@playwright/test';

export async function withSameDeal(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let last = 7;
    const next = (): number => (last = (Math.imul(last, 1_103_515_245) + 12_345) >>> 0) >>> 16;
    crypto.getRandomValues = (room) => {
      if (room instanceof Uint8Array || room instanceof Uint32Array) room.forEach((_, i) => (room[i] = next()));
      return room;
    };
  });
}
