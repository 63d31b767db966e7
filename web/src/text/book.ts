// The texts of the Book, of crews and of the heist of the day.
import type en from './en/book';
import { type TextFile, textPart } from './part';

export type BookKey = keyof typeof en;

const part = textPart(import.meta.glob<TextFile<BookKey>>('./*/book.ts'));

export const loadBookTexts = part.load;
export const tb = part.t;
export const tbn = part.tn;
