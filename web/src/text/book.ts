// The texts of the Book, of crews and of the heist of the day.
import type en from './en/book';
import { textPart } from './part';

export type BookKey = keyof typeof en;

const part = textPart<BookKey>({
  en: () => import('./en/book'),
  de: () => import('./de/book'),
  pt: () => import('./pt/book'),
});

export const loadBookTexts = part.load;
export const tb = part.t;
export const tbn = part.tn;
