// where several codes would open the steel door on a way, whoever goes it may name one. Which of them serve is for
// the engine to say.
import { spaceOf, type Refusal, type State } from '../engine/position';
import { colours, type ActionText, type Place } from '../engine/words';
import type { PawnLegal } from '../play/pressing';

export interface CodeOption {
  readonly code: Place | 'spell';
  readonly action: ActionText; // the way, with this code named
}

type Would = (action: ActionText) => Refusal | null;

const naming = ({ action }: PawnLegal, code: Place | 'spell'): ActionText => `${action} code ${code}` as ActionText;

// All codes that serve; none where the way needs none.
export function codesFor(way: PawnLegal, state: State, would: Would): readonly CodeOption[] {
  if (way.kind !== 'move' || !state.security || !colours.some((hero) => hero === way.pawn)) return [];
  const others = colours.filter((hero) => hero !== way.pawn).map((hero) => spaceOf(state.pawns[hero]));
  const named = [...(state.security.code_spell ? (['spell'] as const) : []), ...others.filter((place) => place !== null)];
  // Nobody opens a door for himself: only a way that needs a code minds such a name.
  if (named.length < 2 || would(naming(way, way.from))?.refused !== 'NoCode') return [];
  return named.map((code) => ({ code, action: naming(way, code) })).filter(({ action }) => would(action) === null);
}
