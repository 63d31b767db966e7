// Lists of `magicmaze engine` ({"cmd":"legal","tokens":true}) from won games: answering the questions leads to every
// action in them and to no other.
import { expect, it } from 'vitest';
import type { TokenAction } from '../engine/security_position';
import type { ActionText } from '../engine/words';
import { type Chosen, nothingChosen, questionOf } from './choosing';
import listed from './fixtures/tokens.json';
import { actionsOf, useOf, type UseId } from './uses';

const all = listed as unknown as readonly TokenAction[];

// Everything it can lead to, no matter what is chosen.
function ends(actions: readonly TokenAction[], chosen: Chosen = nothingChosen): readonly ActionText[] {
  const question = questionOf(actions, chosen);
  switch (question.kind) {
    case 'nothing':
      return [];
    case 'sure':
      return [question.action];
    case 'space':
    case 'seat':
    case 'code':
      return question.options.map(({ action }) => action);
    case 'pawn':
      return question.options.flatMap(({ pawn, action }) =>
        action === null ? ends(actions, { ...chosen, pawn }) : [action],
      );
    case 'tile':
      return question.options.flatMap(({ tile, action, before }) =>
        before === null ? [action] : ends(actions, { ...chosen, tile }),
      );
  }
}

const uses: readonly UseId[] = [...new Set(all.map(useOf))];

it('has lists of every kind of action', () => {
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(12);
});

it.each(uses)('%s leads to everything legal and to nothing else', (use) => {
  const own = actionsOf(use, all);
  expect([...new Set(ends(own))].sort()).toEqual(own.map(({ action }) => action).sort());
});
