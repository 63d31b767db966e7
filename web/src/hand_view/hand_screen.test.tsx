// Every button of the hand view is open exactly when the engine says so, and does what it says.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import won from '../../e2e/games/won_s1.json';
import { isDirection } from '../board/legal_ways';
import type { Deal } from '../engine/engine';
import { colours, type Colour } from '../engine/words';
import { builtEngine } from '../engine/engine_file';
import { connectTable } from '../game/remote_session';
import type { Session } from '../game/session';
import { FakeServer } from '../game/testing/fake_server';
import { FakeWorld } from '../link/testing/fake_world';
import { settings } from '../settings/settings';
import { handViewTexts } from '../text/hand_view';
import { HandScreen } from './hand_screen';

const root = document.createElement('div');
document.body.append(root);
let session: Session;
let world: FakeWorld;

beforeAll(() => handViewTexts.load());

// The seat of the given number at a table of four, in the first position of a game that can be won.
async function sitAt(seat: number, before = 0): Promise<void> {
  const engine = await builtEngine();
  const setup = won.choice.setup as Pick<Deal, 'deck' | 'heroes' | 'deal'>;
  const deal = [...(setup.deal ?? [])];
  const first = (seat - before + 4) % 4;
  const dealt = [...deal.slice(first), ...deal.slice(0, first)]; // I have the seat after those who came before
  const seed = '00000000000000000000000000000001';
  const game = engine.deal({ scenario: 1, seats: 4, seed, sand_ms: 420_000, ...setup, deal: dealt });
  if ('refused' in game) throw new Error(game.text);
  world = new FakeWorld();
  const server = new FakeServer(world, game, 4, () => 60);
  for (let i = 0; i < before; i += 1)
    connectTable(engine, 'ABC234', { name: 'Bo', as: 'player' }, server.surroundings());
  await world.pass(1_000);
  session = connectTable(engine, 'ABC234', { name: 'Ana', as: 'player' }, server.surroundings());
  await world.pass(3_000);
  await act(() => render(<HandScreen session={session} engine={engine} />, root));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  settings.seatBelow.value = false;
  render(null, root);
  session.close();
});

const button = (pawn: string, ability: string): HTMLButtonElement => {
  const found = root.querySelector<HTMLButtonElement>(`[data-hand-pawn="${pawn}"] [data-ability="${ability}"]`);
  if (found === null) throw new Error(`${pawn} has no ${ability}`);
  return found;
};

it.each([
  [1, 'east escalator'],
  [3, 'west vortex'],
])('seat %i: each hero has a button for %s, open when it is legal', async (seat, tile) => {
  await sitAt(seat);
  expect(root.querySelector('[data-hand-tile]')?.getAttribute('data-hand-tile')).toBe(tile);
  expect(root.querySelector('[data-board]')).toBeNull();
  for (const pawn of ['yellow', 'purple', 'green', 'orange']) {
    for (const ability of tile.split(' ')) {
      const isLegal = session.legal.value.some(
        (one) => 'pawn' in one && one.pawn === pawn && (one.kind === 'move') === isDirection(ability),
      );
      expect(button(pawn, ability).dataset['possible'], `${pawn} ${ability}`).toBe(String(isLegal));
    }
  }
});

it('a tap moves that hero one step', async () => {
  await sitAt(3);
  const before = session.shown.value?.pawns;
  const open = [...root.querySelectorAll<HTMLElement>('[data-hand-pawn] [data-ability="west"][data-possible="true"]')];
  const pawn = open[0]?.closest<HTMLElement>('[data-hand-pawn]')?.dataset['handPawn'] as 'purple';
  await act(() => open[0]?.click());
  expect(session.shown.value?.pawns[pawn]).not.toBe(before?.[pawn]);
});

it('a tap on a way that is closed says why, and chooses no other hero', async () => {
  await sitAt(1);
  const closed = button('yellow', 'escalator');
  expect(closed.dataset['possible']).toBe('false');
  const before = session.shown.value?.pawns;
  await act(() => closed.click());
  expect(session.shown.value?.pawns).toEqual(before);
  expect(root.querySelector('.word-line')?.textContent).not.toBe('');
});

it('of several vortices the numbers choose, next to the mall', async () => {
  await sitAt(3);
  const many = session.legal.value.filter((one) => one.kind === 'vortex' && one.pawn === 'green');
  expect(many.length).toBe(1); // there is one tile yet
  await act(() => button('green', 'vortex').click());
  expect(root.querySelector('[data-choice]')).toBeNull();
});

it('the mall is there when it is wished for', async () => {
  await sitAt(1);
  const toggle = [...root.querySelectorAll<HTMLButtonElement>('button')].find(
    (one) => one.getAttribute('aria-label') === 'Show the mall here',
  );
  await act(() => toggle?.click());
  expect(root.querySelector('[data-board]')).not.toBeNull();
});

it('north is up as on the big screen, even for someone who has the mall turned', async () => {
  settings.seatBelow.value = true;
  await sitAt(1, 1);
  expect(session.seat.value).toBe(1);
  const way = session.legal.value.find((one) => one.kind === 'move');
  if (way?.kind !== 'move') throw new Error('nobody can go east');
  const before = session.shown.value?.pawns;
  const key = (code: string): void => {
    document.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true }));
  };
  await act(() => key(`Digit${colours.indexOf(way.pawn as Colour) + 1}`));
  await act(() => key('ArrowRight'));
  expect(session.shown.value?.pawns).not.toEqual(before);
});
