// Playing Maximum Security by mouse: tokens and spells from the tray, what they ask on the board, and the controls of
// beholder and sensor. Everything else is done as in the base game.
import { expect, type Locator, type Page } from '@playwright/test';
import { pawnOf } from './game_script';
import { mouse, type Hands } from './hands';

// What is pressed one after another.
type Press = { readonly css: string } | { readonly button: string };

const deploy = (value: string): Press => ({ css: `[data-deploy="${value}"]` });
const token = (name: string): Press => ({ css: `button[data-token="${name}"]` });
const spell = (name: string): Press => ({ css: `button[data-spell="${name}"]` });

function pawn(letter: string): Press {
  return deploy(pawnOf(letter) ?? letter);
}

function casting(name: string, rest: readonly string[]): readonly Press[] {
  const [first = '', second = '', third = ''] = rest;
  switch (name) {
    case 'broom':
      return [spell(name), deploy(first)];
    case 'swap':
      return [spell(name), pawn(first), pawn(third)];
    case 'teleportation':
      return [spell(name), pawn(first), deploy(second.split('>')[1] ?? '')];
    case 'frog':
      return [spell(name), pawn(first)];
    case 'voucher':
      return [spell(name), deploy(third)]; // there is no question about the only guard
    default:
      return [spell(name), { button: 'Cast it' }];
  }
}

// Null: an action of the base game.
function pressesFor(action: string): readonly Press[] | null {
  const [word = '', ...rest] = action.split(' ');
  const [first = '', second = '', third = ''] = rest;
  const far = (way: string): string => way.split('>')[1] ?? '';
  switch (word) {
    case 'shaft':
      return [token(`shaft-${first}`), deploy(far(second))];
    case 'breach':
      return [token('breach'), deploy(far(second))];
    case 'lift':
      return [token('telekinesis'), deploy(second), { button: 'Move it' }];
    case 'beholder':
      return [{ css: `[data-send="beholder-${far(first)}"]` }];
    case 'sensor':
      return [{ css: `[data-send="sensor-${far(first)}"]` }];
    case 'choose':
      return [deploy(second)];
    case 'timer-token':
      return [token('timer'), { button: 'Use it' }];
    case 'loudspeaker':
      return [token('loudspeaker'), { button: 'Use it' }];
    case 'cast':
      return casting(first, [second, third, ...rest.slice(3)]);
    default:
      return null;
  }
}

function find(page: Page, press: Press): Locator {
  return 'css' in press ? page.locator(press.css) : page.getByRole('button', { name: press.button, exact: true });
}

// What the mouse can't reach because a message covers it is pressed by key.
async function press(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  const canReach = (): Promise<boolean> =>
    what.click({ trial: true, timeout: 1_500 }).then(
      () => true,
      () => false,
    );
  if (!(await canReach())) await page.getByRole('button', { name: 'Show the whole mall' }).click();
  if (await canReach()) await what.click();
  else await what.press('Enter');
}

export const securityMouse: Hands = {
  async act(page, action, answered) {
    const presses = pressesFor(action);
    if (presses === null) return mouse.act(page, action, answered);
    for (const each of presses) await press(page, find(page, each));
    return answered();
  },
};
