// The small menu of a seat: it handles keys from the moment it is visible.
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { builtEngine } from '../engine/engine_file';
import { ManualClock } from '../game/testing/manual_clock';
import { startGame } from '../practice/start';
import { FakeCompanion } from '../teammates/testing/fake_companion';
import { TableScreen } from '../table/table';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => render(null, root));

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !isSo(); ++turn) await Promise.resolve(); // no frame passes meanwhile
  expect(isSo()).toBe(true);
}

it('closes with Escape as soon as it is drawn, and returns the focus', async () => {
  const engine = await builtEngine();
  const choice = { scenario: 3, teammates: { seats: 3, pace: 'human' } } as const;
  const { session } = await startGame(engine, choice, new FakeCompanion(), new ManualClock());
  render(<TableScreen session={session} engine={engine} />, root);
  const plate = root.querySelector<HTMLElement>('button.seat-plate');
  if (plate === null) throw new Error('nobody sits there');
  plate.focus();
  plate.click();
  await until(() => root.querySelector('.seat-sheet') !== null);
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );
  await until(() => root.querySelector('.seat-sheet') === null);
  expect(document.activeElement).toBe(plate);
  session.close();
});
