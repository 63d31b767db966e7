// The texts of the scenario editor; they come with it.
import type en from './en/editor';
import { textPart } from './part';

export type EditorKey = keyof typeof en;

export const editorTexts = textPart<EditorKey>({
  en: () => import('./en/editor'),
  de: () => import('./de/editor'),
  pt: () => import('./pt/editor'),
});

export const { t: te, tn: ten } = editorTexts;
