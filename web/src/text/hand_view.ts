// The texts of the hand view, loaded with it.
import type en from './en/hand_view';
import { type TextFile, textPart } from './part';

export type HandViewKey = keyof typeof en;

export const handViewTexts = textPart(import.meta.glob<TextFile<HandViewKey>>('./*/hand_view.ts'));

export const { t: th } = handViewTexts;
