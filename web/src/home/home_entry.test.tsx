import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { comesToPlayAt } from '../base/arrival';
import { api, type TableSummary } from '../link/api';
import { settings } from '../settings/settings';
import { tableForAnyone } from './play_with_anyone';
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

  it('says which character is never in a code', async () => {
    await type(inputs()[0], 'Ana');
    await type(inputs()[1], 'GV5B3O');
    await join();
    expect(place.querySelector('[role="alert"]')?.textContent).toContain('O');
  });

  it('R-16: opens a table with three teammates in one press, with pauses allowed', async () => {
    const create = vi.spyOn(api, 'createTable').mockResolvedValue({ ok: true, value: { code: 'GV5B3E', link: '' } });
    await type(inputs()[0], 'Ana');
    await act(async () => place.querySelector<HTMLElement>('[data-way="mates"]')?.click());
    const teammates = { count: 3, pace: 'gentle', stand_in: true };
    expect(create.mock.calls).toEqual([[{ scenario: 'S1', pauses: true, teammates }]]);
    expect(location.pathname).toBe('/t/GV5B3E');
    create.mockRestore();
  });

  it("plays with anyone: at a strangers' table if there is one, otherwise at a public one with teammates", async () => {
    const create = vi.spyOn(api, 'createTable').mockResolvedValue({ ok: true, value: { code: 'GV5B3E', link: '' } });
    const list = vi.spyOn(api, 'publicTables').mockResolvedValue({ ok: true, value: [] });
    await type(inputs()[0], 'Ana');
    const press = (): Promise<void> =>
      act(async () => place.querySelector<HTMLElement>('[data-way="anyone"]')?.click());
    await press();
    await vi.waitFor(() => expect(location.pathname).toBe('/t/GV5B3E'));
    const teammates = { count: 3, pace: 'human', stand_in: true };
    expect(create.mock.calls).toEqual([[{ scenario: 'S1', public: true, seats: 4, teammates }]]);
    expect(comesToPlayAt('GV5B3E')).toBe(false);

    list.mockResolvedValue({ ok: true, value: [openTable({ code: 'QRNK9K', free_seats: 2 })] });
    await act(() => new Promise((done) => setTimeout(done)));
    await press();
    await vi.waitFor(() => expect(location.pathname).toBe('/t/QRNK9K'));
    expect(create).toHaveBeenCalledTimes(1);
    expect(comesToPlayAt('QRNK9K')).toBe(true);
    create.mockRestore();
    list.mockRestore();
  });
});

function openTable(facts: Partial<TableSummary>): TableSummary {
  const table = {
    code: 'AAAAAA',
    phase: 'gathering',
    scenario: 'S1',
    players: 2,
    spectators: 0,
    free_seats: 0,
  } as const;
  return { ...table, locked: false, public: true, host: 'Bo', ...facts };
}

describe('the table for anyone', () => {
  const chosen = (...tables: readonly Partial<TableSummary>[]): string | undefined =>
    tableForAnyone(tables.map(openTable))?.code;

  it("has room, and isn't locked, without a host, or for a heist or a race", () => {
    expect(chosen({ free_seats: 0 })).toBeUndefined();
    expect(chosen({ free_seats: 1 })).toBe('AAAAAA');
    expect(chosen({ free_seats: 0, teammates: 1 })).toBe('AAAAAA');
    for (const no of [{ locked: true }, { host: '' }, { heist: '2026-11-18' }, { race: 'x' }, { public: false }]) {
      expect(chosen({ free_seats: 2, ...no })).toBeUndefined();
    }
  });

  it('is the one with the most people, and one with a game on only if a teammate makes room', () => {
    const few = { code: 'FEWFEW', players: 3, teammates: 2 };
    const many = { code: 'MANYMA', players: 3, teammates: 0, free_seats: 5 };
    const playing = { code: 'PLAYIN', phase: 'playing', players: 4, teammates: 3 } as const;
    expect(chosen(few, many, playing)).toBe('MANYMA');
    expect(chosen(playing, few)).toBe('FEWFEW');
    expect(chosen(playing)).toBe('PLAYIN');
    expect(chosen({ ...playing, teammates: 0, free_seats: 4 })).toBeUndefined();
  });
});
