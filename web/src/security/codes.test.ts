// Which codes are asked for: exactly those that the engine names.
import { describe, expect, it } from 'vitest';
import { place, testState } from '../board/test_mall';
import type { Refusal, PawnPlace } from '../engine/position';
import type { ActionText, Pawn } from '../engine/words';
import type { Travel } from '../board/targets';
import { codesFor } from './codes';
import { testSecurity } from './testing/security_state';

const way: Travel = {
  kind: 'move',
  action: 'o 12*:1,0>12*:0,0' as ActionText,
  pawn: 'orange',
  from: place('12*:1,0'),
  to: place('12*:0,0'),
};
const noCode: Refusal = { refused: 'NoCode', rule: 'M5-CODE-1', args: {}, text: '' };
const pawns = (on: Partial<Record<Pawn, string>>): Partial<Record<Pawn, PawnPlace>> =>
  on as Partial<Record<Pawn, PawnPlace>>;
const codes = { yellow: '7*:1,2', purple: '9*:3,0', green: '1a:0,0', orange: '12*:1,0' };

// A door that these open.
const door =
  (...serving: readonly string[]) =>
  (action: ActionText): Refusal | null =>
    serving.some((code) => action.endsWith(` code ${code}`)) ? null : noCode;

describe('R-61: the codes at a steel door', () => {
  it("are the other heroes' working ones, with the spell first", () => {
    const state = testState({ pawns: pawns(codes), security: testSecurity({ code_spell: true }) });
    expect(codesFor(way, state, door('spell', '7*:1,2', '9*:3,0'))).toEqual([
      { code: 'spell', action: 'o 12*:1,0>12*:0,0 code spell' },
      { code: '7*:1,2', action: 'o 12*:1,0>12*:0,0 code 7*:1,2' },
      { code: '9*:3,0', action: 'o 12*:1,0>12*:0,0 code 9*:3,0' },
    ]);
    expect(codesFor(way, state, door('7*:1,2'))).toHaveLength(1);
  });

  it('are none if no door has to be opened: then naming one makes no difference', () => {
    const state = testState({ pawns: pawns(codes), security: testSecurity({ code_spell: true }) });
    expect(codesFor(way, state, () => null)).toEqual([]);
  });

  it("don't concern guards, other ways, or games without modules", () => {
    const open = door('7*:1,2', '9*:3,0');
    const state = testState({ pawns: pawns(codes), security: testSecurity({}) });
    expect(codesFor({ ...way, pawn: 'guard1' }, state, open)).toEqual([]);
    expect(codesFor({ ...way, kind: 'vortex' }, state, open)).toEqual([]);
    expect(codesFor(way, testState({ pawns: pawns(codes) }), open)).toEqual([]);
  });
});
