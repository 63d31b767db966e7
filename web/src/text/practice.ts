// The texts of practice, its lessons and its hints, loaded with its screens.
import type en from './en/practice';
import { type TextFile, textPart } from './part';

export type PracticeKey = keyof typeof en;

export const practiceTexts = textPart(import.meta.glob<TextFile<PracticeKey>>('./*/practice.ts'));

export const { t: tp, tn: tpn } = practiceTexts;
