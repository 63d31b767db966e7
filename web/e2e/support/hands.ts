// The ways people play: by mouse, by finger, by keyboard, or with a screen reader.
import { expect, type Locator, type Page } from '@playwright/test';
import { readAction, type Move } from './game_script';

export interface Hands {
  // Makes this happen; a way of several steps may take several actions.
  act(page: Page, action: string, answered: () => Promise<void>): Promise<void>;
}

export function pawnOn(page: Page, pawn: string): Locator {
  return page.locator(`[data-pawn="${pawn}"]`);
}

export function spaceOn(page: Page, place: string): Locator {
  return page.locator(`[data-space="${place}"]`);
}

async function isChosen(pawn: Locator): Promise<boolean> {
  return (await pawn.getAttribute('aria-pressed')) === 'true';
}

// Points at things: a hero, then a space; anything out of sight is brought into view first.
function pointing(press: (what: Locator, how?: { trial: boolean; timeout: number }) => Promise<void>): Hands {
  return {
    async act(page, action, answered) {
      const step = readAction(action);
      const point = async (what: Locator): Promise<void> => {
        const isInSight = await press(what, { trial: true, timeout: 1_500 }).then(
          () => true,
          () => false,
        );
        if (!isInSight) await press(page.getByRole('button', { name: 'Show the whole mall' }));
        await press(what);
      };
      if (step.kind === 'move') {
        const pawn = pawnOn(page, step.pawn);
        if (!(await isChosen(pawn))) await point(pawn);
        await point(spaceOn(page, step.to));
      } else if (step.kind === 'place') {
        await point(page.getByRole('button', { name: new RegExp(`^Place tile .* at ${spokenPlace(step.before)}`) }));
      } else if (step.kind === 'discard') {
        await point(page.getByRole('button', { name: `Take tile ${step.tile} away` }));
      } else {
        const name = step.kind === 'draw' ? 'Explore' : 'Steal everything';
        await press(page.getByRole('button', { name, exact: true }));
      }
      await answered();
    },
  };
}

export const mouse = pointing((what, how) => what.click(how));
export const finger = pointing((what, how) => what.tap(how));

const heroKeys: Readonly<Record<string, string>> = { yellow: '1', purple: '2', green: '3', orange: '4' };

// How many steps in which direction, as the board lies on the screen.
export async function wayOf(page: Page, { from, to }: Move): Promise<{ readonly key: string; readonly steps: number }> {
  // Both at the same moment: the board may move between two looks.
  const [across = 0, down = 0] = await spaceOn(page, from).evaluate((space, target) => {
    const goal = document.querySelector(`[data-space="${target}"]`);
    if (goal === null) throw new Error(`${target} is not on the board.`);
    const [one, other] = [space.getBoundingClientRect(), goal.getBoundingClientRect()];
    return [Math.round((other.x - one.x) / one.width), Math.round((other.y - one.y) / one.height)];
  }, to);
  if (across !== 0) return { key: across > 0 ? 'ArrowRight' : 'ArrowLeft', steps: Math.abs(across) };
  return { key: down > 0 ? 'ArrowDown' : 'ArrowUp', steps: Math.abs(down) };
}

export const keyboard: Hands = {
  async act(page, action, answered) {
    const step = readAction(action);
    if (step.kind === 'draw' || step.kind === 'place') {
      await page.keyboard.press('x');
      return answered();
    }
    if (step.kind === 'theft') {
      await page.keyboard.press('t');
      return answered();
    }
    if (step.kind === 'discard') throw new Error('Tiles are taken away by pointing at them.');
    if (!(await isChosen(pawnOn(page, step.pawn)))) await page.keyboard.press(heroKeys[step.pawn] ?? '');
    if (step.way !== '>') {
      await page.keyboard.press(step.way === '/' ? 'e' : 'v');
      return answered();
    }
    const { key, steps } = await wayOf(page, step);
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(key);
      await answered();
    }
  },
};

const heroNames: Readonly<Record<string, string>> = {
  yellow: 'barbarian',
  purple: 'mage',
  green: 'elf',
  orange: 'dwarf',
};

// "tile 5, row 2, column 3", as spaces are called.
function spokenPlace(place: string): string {
  const [, tile = '', row = '0', column = '0'] = /^(.+):(\d),(\d)$/.exec(place) ?? [];
  return `tile ${tile.replace('*', '\\*')}, row ${Number(row) + 1}, column ${Number(column) + 1}\\b`;
}

// Only roles and names, and Enter on what was found.
export const words: Hands = {
  async act(page, action, answered) {
    const press = (name: RegExp): Promise<void> => page.getByRole('button', { name }).press('Enter');
    const step = readAction(action);
    if (step.kind === 'move') {
      const hero = page.getByRole('button', { name: new RegExp(`^${heroNames[step.pawn]} on tile`) });
      if (!(await isChosen(hero))) await hero.press('Enter');
      await expect(hero).toHaveAttribute('aria-pressed', 'true');
      const verb = { '>': 'Go', '/': 'By escalator', '@': 'Through the vortex', '#': 'Through the shaft' }[step.way];
      await press(new RegExp(`^${verb} to ${spokenPlace(step.to)}`));
    } else if (step.kind === 'place') {
      await press(new RegExp(`^Place tile .* at ${spokenPlace(step.before)}`));
    } else if (step.kind === 'discard') {
      await press(new RegExp(`^Take tile ${step.tile} away`));
    } else {
      await press(step.kind === 'draw' ? /^Explore$/ : /^Steal everything$/);
    }
    await answered();
  },
};
