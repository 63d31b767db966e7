// Moving stairs between two spaces, drawn over walls and the corners of shops: they pass above them.
import type { JSX } from 'preact';
import type { Cell } from './turned';

// Room is left for what is printed on the space.
const clear = (cell: Cell): number => (cell.space.symbol === 'plain' ? 16 : 36);

export function EscalatorArt({ from, to }: { readonly from: Cell; readonly to: Cell }): JSX.Element {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const [a, b] = [clear(from), Math.round(length) - clear(to)];
  const belt = `M${a + 10} 0H${b - 10}`;
  const at = `translate(${from.x} ${from.y})rotate(${Math.round(degrees * 10) / 10})`;
  return (
    <>
      <path class="art-stairs-shade" transform={`translate(7 11)${at}`} d={belt} />
      <g transform={at}>
        <path class="art-stairs-edge" d={belt} />
        <path class="art-stairs-rail" d={belt} />
        <path class="art-stairs-belt" d={belt} />
        <path class="art-stairs-steps" d={`M${a + 24} 0H${b - 22}`} />
        <path
          class="art-stairs-landing"
          d={`M${a + 22}-19V19H${a + 8}q-10-19 0-38zM${b - 22}-19V19H${b - 8}q10-19 0-38z`}
        />
        <path class="art-chevron" d={`M${a + 16}-9l-8 9l8 9M${b - 16}-9l8 9l-8 9`} />
      </g>
    </>
  );
}
