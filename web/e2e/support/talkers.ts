// A table for tests about talking: four people, with Ana next to the sand timer and able to walk onto it.
import { expect, type Locator } from '@playwright/test';
import type { GameScript } from './game_script';
import type { Player } from './player';
import type { TestSite } from './table';

const besideTheTimer = { yellow: '1a:0,1', purple: '1a:1,2', green: '1a:2,2', orange: '1a:2,1' } as const;

export function talkChoice(
  scenario: string,
  heroes: Readonly<Record<string, string>> = besideTheTimer,
): GameScript['choice'] {
  return {
    scenario,
    seed: 1,
    pauses: true,
    setup: {
      side: '1a',
      heroes,
      deal: [['vortex', 'west'], ['explore', 'south'], ['escalator', 'east'], ['north']],
    },
  } as GameScript['choice'];
}

// In scenario 4, exploring with the elf lets everyone talk, at no cost in sand.
export const elfExplores = {
  scenario: 'S4',
  heroes: { yellow: '1a:0,1', purple: '1a:1,2', green: '1a:2,3', orange: '1a:2,1' },
} as const;
export const stepEast = 'y 1a:0,1>1a:0,2'; // by the third

export const flip = 'y 1a:0,1>1a:0,0'; // by Ana, who goes west
export const close = 'y 1a:0,0>1a:0,1'; // by the third, who goes east

// What has run through is what is left after a flip: enough for everything a test does after it.
export async function letSandRun(player: Player): Promise<void> {
  await expect(player.page.getByRole('timer', { name: /^2:[0-3]/ })).toBeVisible({ timeout: 60_000 });
}

export async function fourAt(
  site: TestSite,
  choice: GameScript['choice'],
): Promise<readonly [Player, Player, Player, Player]> {
  const link = await site.openTable(choice);
  const people = [
    await site.player('Ana'),
    await site.player('Bo'),
    await site.player('Cleo'),
    await site.player('Dan'),
  ] as const;
  await site.gather(link, people);
  return people;
}

export function corner(player: Player): Locator {
  return player.page.locator('[data-talk-words]');
}

export function panel(player: Player): Locator {
  return player.page.getByRole('region', { name: 'Chat' });
}

export async function opens(player: Player): Promise<void> {
  await player.button(/^Chat/).click();
}

export async function says(player: Player, text: string): Promise<void> {
  const field = player.page.getByRole('textbox', { name: 'Say something' });
  await field.fill(text);
  await field.press('Enter');
}

export async function hears(player: Player, text: string): Promise<void> {
  await expect(player.page.locator('[data-talk-line]').filter({ hasText: text })).toBeVisible();
}
