// What the pages of an evening said aloud (notices, banners, what a screen reader reads), and what went wrong in them.
import type { Page } from '@playwright/test';

export class Notes {
  readonly troubles: string[] = [];
  private readonly lines: string[] = [];
  private readonly since = Date.now();

  write(text: string): void {
    const seconds = Math.round((Date.now() - this.since) / 1000);
    this.lines.push(`${String(seconds).padStart(5)} s  ${text}`);
  }

  text(): string {
    return `${this.lines.join('\n')}\n`;
  }

  // Before the page opens its first address.
  async listenTo(page: Page, name: string): Promise<void> {
    page.on('pageerror', (error) => this.troubles.push(`${name}: ${error.stack ?? error.message}`));
    await page.exposeFunction('takeDown', (text: string) => {
      this.write(`${name}: ${text}`);
      if (/undefined|NaN|\[object|\{\w+\}/.test(text)) this.troubles.push(`${name} reads: ${text}`);
    });
    await page.addInitScript(() => {
      const told = new Set<string>();
      const take = (globalThis as unknown as { takeDown(text: string): void }).takeDown;
      const look = (): void => {
        for (const element of document.querySelectorAll('[role=alert],[role=status],[role=alertdialog]')) {
          const text = (element.textContent ?? '').trim();
          if (text === '' || told.has(text)) continue;
          told.add(text);
          take(text);
        }
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    });
  }
}
