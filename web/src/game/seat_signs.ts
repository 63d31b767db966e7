// What people show at their seats for a few seconds: set by the talk room once it is loaded, drawn where they sit.
import { signal } from '@preact/signals';
import type { VNode } from 'preact';

export interface SeatSign {
  readonly id: number;
  readonly name: string; // of the sign, for data-talk-sign
  readonly picture: VNode;
}

export const seatSigns = signal<ReadonlyMap<number, SeatSign>>(new Map());
