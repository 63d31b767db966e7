// Step by step: what has to be chosen next before a token or spell is used. It only asks for what the engine has listed
// as legal, and decides no rule.
import type { SecurityLegal, TokenAction } from '../engine/security_position';
import type { ActionText, Pawn, Place, TileName } from '../engine/words';
import type { CodeOption } from './codes';

export interface SpaceOption {
  readonly place: Place;
  readonly action: ActionText;
}

// Only the last question has an action.
export interface PawnOption {
  readonly pawn: Pawn;
  readonly action: ActionText | null;
}

export interface TileOption {
  readonly tile: TileName;
  readonly action: ActionText;
  readonly before: Place | null; // telekinesis: the exploration space it will be in front of
}

export interface SeatOption {
  readonly seat: number;
  readonly action: ActionText;
}

export type Question =
  | { readonly kind: 'nothing' } // nothing of it is possible now
  | { readonly kind: 'sure'; readonly action: ActionText }
  | { readonly kind: 'space'; readonly options: readonly SpaceOption[] }
  | { readonly kind: 'pawn'; readonly options: readonly PawnOption[] }
  | { readonly kind: 'tile'; readonly options: readonly TileOption[] }
  | { readonly kind: 'seat'; readonly options: readonly SeatOption[] }
  | { readonly kind: 'code'; readonly options: readonly CodeOption[] };

export interface Chosen {
  readonly pawn: Pawn | null;
  readonly tile: TileName | null;
  readonly place: Place | null; // pointed at by a finger, which may have missed its target
}

export const nothingChosen: Chosen = { pawn: null, tile: null, place: null };

function unique(pawns: readonly Pawn[]): readonly PawnOption[] {
  return [...new Set(pawns)].map((pawn) => ({ pawn, action: null }));
}

type Of<K extends TokenAction['kind']> = Extract<TokenAction, { readonly kind: K }>;

// Two pawns that swap places: whichever is named first.
function swapping(actions: readonly Of<'cast_swap'>[], { pawn }: Chosen): Question {
  if (pawn === null) return { kind: 'pawn', options: unique(actions.flatMap((each) => [each.pawn, each.other])) };
  const options = actions
    .filter((each) => each.pawn === pawn || each.other === pawn)
    .map((each): PawnOption => ({ pawn: each.pawn === pawn ? each.other : each.pawn, action: each.action }));
  return { kind: 'pawn', options };
}

// A pawn, and then where it goes; if there is only one, it isn't asked for.
function sending<A extends Of<'cast_teleportation' | 'cast_voucher'>>(
  actions: readonly A[],
  { pawn }: Chosen,
  then: (own: readonly A[]) => Question,
): Question {
  const pawns = unique(actions.map((each) => each.pawn));
  const meant = pawn ?? (pawns.length === 1 ? pawns[0]?.pawn : undefined);
  if (meant === undefined) return { kind: 'pawn', options: pawns };
  return then(actions.filter((each) => each.pawn === meant));
}

function lifting(actions: readonly Of<'lift'>[], { tile }: Chosen): Question {
  const chosen = actions.find((each) => each.tile === tile);
  if (chosen) return { kind: 'sure', action: chosen.action };
  return { kind: 'tile', options: actions.map((each) => ({ tile: each.tile, action: each.action, before: each.to })) };
}

function asked(actions: readonly TokenAction[], first: TokenAction, chosen: Chosen): Question {
  const of = <K extends TokenAction['kind']>(kind: K): readonly Of<K>[] =>
    actions.filter((each): each is Of<K> => each.kind === kind);
  switch (first.kind) {
    case 'timer_token':
    case 'loudspeaker':
    case 'cast':
      return { kind: 'sure', action: first.action };
    case 'swap_token':
      return { kind: 'seat', options: of('swap_token').map((each) => ({ seat: each.with, action: each.action })) };
    case 'shaft':
    case 'breach': {
      const options = of(first.kind).map((each) => ({ place: each.to, action: each.action }));
      return { kind: 'space', options };
    }
    case 'cast_broom':
      return { kind: 'space', options: of('cast_broom').map((each) => ({ place: each.at, action: each.action })) };
    case 'lift':
      return lifting(of('lift'), chosen);
    case 'cast_swap':
      return swapping(of('cast_swap'), chosen);
    case 'cast_teleportation':
      return sending(of('cast_teleportation'), chosen, (own) => ({
        kind: 'space',
        options: own.map((each) => ({ place: each.to, action: each.action })),
      }));
    case 'cast_frog':
      return { kind: 'pawn', options: of('cast_frog').map(({ pawn, action }) => ({ pawn, action })) };
    case 'cast_voucher':
      return sending(of('cast_voucher'), chosen, (own) => ({
        kind: 'tile',
        options: own.map((each) => ({ tile: each.tile, action: each.action, before: null })),
      }));
  }
}

// The next question about one use; `actions` are those of this use only. A choice that has become impossible is asked for
// again.
export function questionOf(actions: readonly TokenAction[], chosen: Chosen): Question {
  const [first] = actions;
  if (!first) return { kind: 'nothing' };
  const question = asked(actions, first, chosen);
  const isEmpty = 'options' in question && question.options.length === 0;
  return isEmpty ? asked(actions, first, nothingChosen) : question;
}

// What would be done now, after confirming; null while something has to be chosen.
export function readyAction(question: Question, { place }: Chosen): ActionText | null {
  if (question.kind === 'sure') return question.action;
  if (question.kind !== 'space' || place === null) return null;
  return question.options.find((option) => option.place === place)?.action ?? null;
}

// What the rules force someone to choose: where an appearing guard will be.
export function forcedQuestion(legal: readonly { readonly kind: string }[]): Question | null {
  const options = legal
    .filter((each): each is Extract<SecurityLegal, { readonly kind: 'choose' }> => each.kind === 'choose')
    .map((each) => ({ place: each.to, action: each.action }));
  return options.length === 0 ? null : { kind: 'space', options };
}
