// The drawings beside "once more" mean the same at the end of a game and in the lobby.
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { builtEngine } from '../engine/engine_file';
import type { Session } from '../game/session';
import { Clockwork } from '../game/testing/clockwork';
import { startIntroduction } from '../practice/start';
import { LobbyAgain } from '../screens/lobby_again';
import en from '../text/en/lobby';
import table from '../text/en/table';
import { EndPanel } from './end_panel';
import { Play } from './play';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => render(null, root));

const drawingBeside = (words: string): string | null | undefined =>
  [...root.querySelectorAll('button')].find((button) => button.textContent === words)?.querySelector('path')?.getAttribute('d');

it('a new deal and the same deal have one drawing each, everywhere', async () => {
  const engine = await builtEngine();
  const { session } = startIntroduction(engine, new Clockwork());
  render(<EndPanel play={new Play(session, engine, undefined)} result="lost" onLobby={undefined} />, root);
  const end = { new: drawingBeside(table['end.again']), same: drawingBeside(table['end.same']) };
  const now = session.table.peek();
  if (now === null) throw new Error('There is no table.');
  render(null, root);
  render(<LobbyAgain session={session as Session} table={{ ...now, result: 'lost' }} me={session.me.peek()} engine={engine} />, root);
  const lobby = { new: drawingBeside(en['lobby.again.new']), same: drawingBeside(en['lobby.again.same']) };
  expect(end.new).toBeTruthy();
  expect(end.new).not.toBe(end.same);
  expect(lobby).toEqual(end);
  session.close();
});
