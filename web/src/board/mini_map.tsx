// The whole mall in the corner while the camera is close: what it shows, where everyone is, and a press goes there.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { spaceOf } from '../engine/position';
import { colours } from '../engine/words';
import type { Board } from './board';
import { toDrawing } from './camera';
import { grown, tileSize } from './geometry';
import './mini_map.css';

export function MiniMap({ board }: { readonly board: Board }): JSX.Element | null {
  const { rig } = board;
  if (!rig.isClose.value) return null;
  return <OpenMap board={board} />;
}

function OpenMap({ board }: { readonly board: Board }): JSX.Element {
  const { rig } = board;
  const picture = useRef<SVGSVGElement>(null);
  const view = useRef<SVGRectElement>(null);
  const { tiles, spots, box } = board.atlas.value;
  const { left, top, right, bottom } = grown(box, 60);
  const pawns = board.pawnsNow();
  useLayoutEffect(() => {
    const put = (): void => {
      const start = toDrawing(rig.camera, { x: 0, y: 0 });
      const { width, height } = rig.view;
      const { scale } = rig.camera;
      const places = { x: start.x, y: start.y, width: width / scale, height: height / scale };
      for (const [name, value] of Object.entries(places)) view.current?.setAttribute(name, value.toFixed(0));
    };
    put();
    return rig.listen(put);
  }, [rig]);
  const goTo = (event: MouseEvent): void => {
    const place = picture.current?.getBoundingClientRect();
    if (!place) return;
    const across = (event.clientX - place.left) / place.width;
    const down = (event.clientY - place.top) / place.height;
    rig.lookAt({ x: left + across * (right - left), y: top + down * (bottom - top) });
  };
  return (
    <svg
      ref={picture}
      class="mini-map"
      data-float="map"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      style={{ aspectRatio: `${right - left} / ${bottom - top}` }}
      aria-hidden="true"
      onClick={goTo}
    >
      {tiles.map(({ tile, x, y }) => (
        <rect key={tile} class="mini-map-tile" x={x} y={y} width={tileSize} height={tileSize} rx="40" />
      ))}
      {colours.map((colour) => {
        const place = spaceOf(pawns?.[colour]);
        const spot = place === null ? undefined : spots.get(place);
        return spot && <circle key={colour} class={`mini-map-pawn mall-of-${colour}`} cx={spot.x} cy={spot.y} r="90" />;
      })}
      <rect ref={view} class="mini-map-view" rx="60" />
    </svg>
  );
}
