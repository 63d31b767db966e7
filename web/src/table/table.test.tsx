// Once you see the mall, you can play: no key is lost between the first picture and what follows it.
import { render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { builtEngine } from '../engine/engine_file';
import { ManualClock } from '../game/testing/manual_clock';
import { startIntroduction } from '../practice/start';
import { TableScreen } from './table';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => render(null, root));

const isInHand = (): boolean => root.querySelector('[data-pawn="yellow"]')?.getAttribute('aria-pressed') === 'true';

it('hears keys from its first picture on, and keeps the hero they chose', async () => {
  const engine = await builtEngine();
  const { session } = startIntroduction(engine, new ManualClock());
  render(<TableScreen session={session} engine={engine} />, root);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', code: 'Digit1', bubbles: true }));
  await vi.waitFor(() => expect(isInHand()).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 200)); // everything that follows the picture has happened by now
  expect(isInHand()).toBe(true);
});
