// What lets this browser take my name out of games it has played, by the name of the game. Nobody else is told, and the
// server keeps no list of them.
import { remembered } from './settings';

export interface SeatKey {
  readonly seat: number; // counted from 1
  readonly key: string;
}

const most = 200;

export const nameKeys = remembered<Readonly<Record<string, SeatKey>>>('names', {});

export function keepNameKey(record: string, { seat, key }: SeatKey): void {
  const { [record]: _, ...others } = nameKeys.peek();
  nameKeys.value = Object.fromEntries([...Object.entries(others), [record, { seat, key }] as const].slice(-most));
}

export function dropNameKey(record: string): void {
  const { [record]: _, ...others } = nameKeys.peek();
  nameKeys.value = others;
}
