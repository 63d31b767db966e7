// The expansion's tokens, spells and creatures as drawings for the board, and as separate pictures for panels.
import type { JSX } from 'preact';
import { Draw, type Drawing } from '../../board/art/shapes';
import type { ShaftPair, Spell } from '../../engine/security_position';
import { still } from '../../board/still';
import { beholderDrawing, frogDrawing, mealDrawing, sensorDrawing } from './creature_drawings';
import './security_art.css';
import { spellDrawing } from './spell_drawings';
import { breachDrawing, helperDrawings, shaftDrawings } from './token_drawings';

export type HelperName = keyof typeof helperDrawings;

function piece(lines: Drawing, of = ''): JSX.Element {
  return (
    <g class={`security-piece ${of}`}>
      <Draw lines={lines} />
    </g>
  );
}

export const ShaftArt = still<{ readonly pair: ShaftPair }>(({ pair }) => piece(shaftDrawings[pair]));
export const BreachArt = still<object>(() => piece(breachDrawing));
export const BeholderArt = still<object>(() => piece(beholderDrawing));
export const SensorArt = still<object>(() => piece(sensorDrawing));
export const FrogArt = still<object>(() => piece(frogDrawing));
export const MealArt = still<object>(() => piece(mealDrawing));

interface PictureProps {
  readonly lines: Drawing;
  readonly of?: string;
}

function Picture({ lines, of = '' }: PictureProps): JSX.Element {
  return (
    <svg class={`security-picture ${of}`} viewBox="-52 -52 104 104" aria-hidden="true" focusable="false">
      <Draw lines={lines} />
    </svg>
  );
}

export const SpellPicture = still<{ readonly spell: Spell }>(({ spell }) => (
  <Picture lines={spellDrawing(spell)} of="art-of-purple" />
));
export const ShaftPicture = still<{ readonly pair: ShaftPair }>(({ pair }) => <Picture lines={shaftDrawings[pair]} />);
export const HelperPicture = still<{ readonly name: HelperName }>(({ name }) => (
  <Picture lines={helperDrawings[name]} />
));
