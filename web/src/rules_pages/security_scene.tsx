// What the expansion adds to a drawn example: light and tokens under the pawns, beholder and sensor above them.
import type { JSX } from 'preact';
import type { Atlas, Spot } from '../board/atlas';
import { shift, tileSize } from '../board/geometry';
import { directions, type Place } from '../engine/words';
import { BeholderArt, BreachArt, SensorArt, ShaftArt } from '../security_board/art/pieces';
import '../security_board/floor_layer.css';
import { middleOf, turnOf, wedge } from '../security_board/watched';
import type { BoardScene } from './board_scenes';

interface Props {
  readonly scene: BoardScene;
  readonly atlas: Atlas;
}

function endsOf(atlas: Atlas, ends: readonly [string, string] | undefined): readonly [Spot, Spot] | null {
  const [from, to] = (ends ?? []).map((place) => atlas.spots.get(place as Place));
  return from && to ? [from, to] : null;
}

export function SecurityFloor({ scene, atlas }: Props): JSX.Element {
  const { guards = {}, shaft, breach, sensor } = scene.security ?? {};
  // In the guard room a guard's lamp bars nobody.
  const spots = Object.values(guards).map((place) => atlas.spots.get(place as Place));
  const lit = spots.flatMap((spot) => (spot && spot.space.symbol !== 'coffee_machine' ? [spot.tile] : []));
  const swept = atlas.tiles.find(({ tile }) => tile === sensor?.tile);
  const broken = endsOf(atlas, breach);
  return (
    <>
      {atlas.tiles
        .filter(({ tile }) => lit.includes(tile))
        .map(({ x, y }) => (
          <rect class="rules-lamp" x={x + 7} y={y + 7} width={tileSize - 14} height={tileSize - 14} rx="10" />
        ))}
      {swept && sensor && (
        <path class="security-sensor-wedge" transform={shift(middleOf(swept))} d={wedge(sensor.side)} />
      )}
      {endsOf(atlas, shaft)?.map((end) => (
        <g transform={shift(end)}>
          <ShaftArt pair="dark" />
        </g>
      ))}
      {broken && (
        <g transform={`${shift(middleOfTwo(broken))}rotate(${turnOf({ index: 0, from: broken[0], to: broken[1] })})`}>
          <BreachArt />
        </g>
      )}
    </>
  );
}

function middleOfTwo([one, other]: readonly [Spot, Spot]): { readonly x: number; readonly y: number } {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

export function SecurityAbove({ scene, atlas }: Props): JSX.Element {
  const { beholder, sensor } = scene.security ?? {};
  const under = atlas.tiles.find(({ tile }) => tile === beholder);
  const swept = atlas.tiles.find(({ tile }) => tile === sensor?.tile);
  return (
    <>
      {under && (
        <g transform={shift(middleOf(under))}>
          <BeholderArt />
        </g>
      )}
      {swept && sensor && (
        <g transform={`${shift(middleOf(swept))}rotate(${directions.indexOf(sensor.side) * 90})`}>
          <SensorArt />
        </g>
      )}
    </>
  );
}
