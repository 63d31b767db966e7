import { signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Emitter } from '../base/source';
import type { Legal, State } from '../engine/position';
import type { Pawn } from '../engine/words';
import { RuleLink } from '../rules_pages/rule_link';
import { Mall } from './mall';
import type { Arrival, MallProps, Recoil, Step } from './mall_props';
import { action, catalog, move, place, placed, testState, tileName } from './test_mall';

// The page of the tests plays no animations; what counts here is where things stand.
const still = { cancel: () => undefined, finished: Promise.resolve(), playState: 'finished' };

let root: HTMLElement;
const state = signal<State | null>(null);
const legal = signal<readonly Legal[]>([]);
const selected = signal<Pawn | null>(null);
const steps = new Emitter<Step>();
const recoils = new Emitter<Recoil>();
const onAct = vi.fn();
const onHold = vi.fn();
const onWhy = vi.fn();
const props: MallProps = {
  catalog,
  state,
  legal,
  selected,
  hints: signal([{ pawn: 'purple', seat: 2, name: 'Anna' }]),
  steps,
  recoils,
  arrivals: new Emitter<Arrival>(),
  fit: new Emitter<'all' | 'follow' | 'toggle'>(),
  RuleLink,
  Avatar: ({ face }) => <i data-face={face} />,
  onAct,
  onHold,
  onWhy,
};

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(600); // longer than any work waits for a picture
const find = (selector: string): Element => {
  const element = root.querySelector(selector);
  if (!element) throw new Error(`nothing is ${selector}`);
  return element;
};
const click = (selector: string): void => void find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }));
const name = (selector: string): string | null => find(selector).getAttribute('aria-label');

beforeEach(async () => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  Element.prototype.animate = () => still as unknown as Animation;
  state.value = testState();
  legal.value = [
    move('green', '1a:2,1', '1a:3,1'),
    move('green', '1a:2,1', '1a:2,0'),
    move('yellow', '1a:1,1', '1a:0,1'),
  ];
  selected.value = null;
  root = document.createElement('div');
  document.body.append(root);
  render(<Mall {...props} />, root);
  await settled();
});

afterEach(() => {
  render(null, root);
  root.remove();
  vi.useRealTimers();
});

it('has a hook and a name on every pawn and every space', () => {
  expect(root.querySelectorAll('[data-space]')).toHaveLength(31);
  expect(name('[data-space="5:1,2"]')).toBe('tile 5, row 2, column 3, sand timer');
  expect(name('[data-pawn="green"]')).toBe('elf on tile 1a, row 3, column 2, you can move it to 2 spaces');
  expect(find('[data-pawn="green"]').getAttribute('role')).toBe('button');
  expect(root.querySelector('.mall-tag-hint')?.textContent).toBe('Anna');
});

it('picks up a hero and moves it where it can go', async () => {
  click('[data-pawn="green"]');
  expect(selected.value).toBe('green');
  expect(find('[data-pawn="green"]').getAttribute('aria-pressed')).toBe('true');
  await settled();
  expect(name('[data-space="1a:3,1"]')).toBe('Go to tile 1a, row 4, column 2, 1 step south');
  expect(root.querySelectorAll('.mall-target')).toHaveLength(2);
  click('[data-space="1a:3,1"]');
  expect(onAct).toHaveBeenCalledWith('g 1a:2,1>1a:3,1');
});

it('says why not where no action leads, and lets go on a second tap', () => {
  click('[data-pawn="green"]');
  click('[data-space="5:1,2"]');
  expect(onWhy).toHaveBeenCalledWith('green', '5:1,2');
  click('[data-pawn="green"]');
  expect(selected.value).toBeNull();
});

it('needs no hero in hand if only one can be meant', () => {
  click('[data-space="1a:0,1"]');
  expect(onAct).toHaveBeenCalledWith('y 1a:1,1>1a:0,1');
});

it('asks which one if several can go', async () => {
  legal.value = [...legal.value, move('yellow', '1a:1,1', '1a:2,0')];
  click('[data-space="1a:2,0"]');
  expect(onAct).not.toHaveBeenCalled();
  await settled();
  expect(find('[data-pawn="green"]').classList.contains('mall-pawn-asked')).toBe(true);
});

it('moves a pawn in the same task in which the state changes', () => {
  const { pawns } = testState();
  state.value = testState({ pawns: { ...pawns, green: place('1a:3,1') } });
  expect(find('[data-pawn="green"]').getAttribute('data-at')).toBe('1a:3,1');
  expect(find('[data-pawn="green"]').getAttribute('transform')).toBe('translate(150 350)');
});

it("shows my own single steps at once, and plays other people's and long moves", () => {
  const animate = vi.fn(() => still as unknown as Animation);
  Element.prototype.animate = animate;
  const { pawns } = testState();
  const go = (from: string, to: string, mine: boolean): number => {
    animate.mockClear();
    steps.emit({ pawn: 'green', from: place(from), to: place(to), way: 'walk', seat: 0, name: null, mine });
    state.value = testState({ pawns: { ...pawns, green: place(to) } });
    return animate.mock.contexts.filter((one) => (one as Element).matches('.mall-pawn-body')).length;
  };
  expect(go('1a:2,1', '1a:3,1', true)).toBe(0);
  expect(go('1a:3,1', '1a:2,1', false)).toBe(1);
  expect(go('1a:2,1', '1a:0,1', true)).toBe(1);
});

it('removes a hero who has escaped from the board', async () => {
  const { pawns } = testState();
  state.value = testState({ pawns: { ...pawns, green: 'out' } });
  await settled();
  const pawn = find('[data-pawn="green"]');
  expect(pawn.hasAttribute('data-at')).toBe(false);
  expect((pawn as SVGElement).style.display).toBe('none');
});

it('offers the places for a drawn tile', async () => {
  state.value = testState({ tiles: [placed('1a', 0, 0)], held: tileName('5') });
  legal.value = [{ kind: 'place', action: action('place 1a:0,2'), from: place('1a:0,2') }];
  await settled();
  const space = 'tile 1a, row 1, column 3, elf’s exploration space';
  expect(name('[data-place="1a:0,2"]')).toBe(`Place tile 5 at ${space}, to the north`);
  click('[data-place="1a:0,2"]');
  expect(onAct).toHaveBeenCalledWith('place 1a:0,2');
});

it('offers both ways to place a drawn tile in one place, and shows the one pointed at', async () => {
  state.value = testState({ tiles: [placed('1a', 0, 0), placed('5', -3, 5, 3)], held: tileName('5') });
  legal.value = [
    { kind: 'place', action: action('place 1a:0,2'), from: place('1a:0,2') },
    { kind: 'place', action: action('place 5:0,2'), from: place('5:0,2') },
  ];
  await settled();
  const ghosts = (): readonly unknown[] =>
    [...root.querySelectorAll('[data-ghost]')].map((ghost) => ghost.getAttribute('data-ghost'));
  expect(ghosts()).toEqual(['1a:0,2', '5:0,2']);
  const areas = [...root.querySelectorAll('.mall-ghost-hit')].map((area) => area.getAttribute('d'));
  expect(new Set(areas).size).toBe(2);
  find('[data-place="1a:0,2"]').dispatchEvent(new PointerEvent('pointerenter'));
  await settled();
  expect(ghosts()).toEqual(['5:0,2', '1a:0,2']);
  click('[data-place="1a:0,2"]');
  click('[data-place="5:0,2"]');
  expect(onAct.mock.calls).toEqual([['place 1a:0,2'], ['place 5:0,2']]);
});

it('marks tiles that may be taken away', async () => {
  legal.value = [{ kind: 'discard', action: action('discard 5'), tile: tileName('5') }];
  await settled();
  click('[data-discard="5"]');
  expect(onAct).toHaveBeenCalledWith('discard 5');
});

it('says why something failed, and who else has moved', async () => {
  recoils.emit({ pawn: 'green', to: place('1a:3,1'), text: 'A wall is in the way.', rule: 'B-MOVE-2' });
  const [from, to] = [place('1a:0,1'), place('1a:1,1')];
  steps.emit({ pawn: 'yellow', from, to, way: 'walk', seat: 1, name: 'Bo', mine: false });
  await settled();
  expect(root.querySelector('.mall-note')?.textContent).toBe('A wall is in the way.See the rule B-MOVE-2');
  expect(root.querySelector('.mall-trail')).not.toBeNull();
  expect([...root.querySelectorAll('.mall-tag-text')].map((tag) => tag.textContent)).toContain('Bo');
});

it('a hero moved again has one name tag, of who moved it last, with their avatar', async () => {
  const [one, two, three] = [place('1a:0,1'), place('1a:1,1'), place('1a:2,1')];
  steps.emit({ pawn: 'yellow', from: one, to: two, way: 'walk', seat: 1, name: 'Bo', face: 5, mine: false });
  steps.emit({ pawn: 'yellow', from: two, to: three, way: 'walk', seat: 3, name: 'Cy', face: 7, mine: false });
  await vi.advanceTimersByTimeAsync(0);
  const tags = (): readonly (string | null)[] =>
    [...root.querySelectorAll('.mall-tag:not(.mall-tag-hint)')].map((tag) => tag.textContent);
  expect(tags()).toEqual(['Cy']);
  expect(root.querySelector('.mall-tag:not(.mall-tag-hint) [data-face]')?.getAttribute('data-face')).toBe('7');
});

it('works by Enter as by a tap', () => {
  find('[data-pawn="green"]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(selected.value).toBe('green');
});

it('announces a hero when it is picked up, and not again whenever someone moves', async () => {
  click('[data-pawn="green"]');
  await settled();
  const words = find('.mall-spoken[role="status"]');
  const said = words.textContent;
  expect(said).toContain('elf');
  const node = words.firstChild;
  legal.value = [move('green', '1a:2,1', '1a:3,1')]; // someone has blocked a way
  await settled();
  expect(words.textContent).toBe(said);
  expect(words.firstChild).toBe(node);
  click('[data-pawn="green"]');
  await settled();
  expect(words.textContent).not.toBe(said);
});
