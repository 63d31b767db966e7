// The texts of the big screen, loaded with it.
import type en from './en/big_screen';
import { type TextFile, textPart } from './part';

export type BigScreenKey = keyof typeof en;

export const bigScreenTexts = textPart(import.meta.glob<TextFile<BigScreenKey>>('./*/big_screen.ts'));

export const { t: tv } = bigScreenTexts;
