// The texts of the scenario editor, loaded with it.
import type en from './en/editor';
import { type TextFile, textPart } from './part';

export type EditorKey = keyof typeof en;

export const editorTexts = textPart(import.meta.glob<TextFile<EditorKey>>('./*/editor.ts'));

export const { t: te, tn: ten } = editorTexts;
