// The questions a token or spell asks, from lists in the engine's format.
import { describe, expect, it } from 'vitest';
import type { TokenAction } from '../engine/security_position';
import type { ActionText, Pawn, Place, TileName } from '../engine/words';
import { forcedQuestion, nothingChosen, questionOf, readyAction } from './choosing';
import { testSecurity } from './testing/security_state';
import { actionsOf, usesOf } from './uses';

const place = (text: string): Place => text as Place;
const tile = (text: string): TileName => text as TileName;
const said = (text: string): ActionText => text as ActionText;
const after = (pawn: Pawn) => ({ ...nothingChosen, pawn });

function shaft(pair: 'dark' | 'light', to: string): TokenAction {
  return { kind: 'shaft', action: said(`shaft ${pair} 5:1,2>${to}`), pair, from: place('5:1,2'), to: place(to) };
}

function breach(number: number, to: string): TokenAction {
  return { kind: 'breach', action: said(`breach ${number} 5:1,2>${to}`), number, from: place('5:1,2'), to: place(to) };
}

function swap(pawn: Pawn, other: Pawn): TokenAction {
  const action = said(`cast swap ${pawn} ${other}`);
  return { kind: 'cast_swap', action, pawn, from: place('5:1,2'), other, to: place('5:0,0') };
}

function voucher(pawn: 'guard1' | 'guard2', shop: string): TokenAction {
  const action = said(`cast voucher ${pawn} ${shop}`);
  return { kind: 'cast_voucher', action, pawn, from: place('9*:0,0'), tile: tile(shop) };
}

describe('what is next to the mall', () => {
  it('counts equal tokens as one thing and names every spell', () => {
    const uses = usesOf(
      testSecurity({
        modules: ['M2', 'M3', 'M4', 'M10'],
        shafts: [{ state: 'laid', from: place('5:1,2'), to: place('8*:0,1') }, { state: 'ready' }],
        breaches: [{ state: 'ready' }, { state: 'discarded' }, { state: 'ready' }],
        stress_tokens: ['timer', 'swap2', 'loudspeaker1', 'loudspeaker3'],
        spells: ['frog', 'ghost-form'],
      }),
    );
    expect(uses.map(({ id, count }) => `${id} ${count}`)).toEqual([
      'timer 1',
      'swap 1',
      'loudspeaker 2',
      'shaft-light 1',
      'breach 2',
      'spell-frog 1',
      'spell-ghost-form 1',
    ]);
  });

  it('spends the first of several equal tokens', () => {
    const all = [breach(2, '5:1,3'), breach(2, '5:2,2'), breach(3, '5:1,3'), shaft('dark', '8*:0,1')];
    const spent = actionsOf('breach', all).map(({ action }) => action);
    expect(spent).toEqual(['breach 2 5:1,2>5:1,3', 'breach 2 5:1,2>5:2,2']);
    expect(actionsOf('shaft-light', all)).toEqual([]);
  });
});

describe('the questions', () => {
  it('are none if nothing is possible', () => {
    expect(questionOf([], nothingChosen)).toEqual({ kind: 'nothing' });
  });

  it('only ask for confirmation if there is nothing to choose', () => {
    const cast: TokenAction = { kind: 'cast', action: said('cast ghost-form'), spell: 'ghost-form' };
    expect(questionOf([cast], nothingChosen)).toEqual({ kind: 'sure', action: 'cast ghost-form' });
  });

  it('ask for the other end of a shaft, even if there is only one', () => {
    expect(questionOf([shaft('dark', '8*:0,1')], nothingChosen)).toEqual({
      kind: 'space',
      options: [{ place: '8*:0,1', action: 'shaft dark 5:1,2>8*:0,1' }],
    });
  });

  it('let two pawns swap, whichever is named first', () => {
    const all = [swap('yellow', 'purple'), swap('yellow', 'guard1'), swap('purple', 'guard1')];
    const first = questionOf(all, nothingChosen);
    expect(first.kind === 'pawn' && first.options.map(({ pawn }) => pawn)).toEqual(['yellow', 'purple', 'guard1']);
    expect(questionOf(all, after('guard1'))).toEqual({
      kind: 'pawn',
      options: [
        { pawn: 'yellow', action: 'cast swap yellow guard1' },
        { pawn: 'purple', action: 'cast swap purple guard1' },
      ],
    });
  });

  it("don't ask which guard if there is one, and ask for the shop", () => {
    const question = questionOf([voucher('guard1', '6'), voucher('guard1', '18')], nothingChosen);
    expect(question.kind === 'tile' && question.options.map((each) => each.tile)).toEqual(['6', '18']);
    expect(questionOf([voucher('guard1', '6'), voucher('guard2', '6')], nothingChosen).kind).toBe('pawn');
  });

  it('show a tile in its new place before it is moved', () => {
    const lift: TokenAction = {
      kind: 'lift',
      action: said('lift 1 12 -4,1>3:0,2'),
      number: 1,
      tile: tile('12'),
      row: -4,
      column: 1,
      to: place('3:0,2'),
    };
    const first = questionOf([lift], nothingChosen);
    expect(first).toMatchObject({ kind: 'tile', options: [{ tile: '12', before: '3:0,2' }] });
    expect(questionOf([lift], { ...nothingChosen, tile: tile('12') })).toEqual({ kind: 'sure', action: lift.action });
  });

  it('ask again if a choice has become impossible', () => {
    const all = [swap('yellow', 'purple')];
    expect(questionOf(all, after('green'))).toEqual(questionOf(all, nothingChosen));
  });

  it('are answered when a finger points at a space that can be chosen', () => {
    const question = questionOf([shaft('dark', '8*:0,1')], nothingChosen);
    expect(readyAction(question, nothingChosen)).toBeNull();
    expect(readyAction(question, { ...nothingChosen, place: place('5:0,0') })).toBeNull();
    expect(readyAction(question, { ...nothingChosen, place: place('8*:0,1') })).toBe('shaft dark 5:1,2>8*:0,1');
  });

  it("ask for a guard's space when the rules force it", () => {
    expect(forcedQuestion([{ kind: 'move' }])).toBeNull();
    const choose = { kind: 'choose', action: said('choose 2 11*:0,3'), pawn: 'guard2', to: place('11*:0,3') };
    expect(forcedQuestion([choose])).toEqual({
      kind: 'space',
      options: [{ place: '11*:0,3', action: 'choose 2 11*:0,3' }],
    });
  });
});
