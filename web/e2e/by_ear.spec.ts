// Playing by ear: the lesson with keys alone, what screen readers are given, and the page's own voice.
import type { Page } from '@playwright/test';
import { readBriefing } from './support/briefing';
import { withSameDeal } from './support/same_deal';
import { expect, test } from './support/table';

declare global {
  interface Window {
    told: string[]; // what was put into a live region, or spoken
  }
}

// Everything that a screen reader would be given while the page plays by ear.
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.told = [];
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const region = target instanceof Element ? target.closest('.hidden-text[aria-live]') : null;
        if (region === null) continue;
        for (const node of addedNodes) window.told.push(node.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

// A voice that says nothing aloud and is done at once.
async function withVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.told = [];
    const voices = [{ name: 'Test voice', lang: 'en-GB' }];
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        speaking: false,
        pending: false,
        getVoices: () => voices,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        cancel: () => undefined,
        speak: ({ text, rate }: SpeechSynthesisUtterance) => window.told.push(rate === 2 ? `fast: ${text}` : text),
      },
    });
  });
}

const told = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.told);

async function hears(page: Page, words: RegExp): Promise<void> {
  await expect.poll(async () => (await told(page)).filter((text) => words.test(text))).not.toHaveLength(0);
}

type Step = readonly [step: string, keys: readonly string[], said: RegExp];

// Each step is told, done with its keys, and answered.
async function takeSteps(page: Page, steps: readonly Step[]): Promise<void> {
  for (const [step, keys, said] of steps) {
    await expect(page.locator('[data-ear-step]')).toHaveAttribute('data-ear-step', step);
    const text = await page.locator('.practice-guide-text').textContent();
    await expect.poll(async () => (await told(page)).some((all) => all.includes(text ?? '?'))).toBe(true);
    for (const key of keys) await page.keyboard.press(key);
    await hears(page, said);
  }
}

const first: readonly Step[] = [
  ['hear', ['Backspace'], /^You’ll hear everything you need\. Press Backspace/],
  ['choose', ['4'], /^Dwarf: north 1, its edge at 1\. East 1\. South elf\. West mage\. You can: .*north 1, east 1/],
  ['look', ['l'], /^Dwarf: north 1, its edge at 1\. East 1\. South elf\. West mage\.$/],
  ['step', ['ArrowUp'], /^Dwarf north 1, its edge\.$/],
];

const others: readonly Step[] = [
  ['explore', ['x'], /^Tile 8 with /],
  ['can', ['u'], /North: .*dwarf \d/],
  ['way', ['j'], /^Dwarf to its edge: north \d, .* First: You\.$/],
  ['go', ['Enter', 'Enter', 'Enter', 'Enter', 'Enter'], /^Dwarf (north|east|south|west) \d, its edge\.$/],
  ['vortex', ['v'], /^Dwarf vortex to tile 1a\.$/],
  ['escalator', ['3', 'ArrowDown', 'e'], /^Elf escalator, its edge\.$/],
  ['needed', ['i'], /^Red pawn\. You: elf is on its edge, explore\./],
  ['answer', ['x'], /^Tile 6/],
  ['before', ['b'], /./],
  ['sand', ['Space'], /^\d:\d\d of sand left\. No talking\.$/],
  ['keys', ['h'], /^N: Next hero/],
];

test('the lesson begins with keys alone, by what a screen reader is given', async ({ site }) => {
  const { page } = await site.player('Ana');
  await listenIn(page);
  await page.goto(`${site.url}/practice`);
  await page.getByRole('link', { name: 'Learn to play by ear' }).press('Enter');
  await expect(page.getByRole('application', { name: 'Play by ear' })).toBeFocused();
  await takeSteps(page, first);
  // The lesson has turned it on; the usual sentences aren't read out as well.
  expect((await told(page)).filter((text) => /chosen|Action tiles/.test(text))).toEqual([]);
});

test('the whole lesson, with the page’s voice, leads to a game with more sand', { tag: '@quick' }, async ({ site }) => {
  const { page } = await site.player('Ana');
  await withVoice(page);
  await page.addInitScript(() => localStorage.setItem('magicmaze.byEar', '"voice"'));
  await page.goto(`${site.url}/practice/introduction?by-ear`);
  await takeSteps(page, [...first, ...others]);
  await expect(page.locator('[data-ear-step]')).toHaveAttribute('data-ear-step', 'finished');
  await page.getByRole('link', { name: 'The same with 7 minutes of sand' }).press('Enter');
  await readBriefing(page);
  await hears(page, /^1 · .*You have: /);
  await expect(page.locator('.sand-timer-text')).toHaveText(/^(7:00|6:5\d)$/);
});

test('a wall, an action of someone else’s and the page’s voice', async ({ site }) => {
  const { page } = await site.player('Ana');
  await withVoice(page);
  await withSameDeal(page);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Settings' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('radio', { name: 'the page’s voice' }).check();
  await dialog.getByRole('slider', { name: 'Speed' }).fill('2');
  await expect.poll(() => told(page)).toContain('fast: Elf: north 3, its item at 2. East wall.');
  await page.keyboard.press('Escape');
  await page.goto(`${site.url}/practice/solo?scenario=1&seats=4&pace=gentle`);
  await readBriefing(page);
  await hears(page, /You have: /);
  await page.keyboard.press('3');
  await hears(page, /^fast: Elf: /);
  // Four directions for one of four seats: something is refused, in words.
  for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(arrow);
  await expect.poll(async () => (await told(page)).some((text) => /not on your action tile/.test(text))).toBe(true);
  await page.keyboard.press('i');
  await hears(page, /: .*, to its edge/);
  // Without a screen reader, what has the focus is said too.
  await page.getByRole('button', { name: 'Menu', exact: true }).focus();
  await page.keyboard.press('Tab');
  await hears(page, /Turn sound off\./);
  await page.keyboard.press('p');
  await hears(page, /Paused\. The sand has stopped\./);
});

test('on a phone the questions are buttons', async ({ site }) => {
  const { page } = await site.player('Ana', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await listenIn(page);
  await page.addInitScript(() => localStorage.setItem('magicmaze.byEar', '"reader"'));
  await page.goto(`${site.url}/practice/introduction?by-ear`);
  const questions = page.getByRole('group', { name: 'Play by ear' });
  for (const [name, said] of [
    ['Next hero', /^Barbarian: .*You can: /],
    ['Around', /^Barbarian: /],
    ['Way', /^Barbarian to its edge: .*First: You\./],
    ['Go', /^Barbarian south 1, its edge\./],
    ['My actions', /^North: .*Explore: yes\./],
    ['Sand', /of sand left/],
  ] as const) {
    await questions.getByRole('button', { name, exact: true }).tap();
    await hears(page, said);
  }
});

test('several people around one screen keep their keys', async ({ site }) => {
  const { page } = await site.player('Ana');
  await page.addInitScript(() => localStorage.setItem('magicmaze.byEar', '"reader"'));
  await page.goto(`${site.url}/practice/solo?people=2&seats=4&pace=gentle&with=left+right`);
  await page.getByRole('button', { name: 'Start the heist' }).click();
  await expect(page.locator('[data-hand="1"]')).toBeVisible();
  await page.keyboard.press('7');
  await expect(page.locator('[data-hand="1"] [data-hero="yellow"]')).toHaveAttribute('data-chosen', 'true');
  await expect(page.getByRole('application')).toHaveCount(0);
});

test('its keys can be changed with all others', async ({ site }) => {
  const { page } = await site.player('Ana');
  await listenIn(page);
  await page.addInitScript(() => localStorage.setItem('magicmaze.byEar', '"reader"'));
  await page.goto(`${site.url}/practice/introduction?by-ear`);
  await expect(page.locator('[data-ear-step="hear"]')).toBeVisible();
  await page.keyboard.press('Shift+h');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByRole('button', { name: /Sand left, now Space/ }).click();
  await page.keyboard.press('y');
  await sheet.getByRole('button', { name: /Who needs to act.*, now I/ }).click();
  await page.keyboard.press('y');
  await expect(sheet.getByText('Two commands use this key')).toHaveCount(2);
  await sheet.getByRole('button', { name: 'Reset all' }).click();
  await sheet.getByRole('button', { name: /Sand left, now Space/ }).click();
  await page.keyboard.press('y');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('y');
  await hears(page, /of sand left/);
});
