// What the expansion draws over the pawns: the beholder and the sensor with the controls that work now, and what can be
// chosen for the token or spell in hand.
import type { JSX } from 'preact';
import { asSeen, type Atlas } from '../board/atlas';
import { type Point, shift, steps } from '../board/geometry';
import type { LayerProps } from '../board/mall_props';
import type { Legal, State } from '../engine/position';
import type { ActionText, Direction } from '../engine/words';
import { ts } from '../text/security';
import { t } from '../text/text';
import './above_layer.css';
import { BeholderArt, SensorArt } from '../security_board/art/pieces';
import { AskLayer } from './ask_layer';
import type { TokenHand } from './token_hand';
import { beholderTile, middleOf, sensorOf } from '../security_board/watched';

const angles: Readonly<Record<Direction, number>> = { north: 0, east: 90, south: 180, west: 270 };

interface ControlProps {
  readonly at: Point;
  readonly direction: Direction;
  readonly hook: string; // data-send: what it works, and where to
  readonly label: string;
  readonly onClick: () => void;
}

// An arrow next to a creature. The tap is handled here and goes no further.
function Control({ at, direction, hook, label, onClick }: ControlProps): JSX.Element {
  const { row, column } = steps[direction];
  const place = shift({ x: at.x + column * 112, y: at.y + row * 112 });
  return (
    <g
      class="security-control"
      data-send={hook}
      role="button"
      tabindex={0}
      aria-label={label}
      transform={place}
      onClick={(event) => {
        event.stopPropagation();
        onClick();
      }}
    >
      <circle class="security-control-hit" r="54" />
      <circle class="security-control-disc" r="36" />
      <path class="security-control-sign" transform={`rotate(${angles[direction]})`} d="M0-22L18 2H7V20H-7V2H-18z" />
    </g>
  );
}

interface CreatureProps {
  readonly state: State;
  readonly atlas: Atlas;
  readonly legal: readonly Legal[];
  readonly act: (action: ActionText) => void;
}

function Beholder({ state, atlas, legal, act }: CreatureProps): JSX.Element | null {
  const tile = beholderTile(state, atlas);
  if (!tile) return null;
  const at = middleOf(tile);
  return (
    <>
      <g
        class="security-creature"
        data-pawn="beholder"
        data-at={tile.tile}
        role="img"
        aria-label={ts('board.beholder', { tile: tile.tile })}
        transform={shift(at)}
      >
        <ellipse class="security-beholder-shadow" cx="14" cy="92" rx="62" ry="20" />
        <g class="security-beholder-body">
          <BeholderArt />
        </g>
      </g>
      {legal.map((each) => {
        if (each.kind !== 'beholder') return null;
        const label = ts('board.beholder.send', { direction: t(`ability.${each.toward}`) });
        return (
          <Control
            key={each.action}
            at={at}
            direction={asSeen(each.toward, atlas.turned)}
            hook={`beholder-${each.toward}`}
            label={label}
            onClick={() => act(each.action)}
          />
        );
      })}
    </>
  );
}

function Sensor({ state, atlas, legal, act }: CreatureProps): JSX.Element | null {
  const sensor = sensorOf(state, atlas);
  if (!sensor) return null;
  const { tile, side } = sensor;
  const at = middleOf(tile);
  const direction = t(`ability.${side}`);
  return (
    <>
      <g
        class="security-creature"
        data-pawn="sensor"
        data-side={side}
        role="img"
        aria-label={ts('board.sensor', { tile: tile.tile, direction })}
        transform={shift(at)}
      >
        <g transform={`rotate(${angles[asSeen(side, atlas.turned)]})`}>
          <SensorArt />
        </g>
      </g>
      {legal.map((each) => {
        if (each.kind !== 'sensor') return null;
        const label = ts('board.sensor.turn', { direction: t(`ability.${each.to}`) });
        return (
          <Control
            key={each.action}
            at={at}
            direction={asSeen(each.to, atlas.turned)}
            hook={`sensor-${each.to}`}
            label={label}
            onClick={() => act(each.action)}
          />
        );
      })}
    </>
  );
}

interface Props extends LayerProps {
  readonly hand: TokenHand;
}

export function AboveLayer({ board, mall, hand }: Props): JSX.Element | null {
  const state = mall.state.value;
  const atlas = board.atlas.value;
  if (!state?.security) return null;
  const creature = { state, atlas, legal: mall.legal.value, act: mall.onAct };
  return (
    <g class="security-above">
      <Sensor {...creature} />
      <Beholder {...creature} />
      <AskLayer board={board} state={state} atlas={atlas} hand={hand} />
    </g>
  );
}
