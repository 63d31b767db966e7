// The texts of replays, loaded with the first one that is watched.
import type en from './en/replay';
import { type TextFile, textPart } from './part';

export type ReplayKey = keyof typeof en;

export const replayTexts = textPart(import.meta.glob<TextFile<ReplayKey>>('./*/replay.ts'));

export const { t: tr, tn: trn } = replayTexts;
