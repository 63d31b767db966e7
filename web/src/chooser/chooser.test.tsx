import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '../engine/position';
import { fakeEngine } from '../game/testing/fake_engine';
import type { Session } from '../game/session';
import type { Choice, ChoiceChange, Table, TableRequest } from '../link/messages';
import { Chooser } from './chooser';

const choice = {
  ...{ scenario: 'S1', seats: 0, side: null, level: null, sand_ms: null },
  ...{ free_talk: false, pairs: false, public: false, pauses: false },
} as Choice;
const table = { choice, ring: [], members: [], chairs: [] } as unknown as Table;

describe("the host's sheet", () => {
  let place: HTMLElement;
  let asked: ChoiceChange[];
  let answers: ((refusal: Refusal | null) => void)[];
  const session = {
    table: signal(table),
    request: (request: TableRequest) => {
      if (request.t === 'choose' || request.t === 'change') asked.push(request.choice);
      return new Promise((resolve) => answers.push(resolve));
    },
  } as unknown as Session;
  const box = (name: string): HTMLInputElement => {
    const label = [...place.querySelectorAll('label')].find((each) => each.textContent === name);
    const found = label?.querySelector('input');
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  const answer = (refusal: Refusal | null): Promise<void> =>
    act(async () => {
      for (const each of answers) each(refusal);
      await new Promise((resolve) => setTimeout(resolve));
    });
  const tick = (name: string): Promise<void> => act(() => box(name).click());

  beforeEach(async () => {
    [asked, answers] = [[], []];
    place = document.createElement('div');
    document.body.append(place);
    const close = (): void => undefined;
    await act(() =>
      render(<Chooser session={session} table={table} me={null} engine={fakeEngine} onClose={close} />, place),
    );
  });
  afterEach(async () => {
    await answer(null);
    render(null, place);
  });

  const draw = (now: Table): Promise<void> =>
    act(() =>
      render(<Chooser session={session} table={now} me={null} engine={fakeEngine} onClose={() => undefined} />, place),
    );

  it('sends what was changed and nothing else, so that two quick changes do not undo each other', async () => {
    await tick('Allow pauses');
    await tick('Allow bots');
    expect(asked).toEqual([{ pauses: true }, { bots: false }]);
    expect(box('Allow pauses').checked).toBe(true);
    expect(box('Allow bots').checked).toBe(false);
  });

  it('shows what others have chosen in the meantime', async () => {
    await tick('Allow pauses');
    await draw({ ...table, choice: { ...choice, public: true } });
    expect(box('Public table').checked).toBe(true);
    expect(box('Allow pauses').checked).toBe(true);
    await tick('Allow bots');
    expect(asked.at(-1)).toEqual({ bots: false });
  });

  it("shows the table's own choice after a refusal", async () => {
    await tick('Allow pauses');
    await answer({ refused: 'NotTheHost', rule: null, args: {}, text: '' } as unknown as Refusal);
    expect(box('Allow pauses').checked).toBe(false);
  });
});
