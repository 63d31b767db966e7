// What a key could have meant: numbered, one of them pointed at.
import type { JSX } from 'preact';
import type { Board } from './board';
import './choice_layer.css';
import { shift } from './geometry';
import type { MallProps } from './mall_props';

export function ChoiceLayer({ board, mall }: { readonly board: Board; readonly mall: MallProps }): JSX.Element {
  const choice = mall.choice?.value ?? null;
  const { spots } = board.atlas.value;
  return (
    <g class="mall-choices" aria-hidden="true">
      {(choice?.options ?? []).map(({ place, action }, i) => {
        const spot = spots.get(place);
        const name = i === choice?.index ? 'mall-choice mall-choice-now' : 'mall-choice';
        return (
          spot && (
            <g key={action} class={name} data-choice={place} data-pointed={i === choice?.index} transform={shift(spot)}>
              <rect class="mall-choice-frame" x="-47" y="-47" width="94" height="94" rx="20" />
              <circle cx="34" cy="-34" r="24" />
              <text x="34" y="-23">
                {i + 1}
              </text>
            </g>
          )
        );
      })}
    </g>
  );
}
