import { render, type JSX } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LinkState } from '../game/session';
import { longRestartMs, useLongRestart } from './long_restart';

let place: HTMLElement;

function Probe({ link }: { readonly link: LinkState }): JSX.Element {
  return <p>{useLongRestart(link) ? 'long' : 'soon'}</p>;
}

function shows(link: LinkState): string | null {
  act(() => render(<Probe link={link} />, place));
  return place.textContent;
}

beforeEach(() => {
  vi.useFakeTimers();
  place = document.createElement('div');
});
afterEach(() => vi.useRealTimers());

it('waits with the screen until a restart takes long, and goes when the server is back', () => {
  const link: LinkState = { kind: 'reconnecting', since: Date.now(), restarting: true };
  expect(shows(link)).toBe('soon');
  act(() => void vi.advanceTimersByTime(longRestartMs - 1));
  expect(place.textContent).toBe('soon');
  act(() => void vi.advanceTimersByTime(2));
  expect(place.textContent).toBe('long');
  expect(shows({ kind: 'online' })).toBe('soon');
});

it('has nothing to say about a line that broke', () => {
  expect(shows({ kind: 'reconnecting', since: Date.now(), restarting: false })).toBe('soon');
  act(() => void vi.advanceTimersByTime(2 * longRestartMs));
  expect(place.textContent).toBe('soon');
});
