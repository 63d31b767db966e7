// The mall with the pawns' paths on it: the more often a space was visited, the larger and hotter its spot.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { TileArt } from '../board/art/tile_art';
import { makeAtlas } from '../board/atlas';
import type { Catalog } from '../engine/catalog';
import type { State } from '../engine/position';
import { colours, type Colour } from '../engine/words';
import { t } from '../text/text';
import { tr, trn } from '../text/replay';
import { Choices } from '../ui/choices';
import type { Footfall } from './record_reader';

type Whose = 'all' | Colour;

function timesOf({ times }: Footfall, whose: Whose): number {
  if (whose !== 'all') return times[whose] ?? 0;
  return Object.values(times).reduce((sum, count) => sum + count, 0);
}

export interface HeatMapProps {
  readonly catalog: Catalog;
  readonly mall: State; // as it was in the end
  readonly footfalls: readonly Footfall[];
}

export function HeatMap({ catalog, mall, footfalls }: HeatMapProps): JSX.Element {
  const whose = useSignal<Whose>('all');
  const atlas = useMemo(() => makeAtlas(catalog, mall.tiles), [catalog, mall]);
  const ground = useMemo(
    () =>
      atlas.tiles.map((tile) => (
        <g key={tile.tile} transform={`translate(${tile.x} ${tile.y})`}>
          <TileArt face={tile.face} turns={tile.turns} />
        </g>
      )),
    [atlas],
  );
  const { left, top, right, bottom } = atlas.box;
  const counts = footfalls.map((footfall) => ({ at: footfall.at, times: timesOf(footfall, whose.value) }));
  const most = Math.max(1, ...counts.map(({ times }) => times));
  return (
    <div class="heat-map">
      <Choices
        label={tr('after.paths.whose')}
        value={whose.value}
        compact
        options={[
          { value: 'all' as Whose, label: tr('after.paths.all') },
          ...colours.map((colour) => ({ value: colour as Whose, label: t(`hero.${colour}`) })),
        ]}
        onChange={(value) => (whose.value = value)}
      />
      <svg
        class="heat-map-picture"
        viewBox={`${left - 10} ${top - 10} ${right - left + 20} ${bottom - top + 20}`}
        role="img"
        aria-label={trn('after.paths.most', most)}
        data-whose={whose.value}
      >
        <g class="heat-map-ground">{ground}</g>
        {counts.map(({ at, times }) => {
          const spot = atlas.spots.get(at);
          if (times === 0 || spot === undefined) return null;
          const heat = Math.sqrt(times / most);
          return (
            <circle
              key={at}
              class="heat-map-spot"
              data-footfall={at}
              cx={spot.x}
              cy={spot.y}
              r={(14 + 34 * heat).toFixed(1)}
              fill-opacity={(0.35 + 0.5 * heat).toFixed(2)}
            />
          );
        })}
      </svg>
    </div>
  );
}
