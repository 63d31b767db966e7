// The mall of a heist before anyone has seen it: a first tile with the lights on, and the rest in the dark.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { ghostMall, tileSpaces } from './ghost_mall';
import './ghost_mall.css';

const unit = 10;
const size = tileSpaces * unit - 3;

export function GhostMall({ day, tiles }: { readonly day: string; readonly tiles: number }): JSX.Element {
  const laid = useMemo(() => ghostMall(day, tiles), [day, tiles]);
  const left = Math.min(...laid.map(({ x }) => x)) * unit;
  const top = Math.min(...laid.map(({ y }) => y)) * unit;
  const right = (Math.max(...laid.map(({ x }) => x)) + tileSpaces) * unit;
  const bottom = (Math.max(...laid.map(({ y }) => y)) + tileSpaces) * unit;
  const frame = `${left - 14} ${top - 14} ${right - left + 28} ${bottom - top + 28}`;
  return (
    <svg class="ghost-mall" viewBox={frame} aria-hidden="true" focusable="false">
      {laid.map(({ x, y }, i) => (
        <g key={i} transform={`translate(${x * unit} ${y * unit})`}>
          <rect class={i === 0 ? 'ghost-mall-first' : 'ghost-mall-tile'} width={size} height={size} rx="5" />
          {i > 0 && (
            <text class="ghost-mall-sign" x={size / 2} y={size / 2 + 6}>
              ?
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
