// The token in hand: taken, put back, used, and gone when someone else was quicker.
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { place, testState } from '../board/test_mall';
import type { State } from '../engine/position';
import type { TokenAction } from '../engine/security_position';
import type { ActionText, Pawn, TileName } from '../engine/words';
import type { Play } from '../play/play';
import type { Travel } from '../board/targets';
import { TokenHand } from './token_hand';
import { testSecurity } from './testing/security_state';

const security = testSecurity({
  modules: ['M3', 'M9'],
  shafts: [{ state: 'ready' }, { state: 'ready' }],
  telekinesis: [1],
});
const shaft: TokenAction = {
  kind: 'shaft',
  action: 'shaft dark 1a:2,2>5:1,1' as ActionText,
  pair: 'dark',
  from: place('1a:2,2'),
  to: place('5:1,1'),
};
const lift: TokenAction = {
  kind: 'lift',
  action: 'lift 1 5 -4,1>1a:2,3' as ActionText,
  number: 1,
  tile: '5' as TileName,
  row: -4,
  column: 1,
  to: place('1a:2,3'),
};

function table(held: readonly number[] = [0]) {
  const shown = signal<State | null>(testState({ security }));
  const act = vi.fn<(action: string) => void>();
  const selected = signal<Pawn | null>('yellow');
  const session = {
    shown,
    legal: signal([]),
    table: signal(null),
    seat: signal(0),
    frozen: signal(false),
    tokens: () => [shaft, lift],
    objectionTo: (action: string) => (/ code (?:spell|7\*:1,2)$/.test(action) ? null : { refused: 'NoCode' }),
  };
  const play = { session, act, selected, held: signal(held) } as unknown as Play;
  return { hand: new TokenHand(play), session, shown, act, selected };
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});

describe('a token in hand', () => {
  it('asks for what it needs and lets go of the hero', () => {
    const { hand, selected } = table();
    hand.take('shaft-dark');
    expect(hand.asking.value).toMatchObject({ use: 'shaft-dark', question: { kind: 'space' } });
    expect(selected.value).toBeNull();
  });

  it('is put back by taking it again', () => {
    const { hand } = table();
    hand.take('shaft-dark');
    hand.take('shaft-dark');
    expect(hand.asking.value).toBeNull();
  });

  it('is used once everything is chosen', () => {
    const { hand, act } = table();
    hand.take('telekinesis');
    hand.chooseTile(lift.tile, lift.action);
    expect(act).not.toHaveBeenCalled();
    expect(hand.asking.value?.question).toEqual({ kind: 'sure', action: lift.action });
    hand.act(lift.action);
    expect(act).toHaveBeenCalledWith(lift.action);
    expect(hand.inHand.value).toBeNull();
  });

  it('waits for confirmation from a finger, but not from a mouse', () => {
    const option = { place: place('5:1,1'), action: shaft.action };
    const { hand, act } = table();
    hand.take('shaft-dark');
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    hand.chooseSpace(option);
    expect(act).not.toHaveBeenCalled();
    expect(hand.asking.value?.chosen.place).toBe('5:1,1');
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    hand.chooseSpace(option);
    expect(act).toHaveBeenCalledWith(shaft.action);
  });

  it('is gone if someone else has used it', () => {
    const { hand, shown } = table();
    hand.take('shaft-dark');
    const laid = { state: 'laid', from: shaft.from, to: shaft.to } as const;
    shown.value = testState({ security: { ...security, shafts: [laid, { state: 'ready' }] } });
    expect(hand.inHand.value).toBeNull();
  });

  it("can't be taken by a spectator", () => {
    const { hand } = table([]);
    hand.take('shaft-dark');
    expect(hand.asking.value).toBeNull();
  });
});

describe('R-61: a steel door that several codes would open', () => {
  const way: Travel = {
    kind: 'move',
    action: 'o 12*:1,0>12*:0,0' as ActionText,
    pawn: 'orange',
    from: place('12*:1,0'),
    to: place('12*:0,0'),
  };
  const atTheDoor = (code_spell: boolean) => {
    const all = table();
    all.shown.value = testState({
      pawns: { orange: place('12*:1,0'), yellow: place('7*:1,2'), purple: place('1a:1,1') },
      security: { ...security, code_spell },
    });
    all.session.legal.value = [way] as never;
    return all;
  };

  it('asks which one, and uses the one that is named', () => {
    const { hand, act } = atTheDoor(true);
    expect(hand.asksFirst(way)).toBe(true);
    expect(hand.asking.value).toMatchObject({
      use: 'code',
      question: { kind: 'code', options: [{ code: 'spell' }, { code: '7*:1,2' }] },
    });
    hand.nameCode({ code: place('7*:1,2'), action: 'o 12*:1,0>12*:0,0 code 7*:1,2' as ActionText });
    expect(act).toHaveBeenCalledWith('o 12*:1,0>12*:0,0 code 7*:1,2', way);
    expect(hand.asking.value).toBeNull();
  });

  it('asks nothing if only one code works, and keeps what is in hand', () => {
    const { hand } = atTheDoor(false);
    hand.take('shaft-dark');
    expect(hand.asksFirst(way)).toBe(false);
    expect(hand.inHand.value).toBe('shaft-dark');
  });

  it('stops asking once the way is gone', () => {
    const { hand, session, act } = atTheDoor(true);
    hand.asksFirst(way);
    session.legal.value = [];
    expect(hand.asking.value).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });
});
