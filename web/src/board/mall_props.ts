// What the board is given and what it reports back. It draws and asks; it decides nothing and knows neither session nor
// socket.
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Source } from '../base/source';
import type { Catalog } from '../engine/catalog';
import type { Legal, State, Way } from '../engine/position';
import type { ActionText, Pawn, Place, TileName } from '../engine/words';
import type { Board } from './board';
import type { Turns } from './geometry';

// A step that someone took: the pawn glides, and for others' steps a trail and the name show who it was.
export interface Step {
  readonly pawn: Pawn;
  readonly from: Place;
  readonly to: Place;
  readonly way: Way;
  readonly seat: number | null;
  readonly name: string | null;
  readonly face?: number | null; // their avatar, shown with the name
  readonly mine: boolean;
}

// My own step that failed: the pawn leans towards its target and springs back, with the reason as a label.
export interface Recoil {
  readonly pawn: Pawn | null;
  readonly to: Place | null;
  readonly text: string;
  readonly rule: string | null;
}

export interface Arrival {
  readonly tile: TileName; // slides in along its arrow
  readonly from: Place;
}

// Several things a key could have meant: numbered on the board, one of them highlighted.
export interface NumberedPlaces {
  readonly options: readonly { readonly place: Place; readonly action: ActionText }[];
  readonly index: number;
}

// What a lesson points at.
export interface Goals {
  readonly spaces: readonly Place[];
  readonly pawns: readonly Pawn[];
}

export interface LayerProps {
  readonly board: Board;
  readonly mall: MallProps;
}

// What a game with modules adds to the drawing, once it has been loaded.
export interface ModuleLayers {
  readonly Floor: ComponentType<LayerProps>; // under the pawns
  readonly Above: ComponentType<LayerProps>; // over everything
}

// The link from a refusal to its rule.
export type RuleLinkType = ComponentType<{
  readonly rule: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}>;

// Someone's avatar, drawn by the page.
export type AvatarType = ComponentType<{ readonly face: number; readonly name: string }>;

// A pawn that someone else holds.
export interface HeldPawn {
  readonly pawn: Pawn;
  readonly seat: number;
  readonly name: string;
  readonly face?: number | null;
}

export interface MallProps {
  readonly catalog: Catalog;
  readonly state: ReadonlySignal<State | null>; // what is shown
  readonly legal: ReadonlySignal<readonly Legal[]>; // my actions
  readonly selected: Signal<Pawn | null>; // shared with the keyboard and the action buttons
  readonly hints: ReadonlySignal<readonly HeldPawn[]>;
  readonly steps: Source<Step>;
  readonly recoils: Source<Recoil>;
  readonly arrivals: Source<Arrival>;
  readonly fit: Source<'all' | 'follow' | 'toggle'>; // a key or button asks for the camera; toggle: all, then what matters
  readonly choice?: ReadonlySignal<NumberedPlaces | null>;
  readonly goals?: ReadonlySignal<Goals | null>;
  readonly turned?: ReadonlySignal<Turns>; // the whole mall, clockwise; without it north is up
  readonly isSilent?: ReadonlySignal<boolean>; // someone else reads out who is chosen
  readonly more?: ReadonlySignal<ModuleLayers | null>;
  readonly overlays?: ReadonlySignal<readonly ComponentType<LayerProps>[]>; // layers that others draw over the mall
  readonly underPawns?: ReadonlySignal<readonly ComponentType<LayerProps>[]>; // and as part of the drawing
  readonly floats?: () => Iterable<HTMLElement>; // what covers the mall, each with data-float
  readonly board?: Signal<Board | null>; // gives its camera to a component that has the buttons elsewhere
  readonly RuleLink?: RuleLinkType;
  readonly Avatar?: AvatarType;
  readonly onAct: (action: ActionText) => void;
  readonly onHold: (pawn: Pawn | null) => void; // taking hold of a pawn and letting go: a hint for the others
  readonly onWhy: (pawn: Pawn, to: Place) => void; // a space was chosen that none of my actions can reach
}
