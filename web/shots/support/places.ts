// Which pictures are asked for, and where they go.
import { fileURLToPath } from 'node:url';

export const folder = fileURLToPath(new URL('../../../build/shots', import.meta.url));

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Theme = 'night' | 'dawn';

function asked(name: string): readonly string[] {
  return (process.env[name] ?? '').split(',').filter((part) => part !== '');
}

function wanted<T>(all: readonly T[], name: string, text: (one: T) => string): readonly T[] {
  const some = asked(name);
  return some.length === 0 ? all : all.filter((one) => some.includes(text(one)));
}

const allSizes: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
];
const allThemes: readonly Theme[] = ['night', 'dawn'];

export function sizeText({ width, height }: Size): string {
  return `${width}x${height}`;
}

export const sizes = wanted(allSizes, 'SHOTS_SIZES', sizeText);
export const themes = wanted(allThemes, 'SHOTS_THEMES', (theme) => theme);

// The pictures of the documents are taken alone, when they are asked for.
export const isForDocuments = (process.env['SHOTS_DOCUMENTS'] ?? '') !== '';

export function isWanted(name: string): boolean {
  const some = asked('SHOTS_ONLY');
  return some.length === 0 || some.some((part) => name.includes(part));
}

export function fileName(name: string, theme: Theme, size: Size): string {
  return `${name}-${theme}-${sizeText(size)}.png`;
}
