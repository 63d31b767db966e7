import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../link/api';
import { settings } from '../settings/settings';
import { HomeEntry } from './home_entry';

async function type(input: HTMLInputElement | undefined, value: string): Promise<void> {
  await act(() => {
    if (!input) throw new Error('no such field');
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('the first screen', () => {
  let place: HTMLElement;
  const inputs = (): HTMLInputElement[] => [...place.querySelectorAll('input')];
  const join = (): Promise<void> =>
    act(() => {
      place.querySelector('.home-join')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });

  beforeEach(async () => {
    settings.name.value = '';
    history.replaceState(null, '', '/');
    place = document.createElement('div');
    document.body.append(place);
    await act(() => render(<HomeEntry />, place));
  });
  afterEach(() => {
    render(null, place);
    document.body.replaceChildren();
  });

  it('turns a pasted link into its code and goes there', async () => {
    await type(inputs()[0], '  Ana ');
    await type(inputs()[1], 'https://maze.example.org/t/gv5-b3e');
    expect(inputs()[1]?.value).toBe('GV5B3E');
    await join();
    expect(location.pathname).toBe('/t/GV5B3E');
    expect(settings.name.value).toBe('Ana');
  });

  it('asks for the name first', async () => {
    await type(inputs()[1], 'gv5b3e');
    await join();
    expect(location.pathname).toBe('/');
    expect(place.querySelector('[role="alert"]')?.textContent).toMatch(/name/i);
  });

  it('says which sign is never in a code', async () => {
    await type(inputs()[0], 'Ana');
    await type(inputs()[1], 'GV5B3O');
    await join();
    expect(place.querySelector('[role="alert"]')?.textContent).toContain('O');
  });

  it('R-16: opens a table with three teammates in one press, where one may pause', async () => {
    const create = vi.spyOn(api, 'createTable').mockResolvedValue({ ok: true, value: { code: 'GV5B3E', link: '' } });
    await type(inputs()[0], 'Ana');
    await act(async () => place.querySelector<HTMLElement>('.home-mates button')?.click());
    const teammates = { count: 3, pace: 'human', stand_in: true };
    expect(create.mock.calls).toEqual([[{ scenario: 'S1', pauses: true, teammates }]]);
    expect(location.pathname).toBe('/t/GV5B3E');
    create.mockRestore();
  });
});
