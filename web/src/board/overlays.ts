// Layers that others draw on the mall: marks of people who talk, heroes of a game that is raced. Each is given the board,
// which says where things are (Board.onScreen) and when that changes (Board.follow).
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { LayerProps } from './mall_props';

export type OverlayLayer = ComponentType<LayerProps>;

// over: in pixels of the screen, over the whole mall; under: part of the drawing and in its units, under the pawns
export type OverlayPlace = 'over' | 'under';

export class Overlays {
  private readonly slots = {
    over: signal<readonly OverlayLayer[]>([]),
    under: signal<readonly OverlayLayer[]>([]),
  };
  readonly layers: ReadonlySignal<readonly OverlayLayer[]> = this.slots.over;
  readonly underPawns: ReadonlySignal<readonly OverlayLayer[]> = this.slots.under;

  // Returns a function that removes it.
  add(layer: OverlayLayer, where: OverlayPlace = 'over'): () => void {
    const slot = this.slots[where];
    slot.value = [...slot.peek(), layer];
    return () => {
      slot.value = slot.peek().filter((other) => other !== layer);
    };
  }
}
