// The texts of talking, which come when somebody else is at the table.
import type en from './en/talk';
import { textPart } from './part';

export type SpokenKey = keyof typeof en;
export type SpokenTable = Readonly<Record<SpokenKey, string>>;

const part = textPart<SpokenKey>({
  en: () => import('./en/talk'),
  de: () => import('./de/talk'),
  pt: () => import('./pt/talk'),
});

export const loadTalkTexts = part.load;
export const tt = part.t;
