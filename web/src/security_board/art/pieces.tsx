// The expansion's tokens, spells and creatures as drawings for the board, and as separate pictures for panels.
import type { JSX } from 'preact';
import { Draw, type Drawing } from '../../board/art/shapes';
import type { ShaftPair, Spell } from '../../engine/security_position';
import { memo } from '../../board/memo';
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

export const ShaftArt = memo<{ readonly pair: ShaftPair }>(({ pair }) => piece(shaftDrawings[pair]));
export const BreachArt = memo<object>(() => piece(breachDrawing));
export const BeholderArt = memo<object>(() => piece(beholderDrawing));
export const SensorArt = memo<object>(() => piece(sensorDrawing));
export const FrogArt = memo<object>(() => piece(frogDrawing));
export const MealArt = memo<object>(() => piece(mealDrawing));

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

export const SpellPicture = memo<{ readonly spell: Spell }>(({ spell }) => (
  <Picture lines={spellDrawing(spell)} of="art-of-purple" />
));
export const ShaftPicture = memo<{ readonly pair: ShaftPair }>(({ pair }) => <Picture lines={shaftDrawings[pair]} />);
export const HelperPicture = memo<{ readonly name: HelperName }>(({ name }) => (
  <Picture lines={helperDrawings[name]} />
));
