// What can be done to the mall itself: draw a tile, put it somewhere, take one away. All of it can be tapped.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { State } from '../engine/position';
import type { Place } from '../engine/words';
import { t } from '../text/text';
import { TileArt } from './art/tile_art';
import { byRules, type LaidTile } from './atlas';
import type { Board } from './board';
import { type Point, shift, tileSize } from './geometry';
import type { MallProps } from './mall_props';
import { spaceName } from './names';
import type { PlaceOffer } from './offers';
import './offers_layer.css';
import { beyond, samePlace, side, type Vacancy } from './vacancy';

interface Props {
  readonly board: Board;
  readonly mall: MallProps;
}

export function OffersLayer({ board, mall }: Props): JSX.Element {
  const state = mall.state.value;
  if (!state) return <g />;
  const { tiles } = board.atlas.value;
  return (
    <g class="mall-offers">
      {board.draws.value.map(({ vacancy }) => (
        <DrawOffer key={`draw ${vacancy.spot.place}`} vacancy={vacancy} state={state} />
      ))}
      <Ghosts offers={board.places.value} state={state} />
      {board.discards.value.map(({ tile }) => {
        const laid = tiles.find((each) => each.tile === tile);
        return laid && <DiscardOffer key={`discard ${tile}`} laid={laid} />;
      })}
    </g>
  );
}

function whereTo({ spot, out }: Vacancy, state: State): { readonly space: string; readonly direction: string } {
  return { space: spaceName(spot, state), direction: t(`ability.${byRules(out, spot.turned)}`) };
}

function DrawOffer({ vacancy, state }: { readonly vacancy: Vacancy; readonly state: State }): JSX.Element {
  return (
    <g
      class={`mall-offer mall-draw mall-of-${vacancy.spot.space.colour ?? 'nobody'}`}
      data-draw={vacancy.spot.place}
      role="button"
      tabindex={0}
      aria-label={t('mall.draw', whereTo(vacancy, state))}
    >
      <Frame name="mall-vacancy" at={vacancy} />
      <g transform={shift(beyond(vacancy))}>
        <circle class="mall-draw-hit" r="58" />
        <circle class="mall-draw-disc" r="38" />
        <circle class="mall-draw-lens" cx="-5" cy="-5" r="14" />
        <path class="mall-draw-lens" d="M6,6 L18,18" />
      </g>
    </g>
  );
}

// The drawn tile as it would lie at each place. Two spaces can lead to the same place and turn the tile differently:
// then the highlighted one is on top, and each can be chosen on its own side, at its own gate.
function Ghosts({ offers, state }: { readonly offers: readonly PlaceOffer[]; readonly state: State }): JSX.Element {
  const [raised, raise] = useState<Place | null>(null);
  const isRaised = ({ vacancy }: PlaceOffer): boolean => vacancy.spot.place === raised;
  return (
    <>
      {[...offers]
        .sort((one, other) => Number(isRaised(one)) - Number(isRaised(other)))
        .map((offer) => (
          <g
            key={offer.vacancy.spot.place}
            class={isRaised(offer) ? 'mall-ghost mall-ghost-raised' : 'mall-ghost'}
            data-ghost={offer.vacancy.spot.place}
          >
            <g class="mall-ghost-art" transform={shift(offer.vacancy)}>
              <TileArt face={offer.face} turns={offer.turns} />
            </g>
            <Frame name="mall-ghost-frame" at={offer.vacancy} />
          </g>
        ))}
      {offers.map(({ vacancy, face }) => (
        <g
          key={`place ${vacancy.spot.place}`}
          class="mall-offer mall-ghost-choice"
          data-place={vacancy.spot.place}
          role="button"
          tabindex={0}
          aria-label={t('mall.place', { tile: face.tile, ...whereTo(vacancy, state) })}
          onPointerEnter={() => raise(vacancy.spot.place)}
          onPointerLeave={() => raise(null)}
          onFocus={() => raise(vacancy.spot.place)}
          onBlur={() => raise(null)}
        >
          <path
            class="mall-ghost-hit"
            transform={shift(vacancy)}
            d={offers.filter((each) => samePlace(each.vacancy, vacancy)).length > 1 ? side(vacancy) : 'M0 0H400V400H0z'}
          />
          <g transform={shift(beyond(vacancy))}>
            <circle class="mall-ghost-disc" r="34" />
            <path class="mall-ghost-sign" d="M-14,1 L-4,11 L15,-10" />
          </g>
        </g>
      ))}
    </>
  );
}

function DiscardOffer({ laid }: { readonly laid: LaidTile }): JSX.Element {
  const { tile } = laid;
  return (
    <g
      class="mall-offer mall-discard"
      data-discard={tile}
      role="button"
      tabindex={0}
      aria-label={t('mall.discard', { tile })}
    >
      <Frame name="mall-discard-frame" at={laid} />
      <g transform={shift({ x: laid.x + tileSize / 2, y: laid.y + tileSize / 2 })}>
        <circle class="mall-discard-disc" r="46" />
        <path class="mall-discard-sign" d="M-18,-18 L18,18 M18,-18 L-18,18" />
      </g>
    </g>
  );
}

function Frame({ name, at }: { readonly name: string; readonly at: Point }): JSX.Element {
  return <rect class={name} x={at.x + 8} y={at.y + 8} width={tileSize - 16} height={tileSize - 16} rx="26" />;
}
