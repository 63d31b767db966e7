// The texts of talking, loaded when someone else is at the table.
import type en from './en/talk';
import { type TextFile, textPart } from './part';

export type SpokenKey = keyof typeof en;
export type SpokenTable = Readonly<Record<SpokenKey, string>>;

const part = textPart(import.meta.glob<TextFile<SpokenKey>>('./*/talk.ts'));

export const loadTalkTexts = part.load;
export const tt = part.t;
