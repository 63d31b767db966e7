// Which pictures are requested, and where they go.
import { fileURLToPath } from 'node:url';
import { screens } from '../../e2e/support/floats';
import { languageCodes, type LanguageCode } from '../../src/settings/languages';

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

const usualSizes: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
];
// Those the tests look at, too.
const everySize: readonly Size[] = screens.map(([width, height]) => ({ width, height }));
const allThemes: readonly Theme[] = ['night', 'dawn'];

export function sizeText({ width, height }: Size): string {
  return `${width}x${height}`;
}

// Any size may be asked for.
function readSize(text: string): Size {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height };
}

const askedSizes = asked('SHOTS_SIZES').map(readSize);
const ownSizes = (process.env['SHOTS_ALL_SIZES'] ?? '') === '' ? usualSizes : everySize;
export const sizes = askedSizes.length === 0 ? ownSizes : askedSizes;
export const themes = wanted(allThemes, 'SHOTS_THEMES', (theme) => theme);

// English only, unless others are requested.
const askedLanguages = languageCodes.filter((code) => asked('SHOTS_LANGUAGES').includes(code));
export const shownLanguages: readonly LanguageCode[] = askedLanguages.length === 0 ? ['en'] : askedLanguages;

// The pictures for the documents are only taken when they are requested.
export const isForDocuments = (process.env['SHOTS_DOCUMENTS'] ?? '') !== '';

export function isWanted(name: string): boolean {
  const some = asked('SHOTS_ONLY');
  return some.length === 0 || some.some((part) => name.includes(part));
}

export function fileName(name: string, language: LanguageCode, theme: Theme, size: Size): string {
  return `${name}${language === 'en' ? '' : `.${language}`}-${theme}-${sizeText(size)}.png`;
}
