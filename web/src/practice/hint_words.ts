// A hint in words and as marks on the board.
import { theHero } from '../board/names';
import type { Goals } from '../board/mall_props';
import { spaceOf, type Legal, type State } from '../engine/position';
import type { TokenAction } from '../engine/security_position';
import type { Pawn, Place } from '../engine/words';
import { nameOfSeat } from '../game/seats';
import type { Table } from '../link/messages';
import type { Awaited, Hint } from '../teammates/companion';
import { tp } from '../text/practice';
import { listText, t } from '../text/text';
import { securityStepText } from './security_hint';

type Winning = Extract<Hint, { readonly verdict: 'winnable' }>;

export function spaceText(place: Place): string {
  const [, tile = '', row = '0', column = '0'] = /^(.+):(\d),(\d)$/.exec(place) ?? [];
  return t('mall.space', { tile, row: Number(row) + 1, column: Number(column) + 1 });
}

function stepText(step: Legal | TokenAction, where: readonly Place[]): string {
  const place = where.length === 1 ? where[0] : undefined;
  switch (step.kind) {
    case 'do_something':
    case 'stare':
      return ''; // no plan has a signal in it
    case 'move':
    case 'vortex':
    case 'escalator':
      return tp(`hint.${step.kind}`, { hero: theHero(step.pawn), space: spaceText(step.to) });
    case 'draw':
      return place === undefined ? tp('hint.draw') : tp('hint.draw.at', { space: spaceText(place) });
    case 'place':
      return tp('hint.place', { space: spaceText(step.from) });
    case 'discard':
      return tp('hint.discard', { tile: step.tile });
    case 'theft':
    case 'reveal':
      return tp(`hint.${step.kind}`);
    default:
      return securityStepText(step, spaceText);
  }
}

function nameOf(table: Table, seat: number): string {
  return nameOfSeat(table, seat) ?? t('seat.number', { number: seat + 1 });
}

// Who can do it; alone there is nobody else.
function whoText({ seats }: Winning, table: Table | null, mine: number | null): string | null {
  if (table === null || table.seats === 1) return null;
  const others = seats.filter((seat) => seat !== mine);
  const names = others.map((seat) => nameOf(table, seat));
  if (mine === null || !seats.includes(mine)) return tp('hint.others', { names: listText(names, 'disjunction') });
  return others.length === 0 ? tp('hint.you') : tp('hint.both', { names: listText(names) });
}

export function hintText(hint: Hint, table: Table | null, mine: number | null): string {
  if (hint.verdict !== 'winnable') return tp(`hint.${hint.verdict}`);
  return [stepText(hint.step, hint.where), whoText(hint, table, mine)].filter((part) => part !== null).join(' ');
}

function pawnsAt(state: State | null, places: readonly Place[]): readonly Pawn[] {
  const standing = Object.entries(state?.pawns ?? {}) as [Pawn, string][];
  return standing.filter(([, at]) => places.includes(at as Place)).map(([pawn]) => pawn);
}

export function hintGoals(hint: Hint, state: State | null): Goals | null {
  if (hint.verdict !== 'winnable') return null;
  const { step, where } = hint;
  if ('pawn' in step) return { pawns: [step.pawn], spaces: 'to' in step ? [step.to] : [] };
  return { pawns: step.kind === 'draw' ? pawnsAt(state, where) : [], spaces: where };
}

// Where the player has to act before teammates can go on.
export function awaitedPlaces({ step, where }: Pick<Awaited, 'step' | 'where'>, state: State | null): readonly Place[] {
  if (!('pawn' in step)) return where;
  const at = spaceOf(state?.pawns[step.pawn]);
  return at === null ? [] : [at];
}
