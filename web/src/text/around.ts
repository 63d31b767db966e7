// The texts of games around one screen, loaded with them.
import type en from './en/around';
import { type TextFile, textPart } from './part';

export type AroundKey = keyof typeof en;

export const aroundTexts = textPart(import.meta.glob<TextFile<AroundKey>>('./*/around.ts'));

export const { t: ta } = aroundTexts;
