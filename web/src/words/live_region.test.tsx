import { signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { LiveRegion } from './live_region';
import type { Sentence } from './spoken';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('reads the same sentence out again when it is said again', async () => {
  vi.useFakeTimers();
  const sentences = signal<readonly Sentence[]>([]);
  const isTaken = signal(false);
  const place = document.createElement('div');
  document.body.append(place);
  render(<LiveRegion announcer={{ sentences, isTaken }} />, place);
  await vi.advanceTimersByTimeAsync(100);
  const region = place.querySelector('[role="status"]');
  const said = new Set<ChildNode | null | undefined>(); // a screen reader hears of what is new in the region
  for (const times of [1, 2, 3]) {
    sentences.value = [{ weight: 'event', text: 'Somebody is in the way.' }];
    await vi.advanceTimersByTimeAsync(2_000);
    expect(region?.textContent).toBe('Somebody is in the way.');
    said.add(region?.firstChild);
    expect(said.size).toBe(times);
  }
  expect(place.querySelector('[role="status"]')).toBe(region);
});
