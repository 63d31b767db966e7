// Tokens, spells and guards next to the mall, and the question of what is in hand.
import { computed, signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { place, testState } from '../board/test_mall';
import type { State } from '../engine/position';
import type { TokenAction } from '../engine/security_position';
import type { ActionText, Pawn } from '../engine/words';
import type { Play } from '../play/play';
import { loadSecurityTexts } from '../text/security';
import { TokenHand } from './token_hand';
import { Panel } from './panel';
import { testSecurity } from './testing/security_state';
import { Tray } from './tray';

const security = testSecurity({
  modules: ['M1', 'M2', 'M5', 'M10'],
  stress_tokens: ['swap1', 'swap2', 'loudspeaker1'],
  spells: ['frog'],
  holding: ['invisibility'],
  code_spell: true,
});
const tokens: readonly TokenAction[] = [
  { kind: 'swap_token', action: 'swap-token 1 1' as ActionText, token: 'swap1', with: 1 },
  { kind: 'loudspeaker', action: 'loudspeaker 1' as ActionText, token: 'loudspeaker1' },
];

const act = vi.fn<(action: string) => void>();
const selected = signal<Pawn | null>(null);
const shown = signal<State | null>(null);
const session = {
  shown,
  legal: signal([]),
  table: signal(null),
  seat: signal(0),
  frozen: signal(false),
  tokens: () => tokens,
};
const play = { session, act, selected, held: computed(() => [0]), nameOf: () => 'Bo' } as unknown as Play;

let root: HTMLElement;
let hand: TokenHand;
const find = (selector: string): HTMLElement => {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`nothing is ${selector}`);
  return element;
};
const named = (selector: string): string | null => find(selector).getAttribute('aria-label');

beforeEach(async () => {
  vi.clearAllMocks();
  await loadSecurityTexts();
  const { pawns } = testState();
  const away = { orange: 'aside', guard1: place('5:1,1'), guard2: 'waiting' } as const;
  shown.value = testState({ security, pawns: { ...pawns, ...away }, action_tiles: [['north'], ['vortex', 'west']] });
  hand = new TokenHand(play);
  root = document.createElement('div');
  document.body.append(root);
  render([<Tray play={play} hand={hand} />, <Panel play={play} hand={hand} />], root);
  await vi.waitFor(() => expect(named('[data-token="swap"]')).toBe('Swap action tiles, 2 left'));
});

afterEach(() => {
  render(null, root);
  root.remove();
  hand.stop();
});

it("shows what can be used, what can't, and what is active", () => {
  expect(named('[data-spell="frog"]')).toBe('Frog, not possible now');
  expect(named('[data-holding="invisibility"]')).toBe('Invisibility: lasts until the next flip');
  expect(named('[data-holding="code"]')).toBe('Code cast: one steel door will open');
  expect(named('[data-captive="orange"]')).toBe('Captive: dwarf');
});

it('picks up a guard', () => {
  find('[data-guard="guard1"]').click();
  expect(selected.value).toBe('guard1');
});

it('asks for confirmation, and uses it', async () => {
  find('[data-token="loudspeaker"]').click();
  await vi.waitFor(() => expect(find('[data-asking="loudspeaker"]').textContent).toContain('Everyone may talk'));
  const use = [...root.querySelectorAll('button')].find((button) => button.textContent === 'Use it');
  use?.click();
  expect(act).toHaveBeenCalledWith('loudspeaker 1');
});

it('asks who to swap with, by name and actions', async () => {
  find('[data-token="swap"]').click();
  await vi.waitFor(() => expect(find('[data-asking="swap"]').textContent).toContain('Bo, vortex, west'));
  const bo = [...root.querySelectorAll('button')].find((button) => button.textContent === 'Bo, vortex, west');
  bo?.click();
  expect(act).toHaveBeenCalledWith('swap-token 1 1');
});

it("says why it can't be used", async () => {
  find('[data-spell="frog"]').click();
  await vi.waitFor(() =>
    expect(find('[data-asking="spell-frog"]').textContent).toContain('That wouldn’t change anything'),
  );
  const back = [...root.querySelectorAll('button')].find((button) => button.textContent === 'Put it back');
  back?.click();
  await vi.waitFor(() => expect(root.querySelector('[data-asking]')).toBeNull());
});
