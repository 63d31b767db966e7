// Layers that others draw over the mall: marks of people who talk, heroes of a game that is raced. Each is given the
// board, which says where things are (Board.onScreen) and when that changes (Board.follow).
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { LayerProps } from './mall_props';

export type OverlayLayer = ComponentType<LayerProps>;

export class Overlays {
  readonly layers: ReadonlySignal<readonly OverlayLayer[]>;
  private readonly slot = signal<readonly OverlayLayer[]>([]);

  constructor() {
    this.layers = this.slot;
  }

  // Returns a function that removes it.
  add(layer: OverlayLayer): () => void {
    this.slot.value = [...this.slot.peek(), layer];
    return () => {
      this.slot.value = this.slot.peek().filter((other) => other !== layer);
    };
  }
}
