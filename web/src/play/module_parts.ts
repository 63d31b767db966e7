// What a game with modules adds to the playing screen. It is loaded when one is played (src/security), so that the base
// game stays small.
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { ModuleLayers } from '../board/mall_props';
import type { GameEvent } from '../engine/position';
import type { Happening } from '../game/session';
import type { Sound } from '../sound/effects';
import type { Banner } from '../words/banners';
import type { Travel } from '../board/targets';

export interface News {
  readonly banner?: Banner;
  readonly sound?: Sound;
  readonly told?: string; // to be read out
}

export interface ModuleParts {
  readonly layers: ModuleLayers;
  readonly Tray: ComponentType; // tokens and spells next to the mall
  readonly Panel: ComponentType; // what has to be chosen next
  readonly asks: ReadonlySignal<boolean>; // whether something has to be chosen now, there or in the mall
  asksFirst(way: Travel): boolean; // before a pawn goes it: something has to be chosen, and then it goes
  news(event: GameEvent, happening: Happening): News | null;
  stop(): void;
}
