// What couldn't be loaded is loaded when one asks again: the module, and a record of the server.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { fakeEngine } from '../game/testing/fake_engine';
import { api } from '../link/api';
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

it('asks the server again for a record that did not arrive', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const unreachable = { error: 'Unreachable', status: 0, text: '', retry_after_ms: null };
  const record = vi.spyOn(api, 'record').mockResolvedValueOnce({ ok: false, error: unreachable });
  record.mockResolvedValueOnce({ ok: false, error: { ...unreachable, error: 'NoSuchRecord', status: 404 } });
  await act(() => render(<ReplayPage id="0123abcd" engine={fakeEngine} />, place));
  const button = (): HTMLButtonElement | null => place.querySelector('[role=alert] button');
  await vi.waitFor(() => expect(button()).not.toBeNull());
  await act(() => button()?.click());
  await vi.waitFor(() => expect(record).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(place.querySelector('[role=alert]')).not.toBeNull());
  expect(button()).toBeNull(); // a game that isn't there won't be there in a moment
  render(null, place);
  vi.restoreAllMocks();
});
