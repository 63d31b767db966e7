import { render } from 'preact';
import { beforeAll, expect, it } from 'vitest';
import { replayTexts } from '../text/replay';
import { Controls } from './controls';
import { Player } from './player';
import type { Recording } from './record_reader';

beforeAll(() => replayTexts.load());

it('the timeline is as long as the game', () => {
  const lines = [{ at: 165_900, seat: 0, kind: 'move', ability: null, events: [] }];
  const recording: Recording = { engine: '', name: '', seats: 1, pace_ms: 0, lines };
  const player = new Player({ state: () => ({}) as never, legal: () => [] }, recording);
  const place = document.createElement('div');
  player.seek(player.end);
  render(<Controls player={player} />, place);
  expect(place.querySelector('[data-clock]')?.textContent).toBe('2:45 / 2:45');
  expect(place.querySelector('input')?.getAttribute('aria-valuetext')).toContain('2:45');
});
