// A scenario at a glance, for every place where one is chosen.
import type { JSX } from 'preact';
import { HeroArt } from '../board/art/heroes';
import { HeroSymbol } from '../board/art/hero_symbol';
import { box, Draw } from '../board/art/shapes';
import { memo } from '../board/memo';
import { ownDrawing, scenarioDrawings, type ScenarioDrawing } from './scenario_drawings';
import { securityDrawings } from './security_drawings';
import './scenario_frame.css';

export function drawingOf(id: string): ScenarioDrawing {
  return scenarioDrawings[id] ?? securityDrawings[id] ?? ownDrawing;
}

export const ScenarioPicture = memo<{ readonly id: string }>(({ id }): JSX.Element => {
  const { sky, lines, heroes = [], symbols = [] } = drawingOf(id);
  return (
    <svg
      class={`scenario-picture scenario-sky-${sky}`}
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path class="scenario-sky" d={box(-40, -40, 240, 180)} />
      <path class="scenario-floor" d={box(-40, 76, 240, 64)} />
      <Draw lines={lines} />
      {symbols.map(([colour, x, y, scale]) => (
        <g key={`${colour}${x}`} class={`art-of-${colour}`} transform={`translate(${x} ${y})`}>
          <HeroSymbol colour={colour} scale={scale} />
        </g>
      ))}
      {heroes.map(([colour, x, y, scale]) => (
        <g key={colour} transform={`translate(${x} ${y}) scale(${scale})`}>
          <HeroArt pawn={colour} />
        </g>
      ))}
    </svg>
  );
});
