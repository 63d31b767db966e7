// The texts of playing by ear, loaded when someone does.
import type en from './en/by_ear';
import { type TextFile, textPart } from './part';

export type ByEarKey = keyof typeof en;

export const byEarTexts = textPart(import.meta.glob<TextFile<ByEarKey>>('./*/by_ear.ts'));

export const { t: te, tn: ten } = byEarTexts;
