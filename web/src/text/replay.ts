// The texts of replays; they come with the first one that is watched.
import type en from './en/replay';
import { textPart } from './part';

export type ReplayKey = keyof typeof en;

export const replayTexts = textPart<ReplayKey>({
  en: () => import('./en/replay'),
  de: () => import('./de/replay'),
  pt: () => import('./pt/replay'),
});

export const { t: tr, tn: trn } = replayTexts;
