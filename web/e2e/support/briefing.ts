// Before every practice game there is a card to read; its button starts the game.
import type { Page } from '@playwright/test';

export async function readBriefing(page: Page): Promise<void> {
  await page.locator('[data-briefing] button').click();
}
