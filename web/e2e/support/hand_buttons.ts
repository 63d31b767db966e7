// Playing with a phone's large buttons, while the mall is on another page: the big screen.
import type { Locator, Page } from '@playwright/test';
import { readAction } from './game_script';
import { type Hands, wayOf } from './hands';

function versionOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['version'] ?? -1));
}

async function reaches(page: Page, version: number): Promise<void> {
  await page.waitForFunction((v) => Number(document.documentElement.dataset['version'] ?? -1) >= v, version, {
    polling: 20,
  });
}

const directions: Readonly<Record<string, string>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

// Taps only what the hand view offers; where a way leads can be seen on the screen.
export function handButtons(screen: Page): Hands {
  return {
    async act(page, action, answered) {
      const step = readAction(action);
      const way = (pawn: string, ability: string): Locator =>
        page.locator(`[data-hand-pawn="${pawn}"] [data-ability="${ability}"]`);
      // One place is chosen at once; of several, a number says which.
      const choose = async (place: string): Promise<void> => {
        const before = await versionOf(page);
        const choice = page.locator(`[data-choice="${place}"]`);
        await page.waitForFunction(
          (v) =>
            Number(document.documentElement.dataset['version'] ?? -1) > v ||
            document.querySelector('[data-choice]') !== null,
          before,
          { polling: 20 },
        );
        if ((await choice.count()) > 0) await choice.tap();
      };
      if (step.kind === 'draw') {
        await page.getByRole('button', { name: 'Explore', exact: true }).tap();
        return answered();
      }
      if (step.kind === 'theft') {
        await page.getByRole('button', { name: 'Steal everything', exact: true }).tap();
        return answered();
      }
      if (step.kind === 'discard') throw new Error('Tiles are taken away in the mall.');
      if (step.kind === 'place') {
        await page.getByRole('button', { name: 'Place the tile', exact: true }).tap();
        await choose(step.before);
        return answered();
      }
      if (step.way !== '>') {
        await way(step.pawn, step.way === '/' ? 'escalator' : 'vortex').tap();
        if (step.way === '@') await choose(step.to);
        return answered();
      }
      await reaches(screen, await versionOf(page));
      const { key, steps } = await wayOf(screen, step);
      for (let i = 0; i < steps; i += 1) {
        await way(step.pawn, directions[key] ?? '').tap();
        await answered();
      }
      return undefined;
    },
  };
}
