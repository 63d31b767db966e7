// What exploring offers on the board: where a draw comes from, and where the drawn tile may go.
import type { TileFace } from '../engine/catalog';
import { spaceOf, type Legal, type State } from '../engine/position';
import type { ActionText, Place } from '../engine/words';
import { type Atlas, type Spot, turnsFor } from './atlas';
import type { Turns } from './geometry';
import { type Vacancy, vacancy } from './vacancy';

export interface DrawOffer {
  readonly action: ActionText;
  readonly vacancy: Vacancy;
}

export interface PlaceOffer {
  readonly action: ActionText;
  readonly vacancy: Vacancy;
  readonly face: TileFace;
  readonly turns: Turns;
}

function vacancies(atlas: Atlas): readonly Vacancy[] {
  const found: Vacancy[] = [];
  for (const spot of atlas.spots.values()) {
    const empty = spot.space.symbol === 'exploration' ? vacancy(atlas, spot.place) : null;
    if (empty) found.push(empty);
  }
  return found;
}

// The crystal ball space the mage is on, if it works or is in use.
export function ballSpace(state: State, atlas: Atlas): Place | null {
  const at = spaceOf(state.pawns.purple);
  if (at === null) return null;
  if (atlas.spots.get(at)?.space.symbol !== 'crystal_ball') return null;
  return state.crystal_ball_in_use || !state.out_of_order.includes(at) ? at : null;
}

// The legal draw names no space, so the spaces that may have allowed it are shown: those under a hero of their colour;
// with a crystal ball, every open one; on a map, those of its hero's colour; and auto-explore spaces (M7).
export function drawOffers(state: State, legal: readonly Legal[], atlas: Atlas): readonly DrawOffer[] {
  const draw = legal.find((each) => each.kind === 'draw');
  if (!draw) return [];
  const open = vacancies(atlas);
  const offer = (empty: Vacancy): DrawOffer => ({ action: draw.action, vacancy: empty });
  const { security } = state;
  if (ballSpace(state, atlas) !== null || (security && security.ball_spell !== 'none')) return open.map(offer);
  const hasMaps = security?.modules.includes('M7');
  const allows = ({ space, place }: Spot): boolean => {
    if (space.colour === null) return hasMaps === true;
    const at = spaceOf(state.pawns[space.colour]);
    const onMap = hasMaps === true && at !== null && atlas.spots.get(at)?.space.symbol === 'map';
    return at === place || (onMap && (security?.map_in_use === at || !state.out_of_order.includes(at)));
  };
  return open.filter(({ spot }) => allows(spot)).map(offer);
}

export function placeOffers(state: State, legal: readonly Legal[], atlas: Atlas): readonly PlaceOffer[] {
  const face = state.held === null ? null : atlas.face(state.held);
  if (!face) return [];
  const found: PlaceOffer[] = [];
  for (const each of legal) {
    const empty = each.kind === 'place' ? vacancy(atlas, each.from) : null;
    if (empty) found.push({ action: each.action, vacancy: empty, face, turns: turnsFor(face, empty.out) });
  }
  return found;
}
