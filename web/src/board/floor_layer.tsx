// What is on the floor: tokens, the crystal ball in use, what a lesson points at; and the names of two dimensions.
import type { JSX } from 'preact';
import { t } from '../text/text';
import { OutOfOrder } from './art/token_art';
import type { Spot } from './atlas';
import type { Board } from './board';
import './floor_layer.css';
import { shift } from './geometry';
import type { MallProps } from './mall_props';
import { ballSpace } from './offers';

interface Props {
  readonly board: Board;
  readonly mall: MallProps;
}

export function FloorLayer({ board, mall }: Props): JSX.Element {
  const state = mall.state.value;
  const atlas = board.atlas.value;
  const spot = (place: Spot['place'] | null): Spot | undefined => (place === null ? undefined : atlas.spots.get(place));
  const ball = state ? spot(ballSpace(state, atlas)) : undefined;
  const used = state?.crystal_ball_in_use ?? false;
  const broken = (state?.out_of_order ?? []).flatMap((place) => spot(place) ?? []);
  const goals = (mall.goals?.value?.spaces ?? []).flatMap((place) => spot(place) ?? []);
  return (
    <g class="mall-floor" aria-hidden="true">
      {ball && <circle class={used ? 'mall-ball mall-ball-used' : 'mall-ball'} r="49" transform={shift(ball)} />}
      {broken.map((each) => (
        <g key={each.place} class="mall-token" transform={shift(each)}>
          <OutOfOrder />
        </g>
      ))}
      {goals.map((each) => (
        <g key={`goal ${each.place}`} transform={shift(each)}>
          <rect class="mall-goal-edge" x="-45" y="-45" width="90" height="90" rx="18" />
          <rect class="mall-goal" x="-45" y="-45" width="90" height="90" rx="18" />
        </g>
      ))}
    </g>
  );
}

// Scenario 13 has two malls that never meet.
export function DimensionLabels({ board }: { readonly board: Board }): JSX.Element | null {
  const { dimensions } = board.atlas.value;
  if (dimensions.length < 2) return null;
  return (
    <g class="mall-dimensions">
      {dimensions.map(({ dimension, box }) => (
        <text key={dimension} x={(box.left + box.right) / 2} y={box.top - 34}>
          {t(dimension === 0 ? 'mall.dimension.first' : 'mall.dimension.second')}
        </text>
      ))}
    </g>
  );
}
