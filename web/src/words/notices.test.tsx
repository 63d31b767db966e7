// A region whose words come together with it isn't read out: it has to be there before.
import { render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { builtEngine } from '../engine/engine_file';
import { ManualClock } from '../game/testing/manual_clock';
import { startIntroduction } from '../practice/start';
import { Notices } from './notices';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => render(null, root));

it('a notice appears in a place that was there before it', async () => {
  const engine = await builtEngine();
  const { session } = startIntroduction(engine, new ManualClock());
  render(<Notices session={session} />, root);
  const region = root.querySelector('[role="status"]');
  expect(region?.textContent).toBe('');
  await session.request({ t: 'pause' });
  await vi.waitFor(() => expect(region?.textContent).toMatch(/./));
  expect(root.querySelector('[role="status"]')).toBe(region);
  expect(region?.querySelector('button')).toBeNull();
  await session.request({ t: 'resume' });
  await vi.waitFor(() => expect(region?.textContent).toBe(''));
  session.close();
});
