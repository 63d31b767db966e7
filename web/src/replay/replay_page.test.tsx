// A module that didn't load once is loaded again for the next record.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { fakeEngine } from '../game/testing/fake_engine';
import { RecordReader } from './record_reader';
import { ReplayPage } from './replay_page';

it('requests the reader again after a failure', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  const load = vi.spyOn(RecordReader, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValueOnce({ open: () => ({ problem: 'no record', line: 1 }) } as unknown as RecordReader);
  await act(() => render(<ReplayPage id={null} engine={fakeEngine} />, place));
  const choose = async (): Promise<void> => {
    const input = await vi.waitFor(() => {
      const found = place.querySelector<HTMLInputElement>('input[type=file]');
      if (!found) throw new Error('no file can be chosen');
      return found;
    });
    Object.defineProperty(input, 'files', { configurable: true, value: [new File(['x'], 'x.mmr')] });
    await act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
  };
  await choose();
  await vi.waitFor(() => expect(place.querySelector('[role=alert]')).not.toBeNull());
  const failed = place.querySelector('[role=alert]')?.textContent;
  await choose();
  await vi.waitFor(() => expect(place.querySelector('[role=alert]')?.textContent).not.toBe(failed));
  expect(load).toHaveBeenCalledTimes(2);
  render(null, place);
  vi.unstubAllGlobals();
});
