// An invisible element on every corridor space: what is tapped, focused, read aloud and found by tests. Names change
// with every step of anybody, so they are written to the elements directly, after the picture has been painted.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Place } from '../engine/words';
import type { Board } from './board';
import { cellSize } from './geometry';
import type { SpaceView } from './names';
import { useNow } from './use_now';
import './space_layer.css';

function write(element: SVGElement, view: SpaceView, focusable: boolean): void {
  element.setAttribute('role', view.role);
  element.setAttribute('aria-label', view.name);
  element.setAttribute('aria-description', view.ways);
  element.setAttribute('tabindex', focusable ? '0' : '-1');
  element.classList.toggle('mall-space-target', view.target);
}

export function SpaceLayer({ board }: { readonly board: Board }): JSX.Element {
  const atlas = board.atlas.value;
  const group = useRef<SVGGElement>(null);
  const written = useRef(new WeakMap<Element, string>());

  const writeAll = (): void => {
    const views = board.views.value;
    const cursor = board.cursor.value;
    for (const element of group.current?.children ?? []) {
      const place = element.getAttribute('data-space') as Place | null;
      const view = place === null ? undefined : views.get(place);
      if (!view || !(element instanceof SVGElement)) continue;
      const focusable = view.target || place === cursor;
      const wanted = `${view.role} ${String(focusable)} ${String(view.target)} ${view.name}`;
      if (written.current.get(element) === wanted) continue;
      write(element, view, focusable);
      written.current.set(element, wanted);
    }
  };
  useNow(writeAll, [board, atlas]);

  return (
    <g class="mall-spaces" ref={group}>
      {[...atlas.spots.values()].map((spot) => (
        <rect
          key={spot.place}
          class="mall-space"
          data-space={spot.place}
          x={spot.x - cellSize / 2}
          y={spot.y - cellSize / 2}
          width={cellSize}
          height={cellSize}
        />
      ))}
    </g>
  );
}
