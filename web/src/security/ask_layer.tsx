// What can be chosen now, marked on the board: spaces, pawns, tiles; and a tile where it would be placed.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Atlas, tileBox, turnsFor } from '../board/atlas';
import { TileArt } from '../board/art/tile_art';
import type { Board } from '../board/board';
import { type Point, shift, tileSize } from '../board/geometry';
import { heroName, spaceName } from '../board/names';
import { vacancy } from '../board/vacancy';
import { spaceOf, type State } from '../engine/position';
import type { Guard, Pawn, Place } from '../engine/words';
import { ts } from '../text/security';
import type { PawnOption, SpaceOption, TileOption } from './choosing';
import type { TokenHand } from './token_hand';
import { walkMarks } from './walk_marks';
import { middleOf, shopOf } from '../security_board/watched';

interface Props {
  readonly board: Board;
  readonly state: State;
  readonly atlas: Atlas;
  readonly hand: TokenHand;
}

export function AskLayer(props: Props): JSX.Element | null {
  const asking = props.hand.asking.value;
  if (!asking) return null;
  const { question, chosen } = asking;
  switch (question.kind) {
    case 'space':
      return <SpaceMarks {...props} options={question.options} pointed={chosen.place} />;
    case 'pawn':
      return <PawnMarks {...props} options={question.options} />;
    case 'tile':
      return asking.use === 'telekinesis' ? (
        <TileMarks {...props} options={question.options} />
      ) : (
        <ShopMarks {...props} options={question.options} />
      );
    case 'sure':
      return chosen.tile === null ? null : <Ghost {...props} tile={chosen.tile} />;
    default:
      return null;
  }
}

interface MarkProps {
  readonly value: string; // data-deploy
  readonly label: string;
  readonly at: Point;
  readonly onClick: () => void;
  readonly children: JSX.Element | readonly JSX.Element[];
}

function Mark({ value, label, at, onClick, children }: MarkProps): JSX.Element {
  const answer = (event: MouseEvent): void => {
    event.stopPropagation();
    onClick();
  };
  return (
    <g
      class="security-mark"
      data-deploy={value}
      role="button"
      tabindex={0}
      aria-label={label}
      transform={shift(at)}
      onClick={answer}
      onKeyDown={walkMarks}
    >
      {children}
    </g>
  );
}

interface SpaceProps extends Props {
  readonly options: readonly SpaceOption[];
  readonly pointed: Place | null;
}

function SpaceMarks({ state, atlas, hand, options, pointed }: SpaceProps): JSX.Element {
  return (
    <g>
      {options.map((option) => {
        const { place } = option;
        const spot = atlas.spots.get(place);
        if (!spot) return null;
        const label = ts('mark.space', { space: spaceName(spot, state) });
        return (
          <Mark key={place} value={place} label={label} at={spot} onClick={() => hand.chooseSpace(option)}>
            <rect
              class={place === pointed ? 'security-mark-hit security-mark-pointed' : 'security-mark-hit'}
              x="-47"
              y="-47"
              width="94"
              height="94"
              rx="18"
            />
            <circle class="security-mark-disc" r="18" />
          </Mark>
        );
      })}
    </g>
  );
}

// A guard at his meal is in his restaurant, whose entrance is where he will come back.
function whereIs(pawn: Pawn, { state, atlas }: Props): Point | null {
  const place = spaceOf(state.pawns[pawn]) ?? state.security?.away[pawn as Guard];
  const spot = place === undefined ? undefined : atlas.spots.get(place);
  const isAtMeal = state.pawns[pawn] === 'dining' || state.pawns[pawn] === 'dining_frog';
  return (isAtMeal && spot ? shopOf(atlas, spot.tile) : spot) ?? null;
}

function PawnMarks(props: Props & { readonly options: readonly PawnOption[] }): JSX.Element {
  const { hand, options } = props;
  return (
    <g>
      {options.map(({ pawn, action }) => {
        const at = whereIs(pawn, props);
        if (!at) return null;
        const label = ts('mark.pawn', { hero: heroName(pawn) });
        return (
          <Mark key={pawn} value={pawn} label={label} at={at} onClick={() => hand.choosePawn(pawn, action)}>
            <circle class="security-mark-area" r="58" />
            <circle class="security-mark-ring" r="54" />
            <circle class="security-mark-ring" r="54" />
          </Mark>
        );
      })}
    </g>
  );
}

interface TileProps extends Props {
  readonly options: readonly TileOption[];
}

function TileMarks({ atlas, hand, options }: TileProps): JSX.Element {
  return (
    <g>
      {options.map(({ tile, action }) => {
        const laid = atlas.tiles.find((each) => each.tile === tile);
        if (!laid) return null;
        const label = ts('mark.tile', { tile });
        return (
          <Mark key={tile} value={tile} label={label} at={laid} onClick={() => hand.chooseTile(tile, action)}>
            <Frame name="security-mark-frame" />
          </Mark>
        );
      })}
    </g>
  );
}

function ShopMarks({ atlas, hand, options }: TileProps): JSX.Element {
  return (
    <g>
      {options.map(({ tile, action }) => {
        const at = shopOf(atlas, tile);
        if (!at) return null;
        const label = ts('mark.shop', { tile });
        return (
          <Mark key={tile} value={tile} label={label} at={at} onClick={() => hand.chooseTile(tile, action)}>
            <circle class="security-mark-area" r="80" />
            <circle class="security-mark-ring" r="74" />
            <circle class="security-mark-ring" r="74" />
          </Mark>
        );
      })}
    </g>
  );
}

// The chosen tile as it would be placed in front of the elf, and the way it takes.
function Ghost({ board, state, atlas, tile }: Props & { readonly tile: string }): JSX.Element | null {
  const laid = atlas.tiles.find((each) => each.tile === tile);
  const elf = spaceOf(state.pawns.green);
  const empty = elf === null ? null : vacancy(atlas, elf);
  useEffect(() => {
    if (empty) board.rig.reveal(tileBox(empty));
  }, [tile]);
  if (!laid || !empty) return null;
  const [from, to] = [middleOf(laid), middleOf(empty)];
  return (
    <g data-ghost={tile}>
      <g transform={shift(laid)}>
        <Frame name="security-ghost-frame" />
      </g>
      <g class="security-ghost" transform={shift(empty)}>
        <TileArt face={laid.face} turns={turnsFor(laid.face, empty.out)} />
      </g>
      <g transform={shift(empty)}>
        <Frame name="security-ghost-frame" />
      </g>
      <path class="security-ghost-way" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
    </g>
  );
}

function Frame({ name }: { readonly name: string }): JSX.Element {
  return <rect class={name} x="8" y="8" width={tileSize - 16} height={tileSize - 16} rx="26" />;
}
