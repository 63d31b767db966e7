// What the expansion draws under the pawns: the light of the guards' lamps, the sensor's wedge, shafts and breaches,
// active codes and doors, frogs and guards at a meal.
import type { JSX } from 'preact';
import { asSeen, type Atlas } from '../board/atlas';
import { shift, tileSize } from '../board/geometry';
import type { LayerProps } from '../board/mall_props';
import { heroName, spaceName } from '../board/names';
import type { State } from '../engine/position';
import type { SecurityState } from '../engine/security_position';
import { ts } from '../text/security';
import { BreachArt, FrogArt, MealArt, ShaftArt } from './art/pieces';
import './floor_layer.css';
import {
  codesInUse,
  doorsOf,
  guards,
  laidTokens,
  middleOf,
  sensorOf,
  shopOf,
  turnOf,
  watchesOf,
  wedge,
} from './watched';

interface Props {
  readonly state: State;
  readonly security: SecurityState;
  readonly atlas: Atlas;
}

export function FloorLayer({ board, mall }: LayerProps): JSX.Element | null {
  const state = mall.state.value;
  const atlas = board.atlas.value;
  if (!state?.security) return null;
  const parts: Props = { state, security: state.security, atlas };
  return (
    <g class="security-floor">
      <Lamps {...parts} />
      <SensorLight {...parts} />
      <Tokens {...parts} />
      <Live {...parts} />
      <GuardsAway {...parts} />
    </g>
  );
}

function Lamps({ state, atlas }: Props): JSX.Element {
  return (
    <g aria-hidden="true">
      {watchesOf(state, atlas).map(({ guard, tile, spot }) => (
        <g key={guard} class="security-lamp" data-watch={tile.tile}>
          <radialGradient id={`security-lamp-${guard}`} gradientUnits="userSpaceOnUse" cx={spot.x} cy={spot.y} r="430">
            <stop class="security-lamp-near" offset="0" />
            <stop class="security-lamp-far" offset="1" />
          </radialGradient>
          <rect
            x={tile.x + 4}
            y={tile.y + 4}
            width={tileSize - 8}
            height={tileSize - 8}
            rx="10"
            fill={`url(#security-lamp-${guard})`}
          />
          <rect
            class="security-lamp-edge"
            x={tile.x + 7}
            y={tile.y + 7}
            width={tileSize - 14}
            height={tileSize - 14}
            rx="10"
          />
        </g>
      ))}
    </g>
  );
}

function SensorLight({ state, atlas }: Props): JSX.Element | null {
  const sensor = sensorOf(state, atlas);
  if (!sensor) return null;
  const light = wedge(asSeen(sensor.side, atlas.turned));
  return (
    <g class="security-sensor-light" aria-hidden="true" transform={shift(middleOf(sensor.tile))}>
      <path class="security-sensor-wedge" d={light} />
      <path class="security-sensor-sweep" d={light} />
    </g>
  );
}

const pairs = ['dark', 'light'] as const;

function Tokens({ state, security, atlas }: Props): JSX.Element {
  return (
    <>
      {laidTokens(security.shafts, atlas).map((token) => {
        const pair = pairs[token.index] ?? 'dark';
        const names = { from: spaceName(token.from, state), to: spaceName(token.to, state) };
        const name = ts('board.shaft', { name: ts(`use.shaft-${pair}`), ...names });
        return (
          <g key={pair} data-token={`shaft-${pair}`} role="img" aria-label={name}>
            {[token.from, token.to].map((end) => (
              <g key={end.place} transform={shift(end)}>
                <ShaftArt pair={pair} />
              </g>
            ))}
          </g>
        );
      })}
      {laidTokens(security.breaches, atlas).map((token) => {
        const { from, to, index } = token;
        const names = { from: spaceName(from, state), to: spaceName(to, state) };
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        return (
          <g
            key={index}
            data-token={`breach-${index + 1}`}
            role="img"
            aria-label={ts('board.breach', names)}
            transform={`${shift(middle)}rotate(${turnOf(token)})`}
          >
            <BreachArt />
          </g>
        );
      })}
    </>
  );
}

// Code pads blink while they can be used, and the lamp of every steel door says that one can.
function Live({ state, security, atlas }: Props): JSX.Element {
  const codes = codesInUse(state, atlas);
  const isOpen = codes.length > 0 || security.code_spell;
  const map = security.map_in_use === null ? undefined : atlas.spots.get(security.map_in_use);
  return (
    <g aria-hidden="true">
      {codes.map((spot) => (
        <rect key={spot.place} class="security-code" x={spot.x - 42} y={spot.y - 42} width="84" height="84" rx="18" />
      ))}
      {map && <circle class="security-map" cx={map.x} cy={map.y} r="46" />}
      {doorsOf(atlas).map(({ place, at }) => (
        <g key={place} class="security-door" data-door={place} data-open={isOpen} transform={shift(at)}>
          <circle r="11" />
          <path d={isOpen ? 'M-5 0L-1 4L6-4' : 'M-4-4L4 4M4-4L-4 4'} />
        </g>
      ))}
    </g>
  );
}

function GuardsAway({ state, security, atlas }: Props): JSX.Element {
  let diners = 0;
  return (
    <>
      {guards.map((guard) => {
        const standing = state.pawns[guard];
        const back = security.away[guard];
        const spot = back === undefined ? undefined : atlas.spots.get(back);
        if (!spot) return null;
        if (standing === 'frog') {
          const name = ts('board.frog', { guard: heroName(guard) });
          return (
            <g key={guard} data-frog={guard} role="img" aria-label={name} transform={shift(spot)}>
              <FrogArt />
            </g>
          );
        }
        const shop = standing === 'dining' || standing === 'dining_frog' ? shopOf(atlas, spot.tile) : null;
        if (!shop) return null;
        const at = { x: shop.x + diners++ * 30, y: shop.y };
        const name = ts('board.meal', { guard: heroName(guard) });
        return (
          <g key={guard} data-meal={guard} role="img" aria-label={name} transform={shift(at)}>
            {standing === 'dining_frog' ? <FrogArt /> : <MealArt />}
          </g>
        );
      })}
    </>
  );
}
