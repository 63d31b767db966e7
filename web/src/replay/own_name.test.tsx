import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { api } from '../link/api';
import { keepNameKey, nameKeys } from '../settings/name_keys';
import { replayTexts } from '../text/replay';
import { OwnName } from './own_name';

const place = document.createElement('div');
document.body.append(place);
beforeAll(() => replayTexts.load());
afterEach(() => {
  render(null, place);
  nameKeys.value = {};
  vi.restoreAllMocks();
});

const buttons = (): readonly HTMLButtonElement[] => [...place.querySelectorAll('button')];
const press = (words: string): Promise<void> =>
  act(async () => {
    buttons()
      .filter((button) => button.textContent?.trim() === words)
      .at(-1)
      ?.click();
    await Promise.resolve();
  });

it('is offered only where this browser has held a seat', async () => {
  keepNameKey('abc', { seat: 2, key: '0'.repeat(32) });
  await act(() => render(<OwnName link="/replay/other" />, place));
  expect(buttons()).toEqual([]);
  await act(() => render(<OwnName link={null} />, place));
  expect(buttons()).toEqual([]);
  await act(() => render(<OwnName link="/replay/abc" />, place));
  expect(buttons().map((button) => button.textContent)).toEqual(['Take my name out']);
});

it('asks first, and forgets its key once the name is gone', async () => {
  const forget = vi.spyOn(api, 'forgetName');
  forget.mockResolvedValueOnce({ ok: false, error: { error: 'Full', status: 503, text: '', retry_after_ms: null } });
  forget.mockResolvedValueOnce({ ok: true, value: { done: true } });
  const key = '1'.repeat(32);
  keepNameKey('abc', { seat: 2, key });
  await act(() => render(<OwnName link="/replay/abc" />, place));
  await press('Take my name out');
  expect(forget).not.toHaveBeenCalled();
  await press('Take my name out');
  await vi.waitFor(() => expect(forget).toHaveBeenCalledTimes(1));
  expect(nameKeys.value).toHaveProperty('abc'); // it failed
  await press('Take my name out');
  await press('Take my name out');
  await vi.waitFor(() => expect(nameKeys.value).toEqual({}));
  expect(forget).toHaveBeenLastCalledWith('abc', { seat: 2, key });
  expect(buttons()).toEqual([]);
});

it('keeps the keys of the latest games', () => {
  for (let game = 0; game < 210; ++game) keepNameKey(`g${game}`, { seat: 1, key: '' });
  expect(Object.keys(nameKeys.value)).toHaveLength(200);
  expect(nameKeys.value).not.toHaveProperty('g9');
  expect(nameKeys.value).toHaveProperty('g209');
});
