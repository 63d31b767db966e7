// The expansion in the mall itself: what is drawn, what a tap on a mark or an arrow does.
import { signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Emitter } from '../base/source';
import { Mall } from '../board/mall';
import type { Turns } from '../board/geometry';
import type { MallProps } from '../board/mall_props';
import { action, catalog, place, testState, tileName } from '../board/test_mall';
import type { Legal, State } from '../engine/position';
import type { Pawn } from '../engine/words';
import { loadSecurityTexts } from '../text/security';
import { AboveLayer } from './above_layer';
import type { Asking, TokenHand } from './token_hand';
import { nothingChosen } from './choosing';
import { FloorLayer } from '../security_board/floor_layer';
import { testSecurity } from './testing/security_state';

const security = testSecurity({
  modules: ['M1', 'M3', 'M8'],
  shafts: [{ state: 'laid', from: place('1a:0,0'), to: place('5:3,0') }, { state: 'ready' }],
  beholder: tileName('5'),
  away: { guard2: place('1a:3,0') },
});

const asking = signal<Asking | null>(null);
const hand = { asking, chooseSpace: vi.fn(), choosePawn: vi.fn(), chooseTile: vi.fn() };
const state = signal<State | null>(null);
const legal = signal<readonly Legal[]>([]);
const turned = signal<Turns>(0);
const onAct = vi.fn();
const props: MallProps = {
  catalog,
  state,
  legal,
  turned,
  selected: signal<Pawn | null>(null),
  hints: signal([]),
  steps: new Emitter(),
  recoils: new Emitter(),
  arrivals: new Emitter(),
  fit: new Emitter(),
  more: signal({
    Floor: FloorLayer,
    Above: (all) => <AboveLayer {...all} hand={hand as unknown as TokenHand} />,
  }),
  onAct,
  onHold: vi.fn(),
  onWhy: vi.fn(),
};

// The page of the tests plays no animations.
const still = { cancel: () => undefined, finished: Promise.resolve(), playState: 'finished' };

let root: HTMLElement;
const find = (selector: string): Element => {
  const element = root.querySelector(selector);
  if (!element) throw new Error(`nothing is ${selector}`);
  return element;
};
const click = (selector: string): void => void find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }));

beforeEach(async () => {
  vi.clearAllMocks();
  Element.prototype.animate = () => still as unknown as Animation;
  await loadSecurityTexts();
  asking.value = null;
  turned.value = 0;
  legal.value = [{ kind: 'beholder', action: action('beholder 5>south'), tile: tileName('5'), toward: 'south' }];
  const { pawns } = testState();
  state.value = testState({ security, pawns: { ...pawns, guard1: place('5:1,1'), guard2: 'frog' } });
  root = document.createElement('div');
  document.body.append(root);
  render(<Mall {...props} />, root);
});

afterEach(() => {
  render(null, root);
  root.remove();
});

it('shows who watches which tile, what is on it and who is a frog', () => {
  expect(find('[data-watch]').getAttribute('data-watch')).toBe('5');
  expect(find('[data-token="shaft-dark"]').getAttribute('aria-label')).toMatch(/^Square shaft: tile 1a/);
  expect(find('[data-frog]').getAttribute('aria-label')).toBe('guard 2, a frog right now');
  expect(find('[data-pawn="beholder"]').getAttribute('aria-label')).toBe('beholder over tile 5');
});

it('sends the beholder by its arrow, and nothing else on the board reacts', () => {
  click('[data-send="beholder-south"]');
  expect(onAct).toHaveBeenCalledWith('beholder 5>south');
  expect(props.selected.peek()).toBeNull();
});

it('in a turned mall the arrow that sends the beholder is where its way is seen, with the name of the rules', async () => {
  turned.value = 1;
  await vi.waitFor(() =>
    expect(find('[data-send="beholder-south"] path').getAttribute('transform')).toBe('rotate(270)'),
  );
  expect(find('[data-send="beholder-south"]').getAttribute('aria-label')).toMatch(/south/);
  click('[data-send="beholder-south"]');
  expect(onAct).toHaveBeenCalledWith('beholder 5>south');
});

it('marks what can be chosen, and tells the hand', async () => {
  const options = [{ place: place('5:0,0'), action: action('shaft light 1a:2,2>5:0,0') }];
  asking.value = { use: 'shaft-light', question: { kind: 'space', options }, chosen: nothingChosen };
  await vi.waitFor(() => find('[data-deploy="5:0,0"]'));
  expect(find('[data-deploy="5:0,0"]').getAttribute('aria-label')).toMatch(/^Choose tile 5, row 1, column 1/);
  click('[data-deploy="5:0,0"]');
  expect(hand.chooseSpace).toHaveBeenCalledWith(options[0]);
});

it('draws a tile where telekinesis would put it', async () => {
  const { pawns } = testState();
  state.value = testState({ security, pawns: { ...pawns, green: place('1a:2,3') } });
  asking.value = {
    use: 'telekinesis',
    question: { kind: 'sure', action: action('lift 1 5 -4,1>1a:2,3') },
    chosen: { ...nothingChosen, tile: tileName('5') },
  };
  await vi.waitFor(() => find('[data-ghost="5"]'));
  expect(find('[data-ghost="5"] .security-ghost').getAttribute('transform')).toBe('translate(400 100)');
});
