// The end of a game: its icons mean the same as in the lobby, and a missing part is reported.
import { signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { builtEngine } from '../engine/engine_file';
import type { Session } from '../game/session';
import { ManualClock } from '../game/testing/manual_clock';
import { startIntroduction } from '../practice/start';
import { LobbyAgain } from '../lobby/lobby_again';
import en from '../text/en/lobby';
import table from '../text/en/table';
import { EndPanel } from './end_panel';
import { Play } from '../play/play';
import { Toasts } from '../ui/toast';

vi.mock('./share_picture', () => Promise.reject(new TypeError('gone'))); // as after an upgrade

const root = document.createElement('div');
document.body.append(root);
afterEach(() => render(null, root));

const drawingBeside = (words: string): string | null | undefined =>
  [...root.querySelectorAll('button')]
    .find((button) => button.textContent === words)
    ?.querySelector('path')
    ?.getAttribute('d');

it('a new deal and the same deal each have one icon, everywhere', async () => {
  const engine = await builtEngine();
  const { session } = startIntroduction(engine, new ManualClock());
  render(<EndPanel play={new Play(session, engine, undefined)} result="lost" onLobby={undefined} />, root);
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === table['end.more'])?.click();
  await vi.waitFor(() => expect(drawingBeside(table['end.same'])).toBeTruthy());
  const end = { new: drawingBeside(table['end.again']), same: drawingBeside(table['end.same']) };
  const now = session.table.peek();
  if (now === null) throw new Error('There is no table.');
  render(null, root);
  render(
    <LobbyAgain
      session={session as Session}
      table={{ ...now, result: 'lost' }}
      me={session.me.peek()}
      engine={engine}
    />,
    root,
  );
  const lobby = { new: drawingBeside(en['lobby.again.new']), same: drawingBeside(en['lobby.again.same']) };
  expect(end.new).toBeTruthy();
  expect(end.new).not.toBe(end.same);
  expect(lobby).toEqual(end);
  session.close();
});

it('the end, the Book and the replay show the same figures', async () => {
  const engine = await builtEngine();
  const { session } = startIntroduction(engine, new ManualClock());
  const state = session.confirmed.peek();
  if (state === null) throw new Error('There is no game.');
  const ended = Object.create(session, {
    confirmed: { value: signal({ ...state, outcome: 'won', at: 165_900, sand_ms: 254_400 }) },
  }) as Session;
  render(<EndPanel play={new Play(ended, engine, undefined)} result="won" onLobby={undefined} />, root);
  const figures = [...root.querySelectorAll('.end-panel-facts dd')].map((each) => each.textContent);
  expect(figures[0]).toBe('4:15'); // as entry_list.test.tsx
  expect(figures.at(-1)).toBe('2:45'); // as controls.test.tsx
  session.close();
});

it("a picture that can't be made because part of the page is gone says so", async () => {
  const engine = await builtEngine();
  const { session } = startIntroduction(engine, new ManualClock());
  render(
    <>
      <EndPanel play={new Play(session, engine, undefined)} result="lost" onLobby={undefined} />
      <Toasts />
    </>,
    root,
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  root.querySelector<HTMLButtonElement>(`button[aria-label="${table['end.share']}"]`)?.click();
  await vi.waitFor(() => expect(root.querySelector('.toasts')?.textContent).toContain('newer version'));
  session.close();
});
