import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { hearNotice } from '../link/server_notice';
import { NoticeBar } from './notice_bar';

function answerWith(notice: string | null): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ notice }))));
}

async function draw(): Promise<HTMLElement> {
  const place = document.createElement('div');
  document.body.append(place);
  await act(async () => {
    render(<NoticeBar />, place);
    await Promise.resolve();
  });
  return place;
}

afterEach(() => {
  for (const place of [...document.body.children]) render(null, place);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  hearNotice(null);
});

it('shows what the server says wherever someone is', async () => {
  answerWith('Back at nine.');
  const place = await draw();
  await vi.waitFor(() => expect(place.textContent).toContain('Back at nine.'));
});

it('shows what comes over the table, as text, until it is put away', async () => {
  answerWith(null);
  const place = await draw();
  await vi.waitFor(() => expect(place.querySelector('[data-notice]')).toBeNull());
  await act(() => hearNotice('<b>Ten</b> more minutes'));
  expect(place.textContent).toContain('<b>Ten</b> more minutes');
  expect(place.querySelector('b')).toBeNull();
  await act(() => place.querySelector('button')?.click());
  expect(place.querySelector('[data-notice]')).toBeNull();
  // The same words again are no news, others are.
  await act(() => hearNotice('<b>Ten</b> more minutes'));
  expect(place.querySelector('[data-notice]')).toBeNull();
  await act(() => hearNotice('Five more minutes'));
  expect(place.textContent).toContain('Five more minutes');
});
