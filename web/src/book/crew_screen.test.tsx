// The secret of a crew is kept nowhere else: this browser doesn't forget it unasked.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings/settings';
import { loadBookTexts } from '../text/book';
import { CrewScreen } from './crew_screen';

const mine = '1'.repeat(32);
const other = '2'.repeat(32);
const unknown = '3'.repeat(32);
const names: Readonly<Record<string, string>> = { [mine]: 'The Foxes', [other]: 'The Owls' };
const place = document.createElement('div');
document.body.append(place);

function answer(path: string, init?: RequestInit): Response {
  if (!path.endsWith('/api/crews')) return Response.json({ entries: [], from: 0, more: false });
  const name = names[new Headers(init?.headers).get('Authorization')?.slice('Bearer '.length) ?? ''];
  return name === undefined
    ? Response.json({ error: 'NoSuchCrew', text: '' }, { status: 404 })
    : Response.json({ name, founded: 0, games: 1, won: 1, achievements: [] });
}

const openLink = async (secret: string): Promise<void> => {
  location.hash = `#${secret}`;
  await act(() => render(<CrewScreen />, place));
};
const dialog = (): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const found = place.querySelector<HTMLElement>('dialog');
    if (!found) throw new Error('nothing is asked');
    return found;
  });
const press = (within: HTMLElement, name: string): Promise<void> =>
  act(() => {
    const found = [...within.querySelectorAll('button')].find((each) => each.textContent === name);
    if (!found) throw new Error(`There is no button ${name}.`);
    found.click();
  });

beforeAll(loadBookTexts);
beforeEach(() => {
  settings.crew.value = mine;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => Promise.resolve(answer(path, init)));
});
afterEach(() => {
  render(null, place);
  settings.crew.value = '';
  location.hash = '';
  vi.unstubAllGlobals();
});

describe('the link of another crew', () => {
  it('asks before it replaces mine, and offers me the link to mine', async () => {
    await openLink(other);
    const asked = await dialog();
    expect(settings.crew.value).toBe(mine);
    expect(location.hash).toBe('');
    expect(asked.textContent).toContain('Play for The Owls instead?');
    expect(asked.querySelector<HTMLInputElement>('.crew-link')?.value).toContain(mine);
    await press(asked, 'Stay with The Foxes');
    expect(settings.crew.value).toBe(mine);
    expect(place.querySelector('dialog')).toBeNull();
  });

  it('switches crews only once you agree', async () => {
    await openLink(other);
    await press(await dialog(), 'Play for The Owls');
    expect(settings.crew.value).toBe(other);
    expect(place.querySelector('dialog')).toBeNull();
  });

  it("replaces nothing if the server doesn't know it", async () => {
    await openLink(unknown);
    await vi.waitFor(() => expect(place.textContent).toContain('The Foxes'));
    expect(settings.crew.value).toBe(mine);
    expect(place.querySelector('dialog')).toBeNull();
  });

  it('takes effect at once if you have no crew', async () => {
    settings.crew.value = '';
    await openLink(other);
    expect(settings.crew.value).toBe(other);
  });
});

describe('leaving a crew', () => {
  it('asks first, and offers the link', async () => {
    await act(() => render(<CrewScreen />, place));
    await vi.waitFor(() => expect(place.textContent).toContain('The Foxes'));
    await press(place, 'Leave the crew');
    const asked = await dialog();
    expect(settings.crew.value).toBe(mine);
    expect(asked.querySelector<HTMLInputElement>('.crew-link')?.value).toContain(mine);
    await press(asked, 'Leave the crew');
    expect(settings.crew.value).toBe('');
  });

  it('shows the link of one that this server has forgotten, before another replaces it', async () => {
    settings.crew.value = unknown;
    await act(() => render(<CrewScreen />, place));
    await vi.waitFor(() => expect(place.querySelector<HTMLInputElement>('.crew-link')?.value).toContain(unknown));
  });
});
