// An invisible element on every corridor space: what is tapped, focused, read aloud and found by tests. Names change
// with every step anyone takes, so they are written to the elements directly, after the picture has been painted.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Place } from '../engine/words';
import type { Board } from './board';
import { cellSize } from './geometry';
import type { SpaceView } from './names';
import { useNow } from './use_now';
import './space_layer.css';

type Written = Readonly<Record<'role' | 'aria-label' | 'aria-description' | 'tabindex', string>>;

function written(view: SpaceView, focusable: boolean): Written {
  const { role, name, ways } = view;
  return { role, 'aria-label': name, 'aria-description': ways, tabindex: focusable ? '0' : '-1' };
}

// Only what has changed: changing a tabindex makes the browser recalculate styles at once.
function write(element: SVGElement, now: Written, before: Written | undefined): void {
  for (const name of ['role', 'aria-label', 'aria-description', 'tabindex'] as const) {
    if (now[name] !== before?.[name]) element.setAttribute(name, now[name]);
  }
}

export function SpaceLayer({ board }: { readonly board: Board }): JSX.Element {
  const atlas = board.atlas.value;
  const group = useRef<SVGGElement>(null);
  const known = useRef(new WeakMap<Element, Written>());

  const writeAll = (): void => {
    const views = board.views.value;
    const cursor = board.cursor.value;
    for (const element of group.current?.children ?? []) {
      const place = element.getAttribute('data-space') as Place | null;
      const view = place === null ? undefined : views.get(place);
      if (!view || !(element instanceof SVGElement)) continue;
      const now = written(view, view.target || place === cursor);
      write(element, now, known.current.get(element));
      known.current.set(element, now);
      element.classList.toggle('mall-space-target', view.target);
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
