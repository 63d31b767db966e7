// Parts of the game as separate pictures, for panels and buttons; style sheets set the size.
import { AbilityIcon } from './art/ability_icon';
import { HeroArt } from './art/heroes';
import { HeroSymbol } from './art/hero_symbol';
import { RedPawn } from './art/red_pawn';
import { TileArt } from './art/tile_art';
import { TileBack } from './art/tile_back';
import { OutOfOrder, TheftTile } from './art/token_art';
import type { TileFace } from '../engine/catalog';
import type { Ability, Colour } from '../engine/words';
import { isDirection } from './legal_ways';
import { memo } from './memo';
import './pieces.css';

// Crossed out when it is off: the vortex after the theft.
interface AbilityProps {
  readonly ability: Ability;
  readonly off?: boolean;
}

export const AbilityPicture = memo<AbilityProps>(({ ability, off = false }) => {
  return (
    <span class="piece piece-ability" data-off={off} data-way={isDirection(ability)}>
      <AbilityIcon ability={ability} size={100} />
      {off && (
        <svg class="piece-cross" viewBox="-44 -44 88 88" aria-hidden="true">
          <OutOfOrder />
        </svg>
      )}
    </span>
  );
});

export const HeroPicture = memo<{ readonly colour: Colour }>(({ colour }) => {
  return (
    <svg class="piece" viewBox="-58 -66 116 126" aria-hidden="true">
      <HeroArt colour={colour} />
    </svg>
  );
});

export const SymbolPicture = memo<{ readonly colour: Colour }>(({ colour }) => {
  return (
    <svg class="piece" viewBox="-42 -42 84 84" aria-hidden="true">
      <HeroSymbol colour={colour} />
    </svg>
  );
});

export const RedPawnPicture = memo<object>(() => {
  return (
    <svg class="piece" viewBox="-52 -70 104 134" aria-hidden="true">
      <RedPawn />
    </svg>
  );
});

export const TheftPicture = memo<{ readonly side: 'plan' | 'alarm' }>(({ side }) => {
  return (
    <svg class="piece" viewBox="0 0 200 300" aria-hidden="true">
      <TheftTile side={side} />
    </svg>
  );
});

export const TilePicture = memo<{ readonly face: TileFace }>(({ face }) => {
  return (
    <svg class="piece" viewBox="-6 -6 412 412" aria-hidden="true">
      <TileArt face={face} turns={0} />
    </svg>
  );
});

// The deck: a back, and below it one edge per tile (up to a few).
export const DeckPicture = memo<{ readonly back: 'base' | 'expansion'; readonly count: number }>(({ back, count }) => {
  const edges = Math.min(5, Math.max(0, count - 1));
  return (
    <svg class="piece" viewBox="-4 -4 452 452" aria-hidden="true">
      {count === 0 && <rect class="piece-empty" x="20" y="20" width="360" height="360" rx="26" />}
      {Array.from({ length: edges }, (_, i) => (
        <rect key={i} class="piece-edge" x={(edges - i) * 9} y={(edges - i) * 9} width="394" height="394" rx="26" />
      ))}
      {count > 0 && <TileBack back={back} />}
    </svg>
  );
});
