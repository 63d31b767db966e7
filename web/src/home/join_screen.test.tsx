import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import type { TableSummary } from '../link/api';
import en from '../text/en/home';
import { JoinScreen } from './join_screen';

const place = document.createElement('div');
document.body.append(place);
afterEach(() => render(null, place));

const table: TableSummary = {
  code: 'ABC234',
  phase: 'gathering',
  scenario: 'S3',
  players: 1,
  spectators: 0,
  free_seats: 3,
  locked: false,
  public: false,
  host: 'Bo',
};

function told(more: Partial<TableSummary>): string | null {
  render(<JoinScreen table={{ ...table, ...more }} onEnter={() => undefined} onAgain={() => undefined} />, place);
  const challenge = place.querySelector<HTMLElement>('[data-challenge]');
  return challenge && `${challenge.dataset['challenge']}: ${challenge.textContent}`;
}

it('says what the table is for', () => {
  expect(told({ heist: '2026-11-18', race: null })).toBe(`heist: ${en['door.heist']}`);
  expect(told({ heist: null, race: 'abc' })).toBe(`race: ${en['door.race']}`);
  expect(told({ heist: null, race: null })).toBeNull();
  expect(told({})).toBeNull(); // an older server
});
