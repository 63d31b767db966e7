import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../engine/engine';
import { fakeEngine } from '../game/testing/fake_engine';
import type { Session } from '../game/session';
import type { Table, TableRequest } from '../link/messages';
import { loadSecurityTexts } from '../text/security';
import { SecurityModules } from './security_modules';
import { firstMix, customScenario, withModule } from '../scenarios/security_mix';

const table = {
  choice: {
    ...{ scenario: customScenario(firstMix), seats: 0, side: null, level: null, sand_ms: null },
    ...{ free_talk: false, pairs: false, public: false, pauses: false },
  },
} as unknown as Table;

// Knows one rule: the guard room needs the guard.
const engine: Engine = {
  ...fakeEngine,
  check: ({ modules = [] }) =>
    modules.includes('M5') && !modules.includes('M1')
      ? { refused: 'ModuleNeedsAModule', rule: 'X-GEN-6', args: { module: 'M5' }, text: '' }
      : null,
};

describe('the modules to mix', () => {
  let place: HTMLElement;
  const wished = vi.fn<(request: TableRequest) => Promise<null>>(() => Promise.resolve(null));
  const session = { request: wished, table: signal(table) } as unknown as Session;
  const tick = (module: string): Promise<void> =>
    act(() => {
      const box = place.querySelector<HTMLInputElement>(`[data-module="${module}"] input`);
      if (!box) throw new Error('no such module');
      box.checked = !box.checked;
      box.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const asked = (): unknown => wished.mock.calls.at(-1)?.[0];

  beforeAll(loadSecurityTexts, 60_000);
  beforeEach(async () => {
    wished.mockClear();
    place = document.createElement('div');
    document.body.append(place);
    await act(() => render(<SecurityModules session={session} table={table} me={null} engine={engine} />, place));
  });
  afterEach(() => {
    render(null, place);
    document.body.replaceChildren();
  });

  it('are in the suggested order, each marked as a helper or a challenge', () => {
    const rows = [...place.querySelectorAll('[data-module]')];
    expect(rows.map((row) => row.getAttribute('data-module'))).toEqual(
      Array.from({ length: 13 }, (_, index) => `M${index + 1}`),
    );
    expect(rows.filter((row) => row.getAttribute('data-kind') === 'challenge')).toHaveLength(6);
  });

  it('are off while the table plays something else, and on if a full game includes them', async () => {
    const on = (): readonly (string | null)[] =>
      [...place.querySelectorAll('[data-module]')]
        .filter((row) => row.querySelector<HTMLInputElement>('input')?.checked)
        .map((row) => row.getAttribute('data-module'));
    const play = (scenario: string): Promise<void> => {
      const other = { ...table, choice: { ...table.choice, scenario } };
      return act(() => render(<SecurityModules session={session} table={other} me={null} engine={engine} />, place));
    };
    await tick('M3');
    expect(on()).toEqual(['M1', 'M2', 'M3']);
    await play('S1');
    expect(on()).toEqual([]);
    expect(place.querySelector('[role=alert]')).toBeNull();
    await play('F1');
    expect(on()).toEqual(['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7']);
    await tick('M1');
    expect(place.querySelector('[role=alert]')?.getAttribute('data-flaw')).toBe('ModuleNeedsAModule');
  });

  it('are requested from the table as they are ticked', async () => {
    await tick('M3');
    const mix = withModule(firstMix, 'M3', true);
    expect(asked()).toMatchObject({ t: 'change', choice: { scenario: customScenario(mix) } });
  });

  it('R-86: include 8* if something opens its walls', async () => {
    const closed = (): HTMLInputElement | undefined =>
      [...place.querySelectorAll<HTMLInputElement>('.toggle input')].find((box) =>
        box.closest('.toggle')?.textContent?.includes('Tile 8*'),
      );
    expect(closed()).toBeUndefined();
    await tick('M3');
    await act(() => {
      const box = closed();
      if (!box) throw new Error('no switch for 8*');
      box.checked = true;
      box.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(asked()).toMatchObject({ choice: { scenario: { tiles: expect.arrayContaining(['8*']) } } });
  });

  it("are refused with the reason if they can't work, and nothing is requested", async () => {
    await tick('M1');
    wished.mockClear();
    await tick('M5');
    expect(wished).not.toHaveBeenCalled();
    expect(place.querySelector('[role="alert"]')?.textContent).toContain('needs something that catches heroes');
    expect(place.querySelector('[data-module="M5"]')?.getAttribute('data-blamed')).toBe('true');
    await tick('M1');
    expect(place.querySelector('[role="alert"]')).toBeNull();
    expect(asked()).toMatchObject({ choice: { scenario: { modules: ['M1', 'M2', 'M5'] } } });
  });

  it('are not lost if you tick another just as the table accepts the last one', async () => {
    await tick('M1');
    const taken = {
      ...table,
      choice: { ...table.choice, scenario: customScenario(withModule(firstMix, 'M1', false)) },
    };
    render(<SecurityModules session={session} table={taken} me={null} engine={engine} />, place);
    await tick('M5'); // before the effects of that have run
    expect(place.querySelector('[role="alert"]')?.textContent).toContain('needs something that catches heroes');
    expect(place.querySelector<HTMLInputElement>('[data-module="M5"] input')?.checked).toBe(true);
  });

  it('must include at least one', async () => {
    await tick('M1');
    wished.mockClear();
    await tick('M2');
    expect(wished).not.toHaveBeenCalled();
    expect(place.querySelector('[role="alert"]')?.textContent).toContain('at least one');
  });
});
