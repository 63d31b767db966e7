// What a game with modules adds to the playing screen. It is fetched when one is played (src/security), so that the base
// game carries nothing of it.
import type { ComponentType } from 'preact';
import type { MoreLayers } from '../board/mall_props';
import type { GameEvent } from '../engine/position';
import type { Happening } from '../game/session';
import type { Sound } from '../sound/effects';
import type { Banner } from './banners';
import type { PawnLegal } from './pressing';

export interface News {
  readonly banner?: Banner;
  readonly sound?: Sound;
  readonly told?: string; // to be read out
}

export interface MorePlay {
  readonly layers: MoreLayers;
  readonly Tray: ComponentType; // tokens and spells beside the mall
  readonly Panel: ComponentType; // what has to be chosen next
  asksFirst(way: PawnLegal): boolean; // before a pawn goes it: something has to be chosen, and then it goes
  news(event: GameEvent, happening: Happening): News | null;
  stop(): void;
}
