// A small scene that shows what a rule or a module does, on a floor that begins at 50.
import type { JSX } from 'preact';
import { HeroArt } from '../board/art/heroes';
import { HeroSymbol } from '../board/art/hero_symbol';
import { RedPawn } from '../board/art/red_pawn';
import { box, Draw, type Drawing } from '../board/art/shapes';
import { memo } from '../board/memo';
import type { Colour, Pawn } from '../engine/words';
import '../security_board/art/security_art.css';
import '../shell/scenario_frame.css';
import './rule_scene.css';

type Placed<Thing> = readonly [thing: Thing, x: number, y: number, scale: number];

export interface RuleScene {
  readonly sky: 'night' | 'dusk' | 'sea' | 'hall'; // the paint behind it
  readonly lines?: Drawing;
  readonly pieces?: readonly Placed<Drawing>[]; // drawn elsewhere, around the origin or in a picture of their own
  readonly symbols?: readonly Placed<Colour>[];
  readonly pawns?: readonly Placed<Pawn | 'red'>[];
  readonly over?: Drawing; // in front of everything
}

const place = (x: number, y: number, scale: number): string => `translate(${x} ${y})scale(${scale})`;

export const RuleScenePicture = memo<{ readonly scene: RuleScene }>(({ scene }): JSX.Element => {
  const { sky, lines = [], pieces = [], symbols = [], pawns = [], over = [] } = scene;
  return (
    <svg
      class={`scenario-picture rule-scene scenario-sky-${sky}`}
      viewBox="0 0 160 64"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path class="scenario-sky" d={box(-40, -40, 240, 144)} />
      <path class="scenario-floor" d={box(-40, 50, 240, 54)} />
      <Draw lines={lines} />
      {pieces.map(([drawing, x, y, scale]) => (
        <g key={`${x}-${y}`} class="art-of-purple" transform={place(x, y, scale)}>
          <Draw lines={drawing} />
        </g>
      ))}
      {symbols.map(([colour, x, y, scale]) => (
        <g key={`${x}-${y}`} transform={place(x, y, 1)}>
          <HeroSymbol colour={colour} scale={scale} />
        </g>
      ))}
      {pawns.map(([pawn, x, y, scale]) => (
        <g key={`${x}-${y}`} transform={place(x, y, scale)}>
          {pawn === 'red' ? <RedPawn /> : <HeroArt pawn={pawn} />}
        </g>
      ))}
      <Draw lines={over} />
    </svg>
  );
});
