// Won games with fixed deals: who does what, in which order. They were found by search with `magicmaze engine`.
import { readFileSync } from 'node:fs';

export interface GameScript {
  readonly choice: Readonly<Record<string, unknown>>;
  readonly script: readonly (readonly [seat: number, action: string])[];
}

export interface Move {
  readonly kind: 'move';
  readonly pawn: string;
  readonly from: string;
  readonly to: string;
  readonly way: '>' | '/' | '@' | '#'; // on foot, by escalator, through the vortex, through a shaft
}

export type ScriptedAction =
  | Move
  | { readonly kind: 'draw' }
  | { readonly kind: 'theft' }
  | { readonly kind: 'place'; readonly before: string }
  | { readonly kind: 'discard'; readonly tile: string };

const heroes: Readonly<Record<string, string>> = { y: 'yellow', p: 'purple', g: 'green', o: 'orange' };

// By the letter or number used for it in an action.
export function pawnOf(letter: string): string | undefined {
  return /^[1-4]$/.test(letter) ? `guard${letter}` : heroes[letter];
}

export function readScript(name: string): GameScript {
  return JSON.parse(readFileSync(new URL(`../games/${name}.json`, import.meta.url), 'utf8')) as GameScript;
}

export function readAction(action: string): ScriptedAction {
  if (action === 'draw' || action === 'theft') return { kind: action };
  const [, before] = /^place (\S+)$/.exec(action) ?? [];
  if (before !== undefined) return { kind: 'place', before };
  const [, tile] = /^discard (\S+)$/.exec(action) ?? [];
  if (tile !== undefined) return { kind: 'discard', tile };
  const [, letter = '', from = '', way = '', to = ''] = /^([ypgo1-4]) ([^>/@#]+)([>/@#])(\S+)$/.exec(action) ?? [];
  const pawn = pawnOf(letter);
  if (pawn === undefined) throw new Error(`What is "${action}"?`);
  return { kind: 'move', pawn, from, to, way: way as Move['way'] };
}
